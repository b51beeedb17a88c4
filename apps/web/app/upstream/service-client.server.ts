import { LRUCache } from 'lru-cache'
import type * as v from 'valibot'
import type { PageTime } from './page-time.server.ts'
import { type CallOptions, type ParsedAnswer, type RawAnswer, ServiceCalls } from './service-calls.server.ts'
import { serviceUnavailable, UpstreamError } from './upstream-error.ts'

export interface ServiceOptions extends CallOptions {
  /** Whether an answer may be used for a short time; otherwise every question is asked anew. */
  readonly keepsAnswers: boolean
  /** Where `lasting` answers are stored for the next process; absent where nothing is. */
  readonly lastAnswers?: LastAnswers
  /** Told of each failure, once; the caller only gets a 503. */
  readonly report: (error: UpstreamError) => void
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

/** Short, because it adds to the time for which a page made from the answer is cached. */
const BRIEF_MS = 10_000
/** Upper bound if a change event is missed. */
const LASTING_MS = 60_000
/** A response that has ended by our clock, and not yet by the service's, is not requested again sooner. */
const MIN_LASTING_MS = 500
const MAX_CHARACTERS = 16 * 1024 * 1024
/** Beside its text, an answer has an address, tags and its place in the cache. */
const OVERHEAD_CHARACTERS = 512

/** What the caches load: the response, and for how long it may be used; undefined for as long as its cache says. */
type Load = () => Promise<{
  readonly answer: ParsedAnswer<v.GenericSchema>
  readonly ttlMs?: number | undefined
}>

/** One service behind the site: its responses, cached, and the last ones of those that no page should be without. */
export class ServiceClient {
  readonly #options: ServiceOptions
  readonly #calls: ServiceCalls
  readonly #brief = this.#newCache(BRIEF_MS)
  readonly #lasting = this.#newCache(LASTING_MS)
  /** The last answer to each question that was asked as `lasting`. */
  readonly #last = new Map<string, ParsedAnswer<v.GenericSchema>>()
  #purges = 0

  constructor(options: ServiceOptions) {
    this.#options = options
    this.#calls = new ServiceCalls(options)
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
    return this.#orServiceUnavailable(this.#calls.post(path, body, schema, headers))
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
    return this.#calls.isOpen
  }

  /** Told from elsewhere that the service works again: the next call goes out at once. */
  serviceIsBack(): void {
    this.#calls.closeCircuit()
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
      const answer = await this.#calls.get(target, schema)
      const isEnding = endOf !== undefined && answer.data !== null
      return { answer, ttlMs: isEnding ? ttlUntil(endOf(answer.data)) : undefined }
    }
    if (policy !== 'lasting') {
      const isCached = policy === 'brief' && this.#options.keepsAnswers
      const answer = isCached
        ? await this.#brief.forceFetch(target, { context: load })
        : await this.#calls.get(target, schema)
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
    const data = isParsedBy(schema, answer) ? answer.data : this.#calls.parse(answer.text, target, schema)
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
      const answer = { ...stored, schema, data: this.#calls.parse(stored.text, target, schema) }
      this.#last.set(target, answer)
      return this.#answerOf(answer, target, schema)
    } catch {
      // Stored by a release with another contract.
      return null
    }
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

function toSearch(search: SearchParams): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    if (value !== null && value !== undefined && value !== '') {
      params.set(name, String(value))
    }
  }
  return params.size > 0 ? `?${params}` : ''
}
