import { createServer, type Server } from 'node:http'
import type { Logger } from 'pino'
import type { Metrics } from './metrics.ts'

const TEXT_FORMAT = 'text/plain; version=0.0.4; charset=utf-8'
const PATH = '/metrics'

export interface MetricsServerOptions {
  readonly metrics: Metrics
  readonly host: string
  /** 0 uses a free port. */
  readonly port: number
  readonly log: Pick<Logger, 'info' | 'error'>
}

/**
 * Serves the metrics of this process on a port of its own, never on the service port. If it cannot listen, the service
 * continues, and an alert reports the missing target.
 */
export function startMetricsServer({ metrics, host, port, log }: MetricsServerOptions): Server {
  const server = createServer((request, response) => {
    if (request.url !== PATH || request.method !== 'GET') {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Metrics are at /metrics\n')
      return
    }
    metrics.text().then(
      (text) =>
        response.writeHead(200, { 'content-type': TEXT_FORMAT, 'cache-control': 'no-store' }).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'Could not read metrics')
        response.writeHead(500).end()
      },
    )
  })
  server.on('error', (error) => log.error({ err: error, host, port }, 'Metrics server failed'))
  server.listen(port, host, () => log.info({ address: server.address() }, 'Metrics server listening'))
  // Must not keep the process alive.
  server.unref()
  return server
}
