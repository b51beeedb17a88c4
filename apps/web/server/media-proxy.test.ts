import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { MediaProxy } from './media-proxy.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const ETAG = 'W/"5-19a"'

let servers: Server[] = []
let content: string
let origin: string
/** Ends what the content service has begun to answer, or holds back. */
let held: (() => void)[] = []

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

/** The content service: it knows parts, and leaves to others what a reader has. */
beforeEach(async () => {
  content = await serve(({ url = '', headers: { range } }, response) => {
    if (url.includes('held')) {
      held.push(() => response.end('bytes'))
      return
    }
    if (url.includes('endless')) {
      response.write('b')
      held.push(() => response.end('ytes'))
      return
    }
    const type = url.endsWith('.png') ? 'image/png' : 'application/pdf'
    const headers = { 'content-type': type, etag: ETAG, 'cache-control': IMMUTABLE }
    if (range === 'bytes=9-') {
      response.writeHead(416, { ...headers, 'content-range': 'bytes */5' }).end()
    } else if (range !== undefined) {
      response.writeHead(206, { ...headers, 'content-range': 'bytes 0-1/5', 'content-length': 2 }).end('by')
    } else {
      response.writeHead(200, { ...headers, 'content-length': 5 }).end('bytes')
    }
  })
  const media = new MediaProxy(content, pino({ enabled: false }))
  origin = await serve((request, response) => media.answer(request, response, request.url ?? ''))
})
afterEach(() => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
  servers = []
  held = []
})

async function ask(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(origin + path, { headers })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

describe('the files of editors', () => {
  it.each([
    { name: 'a report, each time', path: '/media/report.pdf' },
    { name: 'a kept picture', path: '/media/picture.png' },
  ])('are not sent again to who has them: $name', async ({ path }) => {
    expect(await ask(path)).toMatchObject({ status: 200, text: 'bytes' })
    for (const known of [ETAG, '"5-19a"', `"other", ${ETAG}`, '*']) {
      const again = await ask(path, { 'if-none-match': known })
      expect(again, known).toMatchObject({ status: 304, text: '' })
      expect(again.headers.get('etag')).toBe(ETAG)
      expect(again.headers.get('cache-control')).toBe(IMMUTABLE)
    }
    expect(await ask(path, { 'if-none-match': '"other"' })).toMatchObject({ status: 200, text: 'bytes' })
  })

  it('are the same file also where only a part is asked for', async () => {
    const part = { range: 'bytes=0-1' }
    expect(await ask('/media/film.pdf', part)).toMatchObject({ status: 206, text: 'by' })
    const again = await ask('/media/film.pdf', { ...part, 'if-none-match': ETAG })
    expect(again).toMatchObject({ status: 304, text: '' })
    expect(again.headers.get('content-range')).toBeNull()
  })

  it('have parts that are not there, which no cache may remember', async () => {
    const answer = await ask('/media/film.pdf', { range: 'bytes=9-', 'if-none-match': '*' })
    expect(answer.status).toBe(416)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('are asked for a few at a time, and nobody waits where too many do', async () => {
    const media = new MediaProxy(content, pino({ enabled: false }), { askedAtOnce: 2, mostWaiting: 3 })
    const arrived: (() => void)[] = []
    const site = await serve((request, response) => {
      arrived.shift()?.()
      return media.answer(request, response, request.url ?? '')
    })
    const five = Promise.all(Array.from({ length: 5 }, () => new Promise<void>((done) => arrived.push(done))))
    const taken = Array.from({ length: 5 }, () => fetch(`${site}/media/held.pdf`))
    await five
    const sixth = await fetch(`${site}/media/other.pdf`)
    expect(sixth.status).toBe(503)
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0)
    await expect.poll(() => held.length).toBe(2)
    for (let ended = 0; ended < 5; ended += 1) {
      await expect.poll(() => held.length).toBeGreaterThan(ended)
      expect(held.length).toBeLessThanOrEqual(ended + 2)
      held[ended]?.()
    }
    expect((await Promise.all(taken)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect((await fetch(`${site}/media/other.pdf`)).status).toBe(200)
  })

  it('may be read slowly by many, who keep nobody from asking and are not too many', async () => {
    const media = new MediaProxy(content, pino({ enabled: false }), {
      askedAtOnce: 1,
      mostWaiting: 9,
      sentAtOnce: 2,
    })
    const site = await serve((request, response) => media.answer(request, response, request.url ?? ''))
    const slow = await Promise.all([1, 2].map((film) => fetch(`${site}/media/endless-${film}.mp4`)))
    expect(slow.map(({ status }) => status)).toEqual([200, 200])
    expect((await fetch(`${site}/media/report.pdf`)).status).toBe(503)
    expect((await fetch(`${site}/media/report.pdf`, { headers: { 'if-none-match': ETAG } })).status).toBe(503)
    held[0]?.()
    expect(await slow[0]?.text()).toBe('bytes')
    await expect.poll(async () => (await fetch(`${site}/media/report.pdf`)).status).toBe(200)
  })
})
