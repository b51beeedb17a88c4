import { metrics } from '@site/operations/metrics.ts'
import { RateLimitedLogger } from '@site/operations/rate-limited-logger.ts'
import { REQUEST_ID_HEADER, resolveRequestId } from '@site/operations/request-id.ts'
import { requestScope } from '@site/operations/request-scope.ts'
import { statusClass } from '@site/operations/status-class.ts'
import { traces } from '@site/operations/traces.ts'
import type { Context, MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Logger } from 'pino'
import { isAuthorised } from './authorisation.ts'

const requests = metrics.counter('market_requests_total', 'Responses by route, caller and status class')
const seconds = metrics.histogram('market_request_seconds', 'Duration of responses by route')

export interface InstrumentationOptions {
  /** Requests with this key are from the site, whose request ID and trace headers are trusted. */
  readonly apiKey: string
  readonly trustedProxies: number
  readonly logger: Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>
}

/** Rejected requests are unlimited in number. */
const rejectionsPerMinute = 30
/** Enough to identify the path; a request may have 16 kB. */
const loggedPathCharacters = 200

/** Instruments each request: request ID, log entry, metrics and span. */
export function instrumentRequests({
  apiKey,
  trustedProxies,
  logger,
}: InstrumentationOptions): MiddlewareHandler {
  const rejections = new RateLimitedLogger(logger, rejectionsPerMinute)
  return async (c, next) => {
    const startedAt = performance.now()
    const isSite = isAuthorised(c.req.header('authorization'), apiKey)
    const isTrusted = isSite || trustedProxies > 0
    const requestId = resolveRequestId(c.req.header(REQUEST_ID_HEADER), isTrusted)
    const { method, path } = c.req
    await requestScope.run({ requestId }, () => {
      const span = {
        name: `${method} market`,
        kind: 'server',
        attributes: { 'http.request.method': method },
        traceparent: (isTrusted ? c.req.header('traceparent') : null) ?? null,
      } as const
      return traces().inSpan(span, async (note) => {
        await next()
        const { status } = c.res
        const route = readRoutePattern(c)
        const ms = performance.now() - startedAt
        note({ 'http.route': route, 'http.response.status_code': status })
        c.header(REQUEST_ID_HEADER, requestId)
        requests.add({ route, caller: isSite ? 'site' : 'public', class: statusClass(status) })
        seconds.observe(ms / 1000, { route })
        const line = { method, path: path.slice(0, loggedPathCharacters), status, ms: Math.round(ms) }
        // Failures are already logged with their error; client errors need no attention.
        if (status >= 400 && status < 500) rejections.info(line, 'Request rejected')
        else logger.debug(line, 'Request completed')
      })
    })
  }
}

/** The route pattern, with parameter names instead of values. */
function readRoutePattern(c: Context): string {
  const address = routePath(c, -1)
  return address.includes('*') ? 'none' : address
}
