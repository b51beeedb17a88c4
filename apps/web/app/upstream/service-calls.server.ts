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
import * as v from 'valibot'
import { type CallWatch, unwatched } from './call-watch.ts'
import { retryAfterMs } from './retry-after.ts'
import { UpstreamError, type UpstreamFailure } from './upstream-error.ts'

/** Failures in a row that open the circuit, and how long it then stays open before one call may try. */
const FAILURES_TO_OPEN = 5
const OPEN_MS = 2_000

export interface CallOptions {
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

/** An answer as it came, and parsed. */
export interface ParsedAnswer<Schema extends v.GenericSchema> extends RawAnswer {
  readonly data: v.InferOutput<Schema> | null
  readonly schema: Schema
}

/** Calls to one service over HTTP: deadline, one retry, circuit breaker, bounded concurrency, responses parsed by the contract. */
export class ServiceCalls {
  readonly #options: CallOptions
  readonly #breaker = circuitBreaker(handleWhen(isFaultOfService), {
    halfOpenAfter: OPEN_MS,
    breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN),
  })
  /** From the inside out: each attempt is one call, of which so many may be under way. */
  readonly #attempt: IPolicy
  readonly #retry = retry(handleWhen(isWorthRetrying), { maxAttempts: 1 })

  constructor(options: CallOptions) {
    this.#options = options
    this.#attempt = wrap(bulkhead(options.maxInFlight), this.#breaker)
  }

  /** Whether calls are refused at the moment because the service keeps failing. */
  get isOpen(): boolean {
    return this.#breaker.state !== CircuitState.Closed
  }

  /** Told from elsewhere that the service works again: the next call goes out at once. */
  closeCircuit(): void {
    this.#breaker.isolate().dispose()
  }

  /** With one retry; data is null where the service says that there is no such thing (404). Throws UpstreamError. */
  get<Schema extends v.GenericSchema>(target: string, schema: Schema): Promise<ParsedAnswer<Schema>> {
    const signal = AbortSignal.timeout(this.#options.deadlineMs)
    return this.#retry.execute(() => this.#ask(target, { signal }, schema), signal)
  }

  /** One attempt: a post that may have arrived is not sent again. */
  async post<Schema extends v.GenericSchema>(
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
      return { data: this.parse(text, target, schema), schema, text, tags }
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

  /** The text of a response by its contract. Throws UpstreamError where it does not fit. */
  parse<Schema extends v.GenericSchema>(
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
