import type { ServerResponse } from 'node:http'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { serve } from '../serve.fixture.ts'
import { MediaProxy } from './media-proxy.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const ETAG = 'W/"5-19a"'

let content: string
let origin: string
/** Ends the responses that the fake CMS has started or holds back. */
let pending: (() => void)[] = []
/** The response whose video a test sends in chunks. */
let video: ServerResponse | null = null

/** The fake CMS: supports ranges, but no conditional requests. */
beforeEach(async () => {
  content = await serve(({ url = '', headers: { range } }, response) => {
    if (url.includes('pending')) {
      pending.push(() => response.end('bytes'))
      return
    }
    if (url.includes('endless')) {
      response.write('b')
      pending.push(() => response.end('ytes'))
      return
    }
    if (url.includes('pieces')) {
      video = response
      response.writeHead(200, { 'content-type': 'video/mp4' }).write('b')
      return
    }
    const headers = { 'content-type': 'application/pdf', etag: ETAG, 'cache-control': IMMUTABLE }
    if (range === 'bytes=9-') {
      response.writeHead(416, { ...headers, 'content-range': 'bytes */5' }).end()
    } else if (range !== undefined) {
      response.writeHead(206, { ...headers, 'content-range': 'bytes 0-1/5', 'content-length': 2 }).end('by')
    } else {
      response.writeHead(200, { ...headers, 'content-length': 5 }).end('bytes')
    }
  })
  const media = new MediaProxy(content, pino({ enabled: false }))
  origin = await serve((request, response) => media.handle(request, response, request.url ?? ''))
})
afterEach(() => {
  vi.useRealTimers()
  pending = []
})

async function request(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(origin + path, { headers })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

describe('media files', () => {
  it('return 304 for a matching ETag', async () => {
    const path = '/media/report.pdf'
    expect(await request(path)).toMatchObject({ status: 200, text: 'bytes' })
    const again = await request(path, { 'if-none-match': ETAG })
    expect(again).toMatchObject({ status: 304, text: '' })
    expect(again.headers.get('etag')).toBe(ETAG)
    expect(again.headers.get('cache-control')).toBe(IMMUTABLE)
    expect(await request(path, { 'if-none-match': '"other"' })).toMatchObject({ status: 200, text: 'bytes' })
  })

  it('return 304 for a range request too', async () => {
    const part = { range: 'bytes=0-1' }
    expect(await request('/media/report.pdf', part)).toMatchObject({ status: 206, text: 'by' })
    const again = await request('/media/report.pdf', { ...part, 'if-none-match': ETAG })
    expect(again).toMatchObject({ status: 304, text: '' })
    expect(again.headers.get('content-range')).toBeNull()
  })

  it('return an uncacheable 416 for an invalid range', async () => {
    const response = await request('/media/report.pdf', { range: 'bytes=9-', 'if-none-match': '*' })
    expect(response.status).toBe(416)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('limit concurrent upstream requests, and reject over the queue limit', async () => {
    const media = new MediaProxy(content, pino({ enabled: false }), {
      maxConcurrentRequests: 2,
      maxQueued: 3,
    })
    const arrived: (() => void)[] = []
    const site = await serve((request, response) => {
      arrived.shift()?.()
      return media.handle(request, response, request.url ?? '')
    })
    const five = Promise.all(Array.from({ length: 5 }, () => new Promise<void>((done) => arrived.push(done))))
    const taken = Array.from({ length: 5 }, () => fetch(`${site}/media/pending.pdf`))
    await five
    const sixth = await fetch(`${site}/media/other.pdf`)
    expect(sixth.status).toBe(503)
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0)
    await expect.poll(() => pending.length).toBe(2)
    for (let ended = 0; ended < 5; ended += 1) {
      await expect.poll(() => pending.length).toBeGreaterThan(ended)
      expect(pending.length).toBeLessThanOrEqual(ended + 2)
      pending[ended]?.()
    }
    expect((await Promise.all(taken)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect((await fetch(`${site}/media/other.pdf`)).status).toBe(200)
  })

  it('allow many slow downloads without blocking upstream requests', async () => {
    const media = new MediaProxy(content, pino({ enabled: false }), {
      maxConcurrentRequests: 1,
      maxQueued: 9,
      maxConcurrentDownloads: 2,
    })
    const site = await serve((request, response) => media.handle(request, response, request.url ?? ''))
    const slow = await Promise.all([1, 2].map((video) => fetch(`${site}/media/endless-${video}.mp4`)))
    expect(slow.map(({ status }) => status)).toEqual([200, 200])
    expect((await fetch(`${site}/media/report.pdf`)).status).toBe(503)
    expect((await fetch(`${site}/media/report.pdf`, { headers: { 'if-none-match': ETAG } })).status).toBe(503)
    pending[0]?.()
    expect(await slow[0]?.text()).toBe('bytes')
    await expect.poll(async () => (await fetch(`${site}/media/report.pdf`)).status).toBe(200)
  })
})

describe('a video', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  })

  /** The first client, and the chunks that it receives. */
  async function readVideo() {
    const reader = (await fetch(`${origin}/media/pieces.mp4`)).body?.getReader()
    await reader?.read()
    return async (bytes: number) => {
      video?.write(Buffer.alloc(bytes))
      let unread = bytes
      while (unread > 0) {
        unread -= (await reader?.read())?.value?.byteLength ?? Number.NaN
      }
      return unread
    }
  }

  it('may take as long as a slow connection needs', async () => {
    const send = await readVideo()
    for (let piece = 0; piece < 5; piece += 1) {
      expect(await send(2_000_000)).toBe(0)
      vi.advanceTimersByTime(110_000)
    }
    expect(await send(5)).toBe(0)
  })

  it('is aborted for a client that reads a byte now and then', async () => {
    const send = await readVideo()
    await send(1)
    vi.advanceTimersByTime(110_000)
    await send(1)
    vi.advanceTimersByTime(11_000)
    await expect(send(1)).rejects.toThrow('terminated')
  })

  it('is aborted for a client that reads nothing, which frees the slot', async () => {
    const media = new MediaProxy(content, pino({ enabled: false }), { maxConcurrentDownloads: 1 })
    const site = await serve((request, response) => media.handle(request, response, request.url ?? ''))
    const untouched = await fetch(`${site}/media/pieces.mp4`)
    video?.write(Buffer.alloc(50_000_000))
    const another = async () => (await fetch(`${site}/media/report.pdf`)).status
    expect(await another()).toBe(503)
    vi.advanceTimersByTime(90_000)
    expect(await another()).toBe(503)
    vi.advanceTimersByTime(90_000)
    await another()
    vi.advanceTimersByTime(90_000)
    await expect.poll(another).toBe(200)
    await expect(untouched.bytes()).rejects.toThrow('terminated')
  })
})
