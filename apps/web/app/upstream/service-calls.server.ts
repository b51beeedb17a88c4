import { TAGS_HEADER } from '@site/contracts/change-feed.ts'
import { retryAfterMs } from '@site/operations/retry-after.ts'
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
import { type CallInstrumentation, noInstrumentation } from './call-instrumentation.ts'
import { UpstreamError, type UpstreamFailure } from './upstream-error.ts'

/** Consecutive failures that open the circuit, and how long it stays open before a trial call. */
const FAILURES_TO_OPEN = 5
const OPEN_MS = 2_000

export interface CallOptions {
  /** The service name in logs and errors. */
  readonly name: string
  /** The base URL without a trailing slash, for example `http://127.0.0.1:3001/api/site`. */
  readonly baseUrl: string
  readonly key: string
  /** Sent with every request, in addition to the default headers. */
  readonly headers?: Readonly<Record<string, string>>
  /** Max duration of a call, including a retry. */
  readonly deadlineMs: number
  /** Max concurrent calls; further ones fail immediately instead of queueing. */
  readonly maxInFlight: number
  /** Instruments each call; absent without instrumentation. */
  readonly instrument?: CallInstrumentation
}

/** A response before parsing. */
export interface RawResponse {
  /** Null for a 404. */
  readonly text: string | null
  /** The cache tags of the content; pages that show it are invalidated by them. */
  readonly tags: readonly string[]
}

/** A response with its parsed data. */
export interface ParsedResponse<Schema extends v.GenericSchema> extends RawResponse {
  readonly data: v.InferOutput<Schema> | null
  readonly schema: Schema
}

/** HTTP calls to one service, with timeout, one retry, circuit breaker, bulkhead and schema validation. */
export class ServiceCalls {
  readonly #options: CallOptions
  readonly #breaker = circuitBreaker(handleWhen(isServiceFailure), {
    halfOpenAfter: OPEN_MS,
    breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN),
  })
  /** The bulkhead counts each attempt, so that a retry needs a slot of its own. */
  readonly #attempt: IPolicy
  readonly #retry = retry(handleWhen(isWorthRetrying), { maxAttempts: 1 })

  constructor(options: CallOptions) {
    this.#options = options
    this.#attempt = wrap(bulkhead(options.maxInFlight), this.#breaker)
  }

  /** Whether calls are rejected at the moment because the service keeps failing. */
  get isOpen(): boolean {
    return this.#breaker.state !== CircuitState.Closed
  }

  /** Closes the circuit when the service is known to work again, so that the next call is sent. */
  closeCircuit(): void {
    this.#breaker.isolate().dispose()
  }

  /** One retry; data is null for a 404. Throws UpstreamError. */
  get<Schema extends v.GenericSchema>(target: string, schema: Schema): Promise<ParsedResponse<Schema>> {
    const signal = AbortSignal.timeout(this.#options.deadlineMs)
    return this.#retry.execute(() => this.#attemptOnce(target, { signal }, schema), signal)
  }

  /** One attempt: a POST may have arrived, so it is not retried. */
  async post<Schema extends v.GenericSchema>(
    path: string,
    body: unknown,
    schema: Schema,
    headers: Readonly<Record<string, string>>,
  ): Promise<v.InferOutput<Schema> | null> {
    const { data } = await this.#attemptOnce(
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

  /** One attempt, which counts as successful only if the response matches the schema. */
  #attemptOnce<Schema extends v.GenericSchema>(
    target: string,
    init: BoundedRequest,
    schema: Schema,
  ): Promise<ParsedResponse<Schema>> {
    const { name, instrument = noInstrumentation } = this.#options
    const [, resource = ''] = /^\/([\w-]+)/.exec(target) ?? []
    return instrument({ service: name, method: init.method ?? 'GET', resource }, async (headers) => {
      try {
        return await this.#attempt.execute(
          () => this.#fetch(target, { ...init, headers: { ...headers, ...init.headers } }, schema),
          init.signal,
        )
      } catch (error) {
        const failure = this.#asUpstreamError(error, target)
        // The Retry-After of a form is about its own queue; the visitor retries.
        if (failure.waitMs && init.method === undefined) {
          this.#openFor(failure.waitMs)
        }
        throw failure
      }
    })
  }

  /** Opens the circuit for the Retry-After of the service, at most for `OPEN_MS`, so that its recovery is noticed. */
  #openFor(ms: number): void {
    const isolation = this.#breaker.isolate()
    setTimeout(() => isolation.dispose(), Math.min(ms, OPEN_MS)).unref()
  }

  async #fetch<Schema extends v.GenericSchema>(
    target: string,
    init: RequestInit,
    schema: Schema,
  ): Promise<ParsedResponse<Schema>> {
    const { baseUrl, key, headers } = this.#options
    try {
      const response = await fetch(`${baseUrl}${target}`, {
        ...init,
        redirect: 'error',
        headers: {
          accept: 'application/json',
          authorization: `Bearer ${key}`,
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

  /** Null for a 404. */
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

  /** Parses the body by the schema. Throws UpstreamError if it does not match. */
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
      throw new UpstreamError(name, 'unparsable', `${target}: invalid JSON`)
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
    return new UpstreamError(this.#options.name, toUpstreamFailure(error), target, { cause: error })
  }
}

function toUpstreamFailure(error: unknown): UpstreamFailure {
  if (error instanceof BrokenCircuitError || error instanceof IsolatedCircuitError) {
    return 'circuitOpen'
  }
  if (error instanceof BulkheadRejectedError) {
    return 'overloaded'
  }
  const isTimeout = error instanceof DOMException && error.name === 'TimeoutError'
  // A call is canceled if its time is up while another one is the trial call.
  return isTimeout || isTaskCancelledError(error) ? 'timeout' : 'unreachable'
}

/** A 4xx is an error of the request, not of the service. */
function isServiceFailure(error: unknown): boolean {
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
