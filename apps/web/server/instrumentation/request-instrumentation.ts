import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Count } from '@site/operations/metrics.ts'
import { REQUEST_ID_HEADER, resolveRequestId } from '@site/operations/request-id.ts'
import { requestScope } from '@site/operations/request-scope.ts'
import { statusClass } from '@site/operations/status-class.ts'
import { traces } from '@site/operations/traces.ts'
import type { Logger } from 'pino'
import type { CacheOutcome } from './cache-outcome.ts'
import type { ResponseOutcome } from './outcomes.ts'
import { responseSeconds, responses } from './request-metrics.ts'
import { readPath, routeLabel } from './route-label.ts'

export interface RequestInstrumentationOptions {
  /** The number of our proxies in front of the site; with at least one, request IDs and trace headers are trusted. */
  readonly trustedProxies: number
  readonly log: Logger
}

/** Instruments requests: request ID, log entry, metrics and, if enabled, a trace. */
export class RequestInstrumentation {
  readonly #isTrusted: boolean
  readonly #log: Logger
  readonly #outcomes = new WeakMap<ServerResponse, ResponseOutcome>()
  #inFlight = 0

  constructor({ trustedProxies, log }: RequestInstrumentationOptions) {
    this.#isTrusted = trustedProxies > 0
    this.#log = log
  }

  /** Requests in progress, without immediate cache hits. */
  get inFlight(): number {
    return this.#inFlight
  }

  /** Counter for cache hits, resolved once per page. Hits get no request ID and no log entry. */
  hitCounter(target: string, status: number): Count {
    return responses.of({
      route: routeLabel(readPath(target)),
      outcome: isAbsent(status) ? 'not-found' : 'hit',
      class: statusClass(status),
    })
  }

  /** Records an outcome that the status code does not show. */
  setOutcome(response: ServerResponse, outcome: CacheOutcome | 'shed'): void {
    this.#outcomes.set(response, outcome)
  }

  /** Instruments a request until its response is closed; its request ID is in the scope of all work. */
  track(request: IncomingMessage, response: ServerResponse, work: () => void): void {
    const route = routeLabel(readPath(request.url ?? ''))
    const method = request.method ?? ''
    const { traceparent } = request.headers
    const requestId = resolveRequestId(request.headers[REQUEST_ID_HEADER], this.#isTrusted)
    const startedAt = performance.now()
    response.setHeader(REQUEST_ID_HEADER, requestId)
    requestScope.run({ requestId }, () => {
      const span = {
        name: `${method} ${route}`,
        kind: 'server',
        attributes: { 'http.request.method': method, 'http.route': route },
        traceparent: this.#isTrusted && typeof traceparent === 'string' ? traceparent : null,
      } as const
      traces()
        .inSpan(span, async (note) => {
          this.#inFlight += 1
          // `close` fires at the end of every response, even after the client has disconnected.
          const closed = new Promise((resolve) => response.once('close', resolve))
          try {
            work()
            await closed
          } finally {
            this.#inFlight -= 1
          }
          const outcome = this.#outcomeOf(response)
          const { statusCode: status } = response
          const ms = performance.now() - startedAt
          note({ 'http.response.status_code': status, 'site.outcome': outcome })
          responses.add({ route, outcome, class: statusClass(status) })
          responseSeconds.observe(ms / 1000, { outcome })
          this.#log.debug({ method, route, status, outcome, ms: Math.round(ms) }, 'Request completed')
        })
        .catch((error: unknown) => this.#log.error({ err: error, route }, 'Request tracking failed'))
    })
  }

  #outcomeOf(response: ServerResponse): ResponseOutcome {
    const { statusCode } = response
    const known = this.#outcomes.get(response)
    if (!response.writableFinished) {
      return 'aborted'
    }
    if (known === 'shed') {
      return known
    }
    if (statusCode >= 500) {
      return 'failed'
    }
    if (isAbsent(statusCode)) {
      return 'not-found'
    }
    return known ?? (statusCode >= 400 ? 'refused' : 'file')
  }
}

function isAbsent(status: number): boolean {
  return status === 404 || status === 410
}
