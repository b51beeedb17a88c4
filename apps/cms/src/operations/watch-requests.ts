import diagnosticsChannel from 'node:diagnostics_channel'
import { IncomingMessage, Server, ServerResponse } from 'node:http'
import { networkOf, visitorAddress } from '@site/contracts/visitor-address.ts'
import { metrics } from '@site/operations/metrics.ts'
import { REQUEST_ID_HEADER, requestIdOf } from '@site/operations/request-id.ts'
import { requestScope } from '@site/operations/request-scope.ts'
import { statusClass } from '@site/operations/status-class.ts'
import type { Logger } from 'pino'
import * as v from 'valibot'

const requests = metrics.counter(
  'cms_requests_total',
  'Answers of the content service by kind and class of status',
)
const seconds = metrics.histogram(
  'cms_request_seconds',
  'How long answers of the content service took, by kind',
)

const StartedSchema = v.object({
  request: v.instance(IncomingMessage),
  response: v.instance(ServerResponse),
  server: v.instance(Server),
})

const feed = 'change-feed'
/** The first that fits; addresses themselves are no labels, as there are as many as anybody cares to write. */
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
  /** Another server of this process, whose requests are nobody's business. */
  readonly except: Server | null
  /** How many proxies of ours stand before the admin, each adding to X-Forwarded-For. */
  readonly trustedProxies: number
  /** Whether browsers may reach this service over TLS alone. */
  readonly isSecure: boolean
}

let server: Server | null = null

/** The one that Next has made; null until it was asked for the first time. */
export const seenServer = (): Server | null => server

/**
 * Gives each request its number and counts it. Next hands nobody its server, and has no one place that every request
 * passes; Node itself reports them. This service is reached from the private network only, so the number that a request
 * comes with is believed.
 */
export function watchRequests({ log, except, trustedProxies, isSecure }: WatchOptions): void {
  diagnosticsChannel.subscribe('http.server.request.start', (message) => {
    const started = v.safeParse(StartedSchema, message)
    if (!started.success || started.output.server === except) return
    const { request, response } = started.output
    server = started.output.server
    const requestId = requestIdOf(request.headers[REQUEST_ID_HEADER], true)
    const startedAt = performance.now()
    // For all that Node does for this request from here on: it is called from within the request's own context.
    requestScope.enterWith({
      requestId,
      network: networkOf(visitorAddress(request, trustedProxies)),
      // Next leaves out of an answer what it says of its own length.
      reportLength: (bytes) => response.setHeader('Content-Length', bytes),
    })
    response.setHeader(REQUEST_ID_HEADER, requestId)
    // Not among Next's headers, which are settled when it builds.
    if (isSecure) response.setHeader('Strict-Transport-Security', 'max-age=63072000')
    const kind = kindOf(request.url ?? '')
    response.once('close', () => {
      const { method } = request
      const { statusCode: status } = response
      const ms = performance.now() - startedAt
      requests.add({ kind, class: statusClass(status) })
      if (kind !== feed) seconds.observe(ms / 1000, { kind })
      log.debug({ method, kind, status, ms: Math.round(ms), requestId }, 'answered')
    })
  })
}

function kindOf(url: string): string {
  return kinds.find(([prefix]) => url.startsWith(prefix))?.[1] ?? 'other'
}
