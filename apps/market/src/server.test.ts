import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { freePort } from '@site/operations/free-port.ts'
import { describe, expect, it, onTestFinished } from 'vitest'
import { eventReader } from './test/event-reader.ts'
import { startServer, untilStatus } from './test/real-server.ts'
import { apiKey } from './test/start-service.ts'
import { createTestDatabase } from './test/test-database.ts'

const start = (env: Record<string, string>) => startServer({ LOG_LEVEL: 'silent', ...env })

describe('the server', () => {
  it('prints every validation error of its environment and exits', async () => {
    const child = start({ MARKET_PORT: 'x', STOCK_API_KEY: 'short' })
    const [message, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
    expect(code).toBe(1)
    expect(message.trim().split('\n')).toEqual([
      'The market service cannot start:',
      'MARKET_PORT must be a port number.',
      'DATABASE_URL is missing.',
      'STOCK_API_KEY must have at least 32 characters.',
    ])
  })

  it('migrates an empty database, responds, and stops in time with an open event stream', async () => {
    const port = await freePort()
    const { connectionString: DATABASE_URL, drop } = await createTestDatabase('empty')
    onTestFinished(drop)
    const child = start({ MARKET_PORT: String(port), DATABASE_URL, STOCK_API_KEY: apiKey })
    await untilStatus(`http://127.0.0.1:${port}/readyz`, 200)
    const list = await fetch(`http://127.0.0.1:${port}/apids/companies`)
    expect(await list.json()).toMatchObject({ items: [], total: 0, asOf: null })
    const follow = () =>
      fetch(`http://127.0.0.1:${port}/apids/changes`, { headers: { Authorization: `Bearer ${apiKey}` } })
    const reader = eventReader(await follow())
    expect(await reader.nextEvent()).toMatchObject({ event: 'hello', id: null, data: { sequence: 0 } })

    const startedAt = performance.now()
    const exit = once(child, 'exit')
    child.kill('SIGTERM')
    expect(await reader.nextEvent()).toBeNull()
    // Like the web nodes: immediately, on the open connection.
    expect((await follow()).status).toBe(503)
    expect(await exit).toEqual([0, null])
    expect(performance.now() - startedAt).toBeLessThan(5_000)
  })

  it('runs without its database, reports that it is not ready, and rejects two Host headers', async () => {
    const [port, nobody] = [await freePort(), await freePort()]
    const DATABASE_URL = `postgresql://site:site@127.0.0.1:${nobody}/market`
    start({ MARKET_PORT: String(port), DATABASE_URL, STOCK_API_KEY: apiKey })
    const notReady = await untilStatus(`http://127.0.0.1:${port}/readyz`, 503)
    expect(await notReady.json()).toMatchObject({ detail: 'The database does not respond.' })
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
    const socket = connect(port, '127.0.0.1')
    const send = (hosts: string) => socket.write(`GET /healthz HTTP/1.1\r\n${hosts}\r\n`)
    send('Host: a\r\n')
    send('Host: a\r\nHOST: a\r\n')
    send('Host: a\r\n')
    expect((await text(socket)).match(/HTTP\/1\.1 \d{3}/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 400'])
  })
})
