import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import sharp from 'sharp'
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { MediaProxy } from '../media/media-proxy.ts'
import { serve } from '../serve.fixture.ts'
import { Converter } from './converter.ts'
import { internet } from './external-source.ts'
import { ImageError } from './image-error.ts'
import { ImageProxy, type ImageProxyOptions } from './image-proxy.ts'
import { openTestStore, storedResultCount } from './result-store.fixture.ts'

const picture = await sharp({
  create: { width: 900, height: 600, channels: 3, background: { r: 0, g: 90, b: 90 } },
})
  .png()
  .toBuffer()
const log = pino({ level: 'silent' })
/** Shared by all tests: starting the process takes longer than a conversion. */
const converter = new Converter()
afterAll(() => converter.stop())

/** An image proxy with its own server, folder and converter. */
async function proxy(options: Partial<ImageProxyOptions> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'image-proxy-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const readMedia = vi.fn(async (_path: string) => picture)
  const images = new ImageProxy({
    hosts: new Set(['cdn.example.com']),
    readMedia,
    isUnpublished: async () => false,
    network: internet,
    converter,
    results: openTestStore(folder),
    log,
    ...options,
  })
  const url = await serve((request, response) => {
    images
      .handle(request, response, new URL(request.url ?? '/', 'http://site.example'))
      .catch(() => response.destroy())
  })
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`${url}${path}`, { headers, method })
  return { get, readMedia, folder }
}

const path = '/images/320/media/a-0011.png'

describe('ImageProxy', () => {
  it('does not log missing images, and other failures ten times a minute at most', async () => {
    const lines: string[] = []
    let now = 0
    const { get } = await proxy({
      log: pino({ level: 'info' }, { write: (line) => lines.push(line) }),
      now: () => now,
      readMedia: async (requests) => {
        throw new ImageError(requests.includes('absent') ? 404 : 502, 'no')
      },
    })
    for (let time = 0; time < 15; time += 1) {
      expect((await get(`/images/320/media/absent-${time}.png`)).status).toBe(404)
      expect((await get(`/images/320/media/broken-${time}.png`)).status).toBe(502)
    }
    expect(lines).toHaveLength(10)
    expect(lines.join('')).not.toContain('absent')
    now += 60_000
    await get('/images/320/media/broken-again.png')
    expect(JSON.parse(lines[10] ?? '')).toMatchObject({ dropped: 5, status: 502 })
  })

  it.each([
    ['image/avif,image/webp,*/*', 'image/avif', 'avif'],
    ['image/webp,*/*', 'image/webp', 'webp'],
    ['*/*', 'image/png', 'png'],
  ])('returns for Accept %s an image of type %s with matching headers', async (accept, type, extension) => {
    const { get } = await proxy()
    const response = await get(path, { accept })
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=2592000, immutable',
      vary: 'Accept',
      'content-disposition': `inline; filename="a-0011.${extension}"`,
      'content-security-policy': "default-src 'none'; sandbox",
    })
    const body = Buffer.from(await response.arrayBuffer())
    expect((await sharp(body).metadata()).width).toBe(320)
    expect(Number(response.headers.get('content-length'))).toBe(body.byteLength)
  })

  it('returns 304 for a matching ETag, and only headers for HEAD', async () => {
    const { get } = await proxy()
    const first = await get(path)
    const again = await get(path, { 'if-none-match': `"other", W/${first.headers.get('etag')}` })
    expect(again.status).toBe(304)
    const head = await get(path, {}, 'HEAD')
    expect(head.headers.get('content-length')).toBe(first.headers.get('content-length'))
    expect(await head.text()).toBe('')
  })

  it('converts an image once for concurrent requests', async () => {
    const { get, readMedia } = await proxy()
    const responses = await Promise.all(Array.from({ length: 12 }, () => get(path)))
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200))
    expect(readMedia).toHaveBeenCalledTimes(1)
  })

  it('serves stored images while the CMS is unavailable, also after a restart', async () => {
    const { get, folder } = await proxy()
    await get(path, { accept: 'image/webp' })
    const results = openTestStore(folder)
    const restarted = await proxy({ results, readMedia: () => Promise.reject(new TypeError('fetch failed')) })
    expect((await restarted.get(path, { accept: 'image/webp' })).status).toBe(200)
    expect((await restarted.get('/images/640/media/a-0011.png', { accept: 'image/webp' })).status).toBe(502)
  })

  it('converts an image again when the stored one is damaged', async () => {
    const { get } = await proxy({
      results: { get: async () => Buffer.alloc(10), set: async () => {}, remove: async () => {} },
    })
    expect((await get(path)).status).toBe(200)
  })

  it('serves images when the disk fails', async () => {
    const failing = {
      get: () => Promise.reject(new Error('EIO')),
      set: () => Promise.reject(new Error('ENOSPC')),
      remove: () => Promise.reject(new Error('EROFS')),
    }
    const { get } = await proxy({ results: failing })
    expect((await get(path)).status).toBe(200)
  })

  it('rejects an incomplete image, and caches the error for a short time', async () => {
    const { get } = await proxy({ readMedia: async () => picture.subarray(0, 200) })
    const response = await get(path)
    expect(response.status).toBe(415)
    expect(response.headers.get('cache-control')).toBe('public, max-age=60')
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect((await response.text()).length).toBeLessThan(100)
  })

  it.each([
    { what: 'is unavailable', status: 502, keptMs: 60_000, cacheControl: 'public, max-age=60' },
    // It may be published at any moment.
    { what: 'is absent', status: 404, keptMs: 1_000, cacheControl: 'no-store' },
  ] as const)(
    'retries an image that $what only after $keptMs ms',
    async ({ status, keptMs, cacheControl }) => {
      let now = 1000
      const readMedia = vi.fn(() => Promise.reject(new ImageError(status, 'nothing')))
      const { get } = await proxy({ readMedia, now: () => now })
      const first = await get(path)
      expect(first.status).toBe(status)
      expect(first.headers.get('cache-control')).toBe(cacheControl)
      now += keptMs - 1
      await get(path)
      expect(readMedia).toHaveBeenCalledTimes(1)
      now += 2
      await get(path)
      expect(readMedia).toHaveBeenCalledTimes(2)
    },
  )

  it('limits concurrent conversions and rejects over the queue limit', async () => {
    let working = 0
    let most = 0
    const held = Promise.withResolvers<void>()
    const converter = {
      convert: async () => {
        working += 1
        most = Math.max(most, working)
        await held.promise
        working -= 1
        return picture
      },
    }
    const { get, folder } = await proxy({ converter, concurrency: 2, maxQueued: 10 })
    const requests = Array.from({ length: 60 }, (_, number) => get(`/images/320/media/a-${number}.png`))
    // None is converted yet, so the first response is a rejection.
    expect((await Promise.race(requests)).status).toBe(503)
    held.resolve()
    const responses = await Promise.all(requests)
    expect(most).toBe(2)
    const busy = responses.filter(({ status }) => status === 503)
    expect(busy[0]?.headers.get('retry-after')).toBe('5')
    expect(busy[0]?.headers.get('cache-control')).toBe('no-store')
    expect(responses.filter(({ status }) => status === 200).length + busy.length).toBe(60)
    expect(storedResultCount(folder)).toBeGreaterThan(0)
    const afterwards = await get(`/images/320/media/a-59.png`)
    expect(afterwards.status).toBe(200)
  })
})

describe('MediaProxy.read', () => {
  async function contentService(body: Buffer, status = 200, type = 'image/png') {
    const url = await serve((_, response) => response.writeHead(status, { 'content-type': type }).end(body))
    return new MediaProxy(`${url}/api`, log)
  }

  it('returns 404 for a missing file', async () => {
    const media = await contentService(Buffer.from('no'), 404)
    await expect(media.read('/media/a.png')).rejects.toMatchObject({ status: 404 })
  })

  it('rejects a file over the size limit', async () => {
    const media = await contentService(Buffer.alloc(10 * 1024 * 1024 + 1))
    await expect(media.read('/media/a.png')).rejects.toMatchObject({ status: 413 })
  })

  it.each([
    { kind: 'image/svg+xml', text: '<svg/>' },
    { kind: 'application/pdf', text: '%PDF-1.7' },
    { kind: 'text/html', text: '<script>' },
  ])('serves a file type with scripts as a download only ($kind)', async ({ kind, text }) => {
    const media = await contentService(Buffer.from(text), 200, kind)
    const site = await serve((request, response) => {
      media.handle(request, response, '/media/a.svg').catch(() => response.destroy())
    })
    const { headers } = await fetch(site)
    expect(headers.get('content-disposition')).toBe('attachment')
    expect(headers.get('content-security-policy')).toContain('sandbox')
  })
})
