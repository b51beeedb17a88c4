import { TAGS_HEADER } from '@site/contracts/feed.ts'
import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
  type IPolicy,
  IsolatedCircuitError,
  isTaskCancelledError,
  retry,
  wrap,
} from 'cockatiel'
import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import { type CallWatch, unwatched } from './call-watch.ts'
import type { PageTime } from './page-time.server.ts'
import { retryAfterMs } from './retry-after.ts'
import { serviceUnavailable, UpstreamError, type UpstreamFailure } from './upstream-error.ts'

export interface ServiceOptions {
  /** What the service is called in logs and errors. */
  readonly name: string
  /** Its address without a trailing slash, for example `http://127.0.0.1:3001/api/site`. */
  readonly baseUrl: string
  readonly key: string | null
  /** Sent with every question, beyond the usual ones. */
  readonly headers?: Readonly<Record<string, string>>
  /** The longest that a call may take in all, a second attempt included. */
  readonly deadlineMs: number
  /** Calls under way at once; further ones fail at once instead of piling up. */
  readonly maxInFlight: number
  /** Whether an answer may be used for a short time; otherwise every question is asked anew. */
  readonly keepsAnswers: boolean
  /** Where `lasting` answers are stored for the next process; absent where nothing is. */
  readonly lastAnswers?: LastAnswers
  /** Told of each failure, once; the caller only gets a 503. */
  readonly report: (error: UpstreamError) => void
  /** Told of each call; absent where nobody watches. */
  readonly watch?: CallWatch
  /** Sends the requests; the global one by default. */
  readonly fetch?: typeof globalThis.fetch
}

/** A response as it came. */
export interface RawAnswer {
  /** Null where the service says that there is no such thing. */
  readonly text: string | null
  /** What it was made from; the page that shows it is invalidated when one of these changes. */
  readonly tags: readonly string[]
}

/** Where the last responses survive the process. */
export interface LastAnswers {
  readonly get: (question: string) => RawAnswer | null
  readonly set: (question: string, answer: RawAnswer) => void
}

export interface Answer<Data> {
  /** Shared with others that ask for the same: nobody changes it. */
  readonly data: Data
  /** What the answer was made from; the page that shows it is forgotten when one of these changes. */
  readonly tags: readonly string[]
}

/**
 * `brief`: cached for seconds. `lasting`: cached until a change concerns it, for a minute at most; when the service does
 * not answer, its last response is used, in the next process too. `uncached`: requested each time.
 */
export type CachePolicy = 'brief' | 'lasting' | 'uncached'

/** When a lasting response ends by its own data, in milliseconds since 1970. */
type EndOf<Schema extends v.GenericSchema> = (data: v.InferOutput<Schema>) => number

/** What pages need of a service. */
export type AskedService = Pick<ServiceClient, 'get'>

type SearchParams = Readonly<Record<string, string | number | null | undefined>>

/** Failures in a row that open the circuit, and how long it then stays open before one call may try. */
const FAILURES_TO_OPEN = 5
const OPEN_MS = 2_000
/** Short, because it adds to the time for which a page made from the answer is cached. */
const BRIEF_MS = 10_000
/** Upper bound if a change event is missed. */
const LASTING_MS = 60_000
/** A response that has ended by our clock, and not yet by the service's, is not requested again sooner. */
const MIN_LASTING_MS = 500
const MAX_CHARACTERS = 16 * 1024 * 1024
/** Beside its text, an answer has an address, tags and its place in the cache. */
const OVERHEAD_CHARACTERS = 512

/** An answer as it came, and parsed. */
interface ParsedAnswer<Schema extends v.GenericSchema> extends RawAnswer {
  readonly data: v.InferOutput<Schema> | null
  readonly schema: Schema
}

/** What the caches load: the response, and for how long it may be used; undefined for as long as its cache says. */
type Load = () => Promise<{
  readonly answer: ParsedAnswer<v.GenericSchema>
  readonly ttlMs?: number | undefined
}>

/** HTTP to one service behind the site: deadline, one retry, circuit breaker, bounded concurrency, cached responses. */
export class ServiceClient {
  readonly #options: ServiceOptions
  readonly #breaker = circuitBreaker(handleWhen(isFaultOfService), {
    halfOpenAfter: OPEN_MS,
    breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN),
  })
  /** From the inside out: each attempt is one call, of which so many may be under way. */
  readonly #attempt: IPolicy
  readonly #retry = retry(handleWhen(isWorthRetrying), { maxAttempts: 1 })
  readonly #brief = this.#newCache(BRIEF_MS)
  readonly #lasting = this.#newCache(LASTING_MS)
  /** The last answer to each question that was asked as `lasting`. */
  readonly #last = new Map<string, ParsedAnswer<v.GenericSchema>>()
  #purges = 0

  constructor(options: ServiceOptions) {
    this.#options = options
    this.#attempt = wrap(bulkhead(options.maxInFlight), this.#breaker)
  }

  #newCache(ttl: number) {
    return new LRUCache<string, ParsedAnswer<v.GenericSchema>, Load>({
      maxSize: MAX_CHARACTERS,
      sizeCalculation: ({ text }) => (text?.length ?? 0) + OVERHEAD_CHARACTERS,
      ttl,
      ttlResolution: 0,
      // What was asked for before a change still answers those who wait for it.
      ignoreFetchAbort: true,
      fetchMethod: async (_target, _stale, { context: load, options }) => {
        const { answer, ttlMs } = await load()
        options.ttl = ttlMs ?? ttl
        return answer
      },
    })
  }

  /** The parsed answer, or null where the service says that there is no such thing (404). Throws a 503 Response. */
  get<Schema extends v.GenericSchema>(
    path: string,
    schema: Schema,
    search: SearchParams = {},
    policy: CachePolicy = 'brief',
    endOf?: EndOf<Schema>,
  ): Promise<Answer<v.InferOutput<Schema> | null>> {
    return this.#orServiceUnavailable(this.#get(path, schema, search, policy, endOf))
  }

  /** The same for one page, whose questions take no longer together than its time for this service. */
  forPage(time: PageTime): AskedService {
    return {
      get: (path, schema, search = {}, policy = 'brief', endOf) =>
        this.#orServiceUnavailable(
          time.within(this.#get(path, schema, search, policy, endOf), () => {
            const last = policy === 'lasting' ? this.#lastAnswer(`${path}${toSearch(search)}`, schema) : null
            if (last === null) {
              throw new UpstreamError(this.#options.name, 'timeout', `${path}: the page has no time left`)
            }
            return last
          }),
        ),
    }
  }

  /** One attempt: a post that may have arrived is not sent again. Null and errors as `get`. */
  post<Schema extends v.GenericSchema>(
    path: string,
    body: unknown,
    schema: Schema,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<v.InferOutput<Schema> | null> {
    return this.#orServiceUnavailable(this.#post(path, body, schema, headers))
  }

  async #orServiceUnavailable<Data>(answer: Promise<Data>): Promise<Data> {
    try {
      return await answer
    } catch (error) {
      if (!(error instanceof UpstreamError)) {
        throw error
      }
      this.#options.report(error)
      throw serviceUnavailable()
    }
  }

  /** After a change of what the tags name. */
  forget(tags: readonly string[]): void {
    this.#brief.clear()
    this.#lasting.purgeStale()
    const known = [...this.#lasting.values()]
    const isConcerned = known.some((answer) => answer.tags.some((tag) => tags.includes(tag)))
    // The size counts what is still being requested, whose tags nobody knows yet.
    if (isConcerned || known.length < this.#lasting.size) {
      this.#lasting.clear()
    }
  }

  /** After changes that nobody knows. */
  forgetAll(): void {
    this.#brief.clear()
    this.#lasting.clear()
  }

  /** The service has another database: nothing of what it has said holds, not even where it says nothing. */
  purge(): void {
    this.#purges += 1
    this.forgetAll()
    this.#last.clear()
  }

  /** Whether calls are refused at the moment because the service keeps failing. */
  get isOpen(): boolean {
    return this.#breaker.state !== CircuitState.Closed
  }

  /** Told from elsewhere that the service works again: the next call goes out at once. */
  serviceIsBack(): void {
    this.#breaker.isolate().dispose()
  }

  async #get<Schema extends v.GenericSchema>(
    path: string,
    schema: Schema,
    search: SearchParams,
    policy: CachePolicy,
    endOf: EndOf<Schema> | undefined,
  ): Promise<Answer<v.InferOutput<Schema> | null>> {
    const target = `${path}${toSearch(search)}`
    const load = async () => {
      const answer = await this.#fetchWithRetry(target, schema)
      const isEnding = endOf !== undefined && answer.data !== null
      return { answer, ttlMs: isEnding ? ttlUntil(endOf(answer.data)) : undefined }
    }
    if (policy !== 'lasting') {
      const isCached = policy === 'brief' && this.#options.keepsAnswers
      const answer = isCached
        ? await this.#brief.forceFetch(target, { context: load })
        : await this.#fetchWithRetry(target, schema)
      return this.#answerOf(answer, target, schema)
    }
    const purges = this.#purges
    try {
      const answer = await this.#lasting.forceFetch(target, { context: load })
      if (purges === this.#purges) {
        this.#note(target, answer)
      }
      return this.#answerOf(answer, target, schema)
    } catch (error) {
      if (!(error instanceof UpstreamError)) {
        throw error
      }
      const last = this.#lastAnswer(target, schema)
      if (last === null) {
        throw error
      }
      this.#options.report(error)
      return last
    }
  }

  /** Some read only a part of an answer, by a schema of their own. */
  #answerOf<Schema extends v.GenericSchema>(
    answer: ParsedAnswer<v.GenericSchema>,
    target: string,
    schema: Schema,
  ): Answer<v.InferOutput<Schema> | null> {
    const data = isParsedBy(schema, answer) ? answer.data : this.#parse(answer.text, target, schema)
    return { data, tags: answer.tags }
  }

  #note(target: string, answer: ParsedAnswer<v.GenericSchema>): void {
    const last = this.#last.get(target)
    this.#last.set(target, answer)
    const { text, tags } = answer
    if (last?.text !== text || last.tags.join() !== tags.join()) {
      this.#options.lastAnswers?.set(`${this.#options.name} ${target}`, { text, tags })
    }
  }

  /** Maybe of an earlier process; null where none is known. */
  #lastAnswer<Schema extends v.GenericSchema>(
    target: string,
    schema: Schema,
  ): Answer<v.InferOutput<Schema> | null> | null {
    const last = this.#last.get(target)
    if (last !== undefined) {
      return this.#answerOf(last, target, schema)
    }
    const { lastAnswers, name } = this.#options
    const stored = lastAnswers?.get(`${name} ${target}`) ?? null
    if (stored === null) {
      return null
    }
    try {
      const answer = { ...stored, schema, data: this.#parse(stored.text, target, schema) }
      this.#last.set(target, answer)
      return this.#answerOf(answer, target, schema)
    } catch {
      // Stored by a release with another contract.
      return null
    }
  }

  #fetchWithRetry<Schema extends v.GenericSchema>(
    target: string,
    schema: Schema,
  ): Promise<ParsedAnswer<Schema>> {
    const signal = AbortSignal.timeout(this.#options.deadlineMs)
    return this.#retry.execute(() => this.#ask(target, { signal }, schema), signal)
  }

  async #post<Schema extends v.GenericSchema>(
    path: string,
    body: unknown,
    schema: Schema,
    headers: Readonly<Record<string, string>>,
  ): Promise<v.InferOutput<Schema> | null> {
    const { data } = await this.#ask(
      path,
      {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
        signal: AbortSignal.timeout(this.#options.deadlineMs),
      },
      schema,
    )
    return data
  }

  /** One call from its first byte to an answer that fits the contract: only then does it count as done. */
  #ask<Schema extends v.GenericSchema>(
    target: string,
    init: BoundedRequest,
    schema: Schema,
  ): Promise<ParsedAnswer<Schema>> {
    const { name, watch = unwatched } = this.#options
    const [, resource = ''] = /^\/([\w-]+)/.exec(target) ?? []
    return watch({ service: name, method: init.method ?? 'GET', resource }, async (headers) => {
      try {
        return await this.#attempt.execute(
          () => this.#fetch(target, { ...init, headers: { ...headers, ...init.headers } }, schema),
          init.signal,
        )
      } catch (error) {
        const failure = this.#asUpstreamError(error, target)
        // A form that is told to wait is told about its own queue, and comes again by its sender.
        if (failure.waitMs && init.method === undefined) {
          this.#waitFor(failure.waitMs)
        }
        throw failure
      }
    })
  }

  /** The service asks to be left alone: no longer than after failures, so that it is found well as soon as it is. */
  #waitFor(ms: number): void {
    const isolation = this.#breaker.isolate()
    setTimeout(() => isolation.dispose(), Math.min(ms, OPEN_MS)).unref()
  }

  async #fetch<Schema extends v.GenericSchema>(
    target: string,
    init: RequestInit,
    schema: Schema,
  ): Promise<ParsedAnswer<Schema>> {
    const { baseUrl, key, headers, fetch = globalThis.fetch } = this.#options
    try {
      const response = await fetch(`${baseUrl}${target}`, {
        ...init,
        redirect: 'error',
        headers: {
          accept: 'application/json',
          ...(key === null ? {} : { authorization: `Bearer ${key}` }),
          ...headers,
          ...init.headers,
        },
      })
      const tags = response.headers.get(TAGS_HEADER)?.split(' ').filter(Boolean) ?? []
      const text = await this.#textOf(response, target)
      return { data: this.#parse(text, target, schema), schema, text, tags }
    } catch (error) {
      throw this.#asUpstreamError(error, target)
    }
  }

  /** Null where the service says that there is no such thing. */
  async #textOf(response: Response, target: string): Promise<string | null> {
    if (response.ok) {
      return response.text()
    }
    await response.body?.cancel()
    if (response.status === 404) {
      return null
    }
    const failure = response.status < 500 ? 'refused' : 'status'
    throw new UpstreamError(this.#options.name, failure, `${response.status} for ${target}`, {
      waitMs: retryAfterMs(response),
    })
  }

  #parse<Schema extends v.GenericSchema>(
    text: string | null,
    target: string,
    schema: Schema,
  ): v.InferOutput<Schema> | null {
    const { name } = this.#options
    if (text === null) {
      return null
    }
    const json = v.safeParse(JsonSchema, text)
    if (!json.success) {
      throw new UpstreamError(name, 'unparsable', `${target}: no JSON`)
    }
    const result = v.safeParse(schema, json.output)
    if (!result.success) {
      const [issue] = result.issues
      throw new UpstreamError(name, 'unparsable', `${target}: ${v.getDotPath(issue) ?? ''} ${issue.message}`)
    }
    return result.output
  }

  #asUpstreamError(error: unknown, target: string): UpstreamError {
    if (error instanceof UpstreamError) {
      return error
    }
    return new UpstreamError(this.#options.name, failureOf(error), target, { cause: error })
  }
}

function ttlUntil(endsAt: number): number {
  return Math.max(MIN_LASTING_MS, Math.min(endsAt - Date.now(), LASTING_MS))
}

function isParsedBy<Schema extends v.GenericSchema>(
  schema: Schema,
  answer: ParsedAnswer<v.GenericSchema>,
): answer is ParsedAnswer<Schema> {
  return answer.schema === schema
}

function failureOf(error: unknown): UpstreamFailure {
  if (error instanceof BrokenCircuitError || error instanceof IsolatedCircuitError) {
    return 'circuitOpen'
  }
  if (error instanceof BulkheadRejectedError) {
    return 'overloaded'
  }
  const isTimeout = error instanceof DOMException && error.name === 'TimeoutError'
  // Canceled are calls whose time was over while another call tried the service.
  return isTimeout || isTaskCancelledError(error) ? 'timeout' : 'unreachable'
}

/** A refused request is wrong by itself: the service answers. */
function isFaultOfService(error: unknown): boolean {
  return !(error instanceof UpstreamError && error.failure === 'refused')
}

function isWorthRetrying(error: unknown): boolean {
  return error instanceof UpstreamError && error.failure === 'unreachable'
}

interface BoundedRequest extends RequestInit {
  readonly signal: AbortSignal
  readonly headers?: Readonly<Record<string, string>>
}

const JsonSchema = v.pipe(v.string(), v.parseJson())

function toSearch(search: SearchParams): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    if (value !== null && value !== undefined && value !== '') {
      params.set(name, String(value))
    }
  }
  return params.size > 0 ? `?${params}` : ''
}
