import { LRUCache } from 'lru-cache'
import type * as v from 'valibot'
import type { RequestBudget } from './request-budget.server.ts'
import {
  type CallOptions,
  type ParsedResponse,
  type RawResponse,
  ServiceCalls,
} from './service-calls.server.ts'
import { serviceUnavailable, UpstreamError } from './upstream-error.ts'

export interface ServiceOptions extends CallOptions {
  /** Whether responses may be cached for a short time. */
  readonly cachesResponses: boolean
  /** Storage of last known good responses for the next process; null without a store. */
  readonly lastKnownGood?: LastKnownGoodStore | null
  /** Called once per failure; the caller only gets a 503. */
  readonly report: (error: UpstreamError) => void
}

/** Stores last known good responses across restarts. */
export interface LastKnownGoodStore {
  readonly response: (request: string) => RawResponse | null
  readonly saveResponse: (request: string, response: RawResponse) => void
}

export interface ServiceResponse<Data> {
  /** Shared between callers, so it must not be mutated. */
  readonly data: Data
  /** The cache tags of the response; the page that shows it is invalidated by them. */
  readonly tags: readonly string[]
}

/**
 * `short`: cached for seconds. `lastKnownGood`: cached until a change event, at most for a minute; when the service
 * fails, the last good response is used, even from an earlier process. `uncached`: requested each time.
 */
export type FetchPolicy = 'short' | 'lastKnownGood' | 'uncached'

/** When a `lastKnownGood` response expires by its own data, in milliseconds since 1970. */
type ExpiryOf<Schema extends v.GenericSchema> = (data: v.InferOutput<Schema>) => number

/** The part of a service client that pages use. */
export type ServiceReader = Pick<ServiceClient, 'get'>

type SearchParams = Readonly<Record<string, string | number | null | undefined>>

/** Short, because it adds to the cache time of the page. */
const SHORT_MS = 10_000
/** Upper bound in case a change event is missed. */
const MAX_AGE_MS = 60_000
/** Min TTL of an expired response, in case the clock of the service is behind ours. */
const MIN_TTL_MS = 500
const MAX_CHARACTERS = 16 * 1024 * 1024
/** Estimated size of URL, tags and cache entry. */
const OVERHEAD_CHARACTERS = 512

/** Loads a response, with a TTL of its own or undefined for the default. */
type Load = () => Promise<{
  readonly response: ParsedResponse<v.GenericSchema>
  readonly ttlMs?: number | undefined
}>

/** A client of one service, with response caches and last known good responses. */
export class ServiceClient {
  readonly #options: ServiceOptions
  readonly #calls: ServiceCalls
  readonly #short = this.#newCache(SHORT_MS)
  readonly #lastKnownGood = this.#newCache(MAX_AGE_MS)
  /** The last response to each `lastKnownGood` request. */
  readonly #lastResponses = new Map<string, ParsedResponse<v.GenericSchema>>()
  #purges = 0

  constructor(options: ServiceOptions) {
    this.#options = options
    this.#calls = new ServiceCalls(options)
  }

  #newCache(ttl: number) {
    return new LRUCache<string, ParsedResponse<v.GenericSchema>, Load>({
      maxSize: MAX_CHARACTERS,
      sizeCalculation: ({ text }) => (text?.length ?? 0) + OVERHEAD_CHARACTERS,
      ttl,
      ttlResolution: 0,
      // A request that started before a change still serves the callers waiting for it.
      ignoreFetchAbort: true,
      fetchMethod: async (_target, _stale, { context: load, options }) => {
        const { response, ttlMs } = await load()
        options.ttl = ttlMs ?? ttl
        return response
      },
    })
  }

  /** The parsed response, or null for a 404. Throws a 503 Response. */
  get<Schema extends v.GenericSchema>(
    path: string,
    schema: Schema,
    search: SearchParams = {},
    policy: FetchPolicy = 'short',
    readExpiry?: ExpiryOf<Schema>,
  ): Promise<ServiceResponse<v.InferOutput<Schema> | null>> {
    return this.#orServiceUnavailable(this.#get(path, schema, search, policy, readExpiry))
  }

  /** The same for one page, within its time budget for this service. */
  forPage(budget: RequestBudget): ServiceReader {
    return {
      get: (path, schema, search = {}, policy = 'short', readExpiry) =>
        this.#orServiceUnavailable(
          budget.within(this.#get(path, schema, search, policy, readExpiry), () => {
            const lastGood =
              policy === 'lastKnownGood' ? this.#lastResponse(`${path}${toSearch(search)}`, schema) : null
            if (lastGood === null) {
              throw new UpstreamError(this.#options.name, 'timeout', `${path}: time budget exceeded`)
            }
            return lastGood
          }),
        ),
    }
  }

  /** One attempt: a POST may have arrived, so it is not retried. Returns null and throws like `get`. */
  post<Schema extends v.GenericSchema>(
    path: string,
    body: unknown,
    schema: Schema,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<v.InferOutput<Schema> | null> {
    return this.#orServiceUnavailable(this.#calls.post(path, body, schema, headers))
  }

  async #orServiceUnavailable<Data>(response: Promise<Data>): Promise<Data> {
    try {
      return await response
    } catch (error) {
      if (!(error instanceof UpstreamError)) {
        throw error
      }
      this.#options.report(error)
      throw serviceUnavailable()
    }
  }

  /** Call it after a change of content with these tags. */
  invalidate(tags: readonly string[]): void {
    this.#short.clear()
    this.#lastKnownGood.purgeStale()
    const cached = [...this.#lastKnownGood.values()]
    const isAffected = cached.some((response) => response.tags.some((tag) => tags.includes(tag)))
    // `size` includes requests in flight, whose tags are unknown.
    if (isAffected || cached.length < this.#lastKnownGood.size) {
      this.#lastKnownGood.clear()
    }
  }

  /** Call it after missed change events. */
  invalidateAll(): void {
    this.#short.clear()
    this.#lastKnownGood.clear()
  }

  /** For another database: not even last known good responses are valid. */
  purge(): void {
    this.#purges += 1
    this.invalidateAll()
    this.#lastResponses.clear()
  }

  /** Whether calls are rejected at the moment because the service keeps failing. */
  get isOpen(): boolean {
    return this.#calls.isOpen
  }

  /** Closes the circuit when the service is known to work again, so that the next call is sent. */
  closeCircuit(): void {
    this.#calls.closeCircuit()
  }

  async #get<Schema extends v.GenericSchema>(
    path: string,
    schema: Schema,
    search: SearchParams,
    policy: FetchPolicy,
    readExpiry: ExpiryOf<Schema> | undefined,
  ): Promise<ServiceResponse<v.InferOutput<Schema> | null>> {
    const target = `${path}${toSearch(search)}`
    const load = async () => {
      const response = await this.#calls.get(target, schema)
      const expires = readExpiry !== undefined && response.data !== null
      return { response, ttlMs: expires ? ttlUntil(readExpiry(response.data)) : undefined }
    }
    if (policy !== 'lastKnownGood') {
      const isCached = policy === 'short' && this.#options.cachesResponses
      const response = isCached
        ? await this.#short.forceFetch(target, { context: load })
        : await this.#calls.get(target, schema)
      return this.#parsedFor(response, target, schema)
    }
    const purges = this.#purges
    try {
      const response = await this.#lastKnownGood.forceFetch(target, { context: load })
      if (purges === this.#purges) {
        this.#remember(target, response)
      }
      return this.#parsedFor(response, target, schema)
    } catch (error) {
      if (!(error instanceof UpstreamError)) {
        throw error
      }
      const lastGood = this.#lastResponse(target, schema)
      if (lastGood === null) {
        throw error
      }
      this.#options.report(error)
      return lastGood
    }
  }

  /** The cached response may have been parsed by another schema. */
  #parsedFor<Schema extends v.GenericSchema>(
    response: ParsedResponse<v.GenericSchema>,
    target: string,
    schema: Schema,
  ): ServiceResponse<v.InferOutput<Schema> | null> {
    const data = isParsedBy(schema, response)
      ? response.data
      : this.#calls.parse(response.text, target, schema)
    return { data, tags: response.tags }
  }

  #remember(target: string, response: ParsedResponse<v.GenericSchema>): void {
    const lastGood = this.#lastResponses.get(target)
    this.#lastResponses.set(target, response)
    const { text, tags } = response
    if (lastGood?.text !== text || lastGood.tags.join() !== tags.join()) {
      this.#options.lastKnownGood?.saveResponse(`${this.#options.name} ${target}`, { text, tags })
    }
  }

  /** The last good response, possibly from an earlier process; null if there is none. */
  #lastResponse<Schema extends v.GenericSchema>(
    target: string,
    schema: Schema,
  ): ServiceResponse<v.InferOutput<Schema> | null> | null {
    const lastGood = this.#lastResponses.get(target)
    if (lastGood !== undefined) {
      return this.#parsedFor(lastGood, target, schema)
    }
    const { lastKnownGood, name } = this.#options
    const stored = lastKnownGood?.response(`${name} ${target}`) ?? null
    if (stored === null) {
      return null
    }
    try {
      const response = { ...stored, schema, data: this.#calls.parse(stored.text, target, schema) }
      this.#lastResponses.set(target, response)
      return this.#parsedFor(response, target, schema)
    } catch {
      // Stored by a release with another schema.
      return null
    }
  }
}

function ttlUntil(endsAt: number): number {
  return Math.max(MIN_TTL_MS, Math.min(endsAt - Date.now(), MAX_AGE_MS))
}

function isParsedBy<Schema extends v.GenericSchema>(
  schema: Schema,
  response: ParsedResponse<v.GenericSchema>,
): response is ParsedResponse<Schema> {
  return response.schema === schema
}

function toSearch(search: SearchParams): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    if (value !== null && value !== undefined && value !== '') {
      params.set(name, String(value))
    }
  }
  return params.size > 0 ? `?${params}` : ''
}
