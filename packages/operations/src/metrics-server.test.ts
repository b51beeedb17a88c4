import { once } from 'node:events'
import type { Server } from 'node:http'
import { networkInterfaces } from 'node:os'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Metrics } from './metrics.ts'
import { startMetricsServer } from './metrics-server.ts'

const metrics = new Metrics()
metrics.counter('responses_total', 'Responses').add({})
let server: Server
let port: number

beforeEach(async () => {
  server = startMetricsServer({ metrics, host: '127.0.0.1', port: 0, log: { info: vi.fn(), error: vi.fn() } })
  await once(server, 'listening')
  const address = server.address()
  port = typeof address === 'object' && address !== null ? address.port : 0
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const fetchStatus = async (path: string, init?: RequestInit) =>
  (await fetch(`http://127.0.0.1:${port}${path}`, init)).status

describe('metrics server', () => {
  it('serves the metrics without caching or cross-origin access', async () => {
    const response = await fetch(`http://127.0.0.1:${port}/metrics`, {
      headers: { origin: 'https://evil.example' },
    })
    expect(await response.text()).toContain('responses_total 1\n')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })

  it.each([
    { path: '/', method: 'GET' },
    { path: '/metrics?reset=1', method: 'GET' },
    { path: '/metrics/%2e%2e/secrets', method: 'GET' },
    { path: '/metrics', method: 'POST' },
    { path: '/metrics', method: 'DELETE' },
  ])('responds 404 to $method $path', async ({ path, method }) => {
    expect(await fetchStatus(path, { method })).toBe(404)
  })

  it('listens on the configured address only', async () => {
    const others = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .filter(({ internal, family }) => !internal && family === 'IPv4')
    const reached = await Promise.all(
      // 127.0.0.2 is a loopback address too, but not the configured one.
      [...others.map(({ address }) => address), '127.0.0.2'].map((address) =>
        fetch(`http://${address}:${port}/metrics`).then(
          () => address,
          () => null,
        ),
      ),
    )
    expect(reached.filter((address) => address !== null)).toEqual([])
  })
})
