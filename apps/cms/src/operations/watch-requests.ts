import diagnosticsChannel from 'node:diagnostics_channel'
import { IncomingMessage, Server, ServerResponse } from 'node:http'
import { toClientNetwork, visitorAddress } from '@site/contracts/visitor-address.ts'
import { metrics } from '@site/operations/metrics.ts'
import { REQUEST_ID_HEADER, resolveRequestId } from '@site/operations/request-id.ts'
import { requestScope } from '@site/operations/request-scope.ts'
import { statusClass } from '@site/operations/status-class.ts'
import type { Logger } from 'pino'
import * as v from 'valibot'

const requests = metrics.counter('cms_requests_total', 'CMS responses by kind and status class')
const seconds = metrics.histogram('cms_request_seconds', 'CMS response time by kind')

const StartedSchema = v.object({
  request: v.instance(IncomingMessage),
  response: v.instance(ServerResponse),
  server: v.instance(Server),
})

const feed = 'change-feed'
/** The first match applies; paths themselves are no labels, because clients can send any number of them. */
const kinds: readonly (readonly [prefix: string, kind: string])[] = [
  ['/api/site/changes', feed],
  ['/api/site/', 'site-api'],
  ['/api/', 'rest-api'],
  ['/media/', 'media'],
  ['/admin', 'admin'],
  ['/_next/', 'admin-file'],
  ['/healthz', 'health'],
  ['/readyz', 'health'],
]

export interface WatchOptions {
  readonly log: Pick<Logger, 'debug'>
  /** Another server of this process, whose requests are not counted. */
  readonly except: Server | null
  /** Number of trusted proxies in front of the admin, each adding to X-Forwarded-For. */
  readonly trustedProxies: number
  /** Whether browsers may reach this service over TLS only. */
  readonly isSecure: boolean
}

let server: Server | null = null

/** The server that Next created; null before its first request. */
export const httpServer = (): Server | null => server

/**
 * Assigns request IDs and counts requests. Next exposes neither its server nor a hook for all requests; Node's
 * diagnostics channel does. The service is on a private network, so incoming request IDs are trusted.
 */
export function watchRequests({ log, except, trustedProxies, isSecure }: WatchOptions): void {
  diagnosticsChannel.subscribe('http.server.request.start', (message) => {
    const started = v.safeParse(StartedSchema, message)
    if (!started.success || started.output.server === except) return
    const { request, response } = started.output
    server = started.output.server
    const requestId = resolveRequestId(request.headers[REQUEST_ID_HEADER], true)
    const startedAt = performance.now()
    // Node runs the rest of this request within this async context.
    requestScope.enterWith({
      requestId,
      network: toClientNetwork(visitorAddress(request, trustedProxies)),
      // Next omits Content-Length from its responses.
      reportLength: (bytes) => response.setHeader('Content-Length', bytes),
    })
    response.setHeader(REQUEST_ID_HEADER, requestId)
    // Next's own headers are fixed at build time.
    if (isSecure) response.setHeader('Strict-Transport-Security', 'max-age=63072000')
    const kind = classifyUrl(request.url ?? '')
    response.once('close', () => {
      const { method } = request
      const { statusCode: status } = response
      const ms = performance.now() - startedAt
      requests.add({ kind, class: statusClass(status) })
      if (kind !== feed) seconds.observe(ms / 1000, { kind })
      log.debug({ method, kind, status, ms: Math.round(ms), requestId }, 'Request completed')
    })
  })
}

function classifyUrl(url: string): string {
  return kinds.find(([prefix]) => url.startsWith(prefix))?.[1] ?? 'other'
}
