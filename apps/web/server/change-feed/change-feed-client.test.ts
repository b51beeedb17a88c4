import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Hello } from '@site/contracts/change-feed.ts'
import { listenLocally } from '@site/operations/local-server.fixture.ts'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ChangeFeedClient } from './change-feed-client.ts'

/** A fake service with a change feed. */
let service: Server
let connections: { request: IncomingMessage; response: ServerResponse }[]
let events: string[]
/** The sequence number in `hello`. */
let connectedCount = 0
let feed: ChangeFeedClient
let url = ''

beforeEach(async () => {
  connections = []
  events = []
  connectedCount = 0
  service = createServer((request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.flushHeaders()
    connections.push({ request, response })
  })
  url = `${await listenLocally(service)}/changes`
  feed = startClient(null)
  await expect.poll(() => connections.length).toBe(1)
})

/** A client that resumes after a known event. */
function startClient(since: Hello | null): ChangeFeedClient {
  const client = new ChangeFeedClient({
    name: 'test',
    url,
    key: 'secret',
    since,
    log: pino({ level: 'silent' }),
    onChange: (tags) => events.push(...tags),
    onReset: () => events.push('reset'),
    onOtherDatabase: () => events.push('other database'),
    onConnected: () => {
      connectedCount += 1
    },
  })
  client.follow().catch((error: unknown) => events.push(String(error)))
  return client
}

afterEach(() => {
  feed.stop()
  service.closeAllConnections()
  service.close()
})

function send(connection: number, event: string, data: unknown, id?: number) {
  const idLine = id === undefined ? '' : `id: ${id}\n`
  connections[connection]?.response.write(`event: ${event}\n${idLine}data: ${JSON.stringify(data)}\n\n`)
}

const at = '2026-11-21T00:00:00.000Z'

describe('ChangeFeedClient', () => {
  it('sends its key, and reports another database at the first hello', async () => {
    expect(connections[0]?.request.headers.authorization).toBe('Bearer secret')
    send(0, 'hello', { sequence: 7, epoch: 'a' })
    await expect.poll(() => events).toEqual(['other database'])
    expect(feed.isConnected).toBe(true)
  })

  it('reports changed tags, also when an event arrives in chunks', async () => {
    send(0, 'hello', { sequence: 7, epoch: 'a' })
    const text = `event: change\nid: 8\ndata: ${JSON.stringify({ sequence: 8, tags: ['articles:1'], at })}\n\n`
    connections[0]?.response.write(text.slice(0, 30))
    connections[0]?.response.write(text.slice(30))
    await expect.poll(() => events).toEqual(['other database', 'articles:1'])
  })

  it('reconnects after a lost connection with Last-Event-ID', async () => {
    send(0, 'hello', { sequence: 7, epoch: 'a' })
    send(0, 'change', { sequence: 8, tags: ['articles:1'], at })
    await expect.poll(() => events).toHaveLength(2)
    connections[0]?.response.destroy()
    await expect.poll(() => connections.length, { timeout: 5000 }).toBe(2)
    expect(connections[1]?.request.headers['last-event-id']).toBe('8')
    expect(connectedCount).toBe(1)
    send(1, 'hello', { sequence: 9, epoch: 'a' })
    await expect.poll(() => connectedCount).toBe(2)
    send(1, 'change', { sequence: 9, tags: ['articles:2'], at })
    await expect.poll(() => events).toEqual(['other database', 'articles:1', 'articles:2'])
  })

  it('reports a reset when the service does not know the last event', async () => {
    send(0, 'hello', { sequence: 7, epoch: 'a' })
    send(0, 'reset', { sequence: 3 })
    await expect.poll(() => events).toEqual(['other database', 'reset'])
    expect(feed.lastSequence).toBe(3)
    connections[0]?.response.destroy()
    await expect.poll(() => connections.length, { timeout: 5000 }).toBe(2)
    expect(connections[1]?.request.headers['last-event-id']).toBe('3')
  })

  it('reports a reset at an unreadable event, and continues after it', async () => {
    send(0, 'hello', { sequence: 7, epoch: 'a' })
    send(0, 'change', { sequence: 8, tags: ['a tag of tomorrow'], at }, 8)
    send(0, 'change', { sequence: 9, tags: ['articles:1'], at }, 9)
    await expect.poll(() => events).toEqual(['other database', 'reset', 'articles:1'])
    expect(connections).toHaveLength(1)
  })

  it('backs off while nothing after hello is readable', async () => {
    const arrivals: number[] = []
    service.on('request', (_, response) => {
      arrivals.push(performance.now())
      response.write('event: hello\ndata: {"sequence":7,"epoch":"a"}\n\nevent: change\ndata: {}\n\n')
    })
    connections[0]?.response.destroy()
    await expect.poll(() => arrivals.length, { timeout: 10_000 }).toBeGreaterThan(4)
    const [, , , fourth = 0, fifth = 0] = arrivals
    expect(fifth - fourth).toBeGreaterThan(400)
  })

  describe('resuming after an earlier process', () => {
    beforeEach(async () => {
      feed.stop()
      feed = startClient({ sequence: 7, epoch: 'a' })
      await expect.poll(() => connections.length).toBe(2)
    })

    it('receives the events since then', async () => {
      expect(connections[1]?.request.headers['last-event-id']).toBe('7')
      send(1, 'hello', { sequence: 8, epoch: 'a' })
      await feed.connected
      send(1, 'change', { sequence: 8, tags: ['articles:1'], at })
      await expect.poll(() => events).toEqual(['articles:1'])
    })

    it.each([
      { name: 'another epoch', hello: { sequence: 9, epoch: 'b' } },
      { name: 'fewer events than that process received', hello: { sequence: 6, epoch: 'a' } },
    ])('reports another database at a hello with $name, and continues from there', async ({ hello }) => {
      send(1, 'hello', hello)
      await expect.poll(() => events).toEqual(['other database'])
      expect(feed.position).toEqual(hello)
      connections[1]?.response.destroy()
      await expect.poll(() => connections.length, { timeout: 5000 }).toBe(3)
      send(2, 'hello', hello)
      send(2, 'change', { sequence: 10, tags: ['articles:1'], at })
      await expect.poll(() => events).toEqual(['other database', 'articles:1'])
      expect(feed.position).toEqual({ ...hello, sequence: 10 })
    })
  })
})
