import { TAGS_HEADER } from '@site/contracts/feed.ts'
import * as v from 'valibot'
import { AnswerStore, type RawAnswer } from './answer-store.server.ts'
import { type CallWatch, unwatched } from './call-watch.ts'
import { CircuitBreaker } from './circuit-breaker.server.ts'
import type { LastAnswers } from './last-answers.server.ts'
import type { PageTime } from './page-time.server.ts'
import { retryAfterMs } from './retry-after.ts'
import { serviceUnavailable, UpstreamError } from './upstream-error.ts'

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
  /** Where what was asked for as `lasting` is noted; absent where nothing is. */
  readonly lastAnswers?: LastAnswers
  /** Told of each failure, once; the caller only gets a 503. */
  readonly report: (error: UpstreamError) => void
  /** Told of each call; absent where nobody watches. */
  readonly watch?: CallWatch
  /** Sends the requests; the global one by default. */
  readonly fetch?: typeof globalThis.fetch
}

export interface Answer<Data> {
  readonly data: Data
  /** What the answer was made from; the page that shows it is forgotten when one of these changes. */
  readonly tags: readonly string[]
}

/**
 * Whether an answer of the last seconds will do, or the service is asked in any case. What is asked for as `lasting`, or
 * `newLasting`, is noted, so that it can be had as `last` when the service is away, in the next process too.
 */
export type AnswerAge = 'kept' | 'new' | 'lasting' | 'newLasting' | 'last'

/** What pages need of a service. */
export type AskedService = Pick<ServiceClient, 'get'>

type SearchParams = Readonly<Record<string, string | number | null | undefined>>

/**
 * HTTP to one service behind the site: deadline, one retry, circuit breaker, bounded concurrency, parsed answers
 * that are kept for seconds.
 */
export class ServiceClient {
  readonly #options: ServiceOptions
  readonly #breaker = new CircuitBreaker()
  readonly #answers = new AnswerStore()
  #inFlight = 0
  #purges = 0

  constructor(options: ServiceOptions) {
    this.#options = options
  }

  /** The parsed answer, or null where the service says that there is no such thing (404). Throws a 503 Response. */
  get<Schema extends v.GenericSchema>(
    path: string,
    schema: Schema,
    search: SearchParams = {},
    age: AnswerAge = 'kept',
  ): Promise<Answer<v.InferOutput<Schema> | null>> {
    return this.#orServiceUnavailable(this.#get(path, schema, search, age))
  }

  /** The same for one page, whose questions take no longer together than its time for this service. */
  forPage(time: PageTime): AskedService {
    return {
      get: (path, schema, search = {}, age = 'kept') =>
        this.#orServiceUnavailable(
          time.within(this.#get(path, schema, search, age), () => {
            throw new UpstreamError(this.#options.name, 'timeout', `${path}: the page has no time left`)
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

  /** Forgets the answers that were made from what a change feed named. */
  forget(tags: readonly string[]): void {
    this.#answers.forget(tags)
  }

  forgetAll(): void {
    this.#answers.forgetAll()
  }

  /** The service has another database: nothing of what it has said holds, not even where it says nothing. */
  purge(): void {
    this.#purges += 1
    this.#answers.forgetAll()
    this.#options.lastAnswers?.clear()
  }

  /** Whether calls are refused at the moment because the service keeps failing. */
  get isOpen(): boolean {
    return this.#breaker.isOpen
  }

  /** Told from elsewhere that the service works again: the next call goes out at once. */
  serviceIsBack(): void {
    this.#breaker.succeeded()
  }

  async #get<Schema extends v.GenericSchema>(
    path: string,
    schema: Schema,
    search: SearchParams,
    age: AnswerAge,
  ): Promise<Answer<v.InferOutput<Schema> | null>> {
    const target = `${path}${toSearch(search)}`
    const { text, tags } = age === 'last' ? this.#last(target) : await this.#asked(target, schema, age)
    return { data: text === null ? null : this.#parse(text, target, schema), tags }
  }

  async #asked(target: string, schema: v.GenericSchema, age: AnswerAge): Promise<RawAnswer> {
    const { keepsAnswers, lastAnswers, name } = this.#options
    const purges = this.#purges
    const ask = () => this.#askTwice(target, schema)
    const isKept = keepsAnswers && (age === 'kept' || age === 'lasting')
    const answer = isKept ? await this.#answers.get(target, ask) : await ask()
    if ((age === 'lasting' || age === 'newLasting') && purges === this.#purges) {
      lastAnswers?.set(`${name} ${target}`, answer)
    }
    return answer
  }

  #last(target: string): RawAnswer {
    const { lastAnswers, name } = this.#options
    const answer = lastAnswers?.get(`${name} ${target}`) ?? null
    if (answer === null) {
      // That the service does not answer has been reported.
      throw serviceUnavailable()
    }
    return answer
  }

  async #askTwice(target: string, schema: v.GenericSchema): Promise<RawAnswer> {
    const init = { signal: AbortSignal.timeout(this.#options.deadlineMs) }
    try {
      return await this.#ask(target, init, schema)
    } catch (error) {
      const isWorthRetrying = error instanceof UpstreamError && error.failure === 'unreachable'
      if (!isWorthRetrying || init.signal.aborted) {
        throw error
      }
      return await this.#ask(target, init, schema)
    }
  }

  async #post<Schema extends v.GenericSchema>(
    path: string,
    body: unknown,
    schema: Schema,
    headers: Readonly<Record<string, string>>,
  ): Promise<v.InferOutput<Schema> | null> {
    const init = {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
      signal: AbortSignal.timeout(this.#options.deadlineMs),
    }
    const { text } = await this.#ask(path, init, schema)
    return text === null ? null : this.#parse(text, path, schema)
  }

  /** One call from its first byte to an answer that fits the contract: only then does it count as done. */
  #ask(target: string, init: BoundedRequest, schema: v.GenericSchema): Promise<RawAnswer> {
    const { name, watch = unwatched } = this.#options
    const [, resource = ''] = /^\/([\w-]+)/.exec(target) ?? []
    return watch({ service: name, method: init.method ?? 'GET', resource }, (headers) =>
      this.#boundedAsk(target, { ...init, headers: { ...headers, ...init.headers } }, schema),
    )
  }

  async #boundedAsk(target: string, init: BoundedRequest, schema: v.GenericSchema): Promise<RawAnswer> {
    const { name, maxInFlight } = this.#options
    if (this.#inFlight >= maxInFlight) {
      throw new UpstreamError(name, 'overloaded', target)
    }
    this.#inFlight += 1
    try {
      await this.#permission(target, init.signal)
      return await this.#permittedAsk(target, init, schema)
    } finally {
      this.#inFlight -= 1
    }
  }

  /** Waits while another call tries the service, no longer than the waiting call may take itself. */
  async #permission(target: string, signal: AbortSignal): Promise<void> {
    while (!this.#breaker.permits(performance.now())) {
      const { trial } = this.#breaker
      if (trial === null || signal.aborted) {
        throw new UpstreamError(this.#options.name, 'circuitOpen', target)
      }
      const { promise: timeIsUp, resolve } = Promise.withResolvers<void>()
      signal.addEventListener('abort', () => resolve(), { once: true })
      await Promise.race([trial, timeIsUp])
    }
  }

  async #permittedAsk(target: string, init: BoundedRequest, schema: v.GenericSchema): Promise<RawAnswer> {
    try {
      const answer = await this.#fetch(target, init)
      if (answer.text !== null) {
        this.#parse(answer.text, target, schema)
      }
      this.#breaker.succeeded()
      return answer
    } catch (error) {
      const failure = error instanceof UpstreamError ? error : this.#asUpstreamError(error, target)
      this.#note(failure, init.method === undefined)
      throw failure
    }
  }

  /** What a failure says of the service. */
  #note({ failure, waitMs }: UpstreamError, isQuestion: boolean): void {
    // A form that is told to wait is told about its own queue, and comes again by its sender.
    if (waitMs !== null && isQuestion) {
      this.#breaker.toldToWait(performance.now(), waitMs)
    } else if (failure === 'refused') {
      // The request is wrong: the service answers.
      this.#breaker.succeeded()
    } else {
      this.#breaker.failed(performance.now())
    }
  }

  async #fetch(target: string, init: RequestInit): Promise<RawAnswer> {
    const { name, baseUrl, key, headers, fetch = globalThis.fetch } = this.#options
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
    if (response.status === 404) {
      await response.body?.cancel()
      return { text: null, tags }
    }
    if (!response.ok) {
      await response.body?.cancel()
      const failure = response.status < 500 ? 'refused' : 'status'
      throw new UpstreamError(name, failure, `${response.status} for ${target}`, {
        waitMs: retryAfterMs(response),
      })
    }
    return { text: await response.text(), tags }
  }

  #parse<Schema extends v.GenericSchema>(
    text: string,
    target: string,
    schema: Schema,
  ): v.InferOutput<Schema> {
    const { name } = this.#options
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
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError'
    return new UpstreamError(this.#options.name, isTimeout ? 'timeout' : 'unreachable', target, {
      cause: error,
    })
  }
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
