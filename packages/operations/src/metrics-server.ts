import { createServer, type Server } from 'node:http'
import type { Logger } from 'pino'
import type { Metrics } from './metrics.ts'

const TEXT_FORMAT = 'text/plain; version=0.0.4; charset=utf-8'
const PATH = '/metrics'

export interface MetricsServerOptions {
  readonly metrics: Metrics
  readonly host: string
  /** 0 takes any free one. */
  readonly port: number
  readonly log: Pick<Logger, 'info' | 'error'>
}

/**
 * The figures of this process at an address of its own, never at the service's. Where it cannot listen the service
 * goes on: the alert for a process that tells nothing says so.
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
        log.error({ err: error }, 'metrics cannot be read')
        response.writeHead(500).end()
      },
    )
  })
  server.on('error', (error) => log.error({ err: error, host, port }, 'metrics cannot be offered'))
  server.listen(port, host, () => log.info({ address: server.address() }, 'metrics are offered'))
  // Nobody waits for whoever reads figures.
  server.unref()
  return server
}
