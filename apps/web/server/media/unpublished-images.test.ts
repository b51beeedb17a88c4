import { mkdtemp, rm } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import sharp from 'sharp'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { siteFeeds } from '#server/change-feed/site-feeds.ts'
import { openImageProxy } from '#server/open-image-proxy.ts'
import { storedResultCount } from '../images/result-store.fixture.ts'
import { serve } from '../serve.fixture.ts'
import { MediaProxy } from './media-proxy.ts'

// A conversion with idle priority never runs on a busy machine.
vi.mock('../images/idle-priority.ts', () => ({ idlePriority: () => ({ execArgv: [] }) }))

const picture = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#005a5a' } })
  .png()
  .toBuffer()
const log = pino({ enabled: false })
const FILE = '/media/board-0011.png'
const IMAGE = `/images/320${FILE}`
const addresses = [IMAGE, `/images/1280${FILE}`]
const at = '2026-11-21T00:00:00.000Z'

let folder = ''
let contentUrl = ''
/** The status that the fake CMS returns for the image; null: it never responds. */
let status: 200 | 404 | 503 | null = 200
let requests: string[] = []
let feed: ServerResponse | null = null
let marketFeed: ServerResponse | null = null
let sequence = 0

beforeEach(async () => {
  status = 200
  requests = []
  sequence = 7
  folder = await mkdtemp(join(tmpdir(), 'withdrawn-pictures-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  contentUrl = await serve(handleAsCms)
})

function handleAsCms({ url = '', method = '' }: IncomingMessage, response: ServerResponse): void {
  if (url === '/market/changes') {
    marketFeed = response.writeHead(200, { 'content-type': 'text/event-stream' })
    marketFeed.write('event: hello\ndata: {"sequence":1,"epoch":"a"}\n\n')
    return
  }
  if (url.endsWith('/changes')) {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    feed = response
    sendEvent('hello')
    return
  }
  requests.push(method)
  if (status === 200) {
    response.writeHead(200, { 'content-type': 'image/png', 'content-length': picture.byteLength })
    response.end(method === 'HEAD' ? undefined : picture)
  } else if (status !== null) {
    response.writeHead(status).end()
  }
}

function sendEvent(event: 'hello' | 'reset'): void {
  feed?.write(`event: ${event}\ndata: ${JSON.stringify({ sequence, epoch: 'a' })}\n\n`)
}

function sendChange(...tags: string[]): void {
  sequence += 1
  feed?.write(`event: change\nid: ${sequence}\ndata: ${JSON.stringify({ sequence, tags, at })}\n\n`)
}

/** A node of the site with image handling, on the given folder. */
async function node() {
  const media = new MediaProxy(contentUrl, log)
  const images = openImageProxy({ DATA_DIR: folder, IMAGE_HOSTS: new Set(), IMAGE_CACHE_MB: 1 }, media, log)
  const events: string[] = []
  const feeds = siteFeeds(
    {
      CONTENT_API_URL: contentUrl,
      CONTENT_API_KEY: 'key',
      STOCK_API_URL: `${contentUrl}/market`,
      STOCK_API_KEY: 'key',
    },
    {
      services: {
        invalidate: (_service, tags) => events.push(...tags),
        invalidateAll: () => events.push('reset'),
        purge: () => events.push('other database'),
        closeCircuit: () => {},
      },
      cache: { invalidate: () => {}, invalidateAll: () => {}, purge: () => {}, retryFailed: () => {} },
      store: null,
      mediaStatuses: media.statuses,
      status: { refreshIncidents: async () => {} },
    },
    log,
  )
  onTestFinished(() => {
    for (const each of feeds) each.stop()
  })
  for (const each of feeds) each.follow().catch((error: unknown) => events.push(String(error)))
  const url = await serve((request, response) => {
    const requested = new URL(request.url ?? '/', 'http://site.example')
    images.handle(request, response, requested).catch(() => response.destroy())
  })
  await expect.poll(() => events).toEqual(['other database', 'other database'])
  /** As a visitor does, retries while conversions queue for too long. */
  const get = async (path: string): Promise<number> => {
    const { status: received } = await fetch(url + path)
    return received === 503 ? get(path) : received
  }
  const getAll = () => Promise.all(addresses.map(get))
  return { get, getAll, events }
}

const seen = [200, 200]
const absent = [404, 404]

describe('an unpublished image', { timeout: 60_000 }, () => {
  it('returns 404 as soon as the change event arrives, and is deleted from the cache', async () => {
    const { getAll, events } = await node()
    expect(await getAll()).toEqual(seen)
    status = 404
    sendChange('articles:1', 'list:articles')
    await expect.poll(() => events).toContain('list:articles')
    expect(await getAll()).toEqual(absent)
    expect(storedResultCount(join(folder, 'images'))).toBe(0)
  })

  it('returns 404 after a reset of the feed', async () => {
    const { getAll, events } = await node()
    expect(await getAll()).toEqual(seen)
    status = 404
    sendEvent('reset')
    await expect.poll(() => events).toEqual(['other database', 'other database', 'reset'])
    expect(await getAll()).toEqual(absent)
  })

  it('returns 404 at a node that missed the change', async () => {
    expect(await (await node()).getAll()).toEqual(seen)
    status = 404
    expect(await (await node()).getAll()).toEqual(absent)
  })
})

describe('a cached image', { timeout: 60_000 }, () => {
  it('is checked once after a change, and not after registrations and price updates', async () => {
    const { get, getAll, events } = await node()
    await getAll()
    for (let time = 0; time < 10; time += 1) await get(IMAGE)
    const before = requests.filter((method) => method === 'HEAD').length
    expect(before).toBeLessThanOrEqual(1)
    sendChange('events:4')
    await expect.poll(() => events).toContain('events:4')
    const prices = { sequence: 2, tags: ['list:companies'], at }
    marketFeed?.write(`event: change\nid: 2\ndata: ${JSON.stringify(prices)}\n\n`)
    await expect.poll(() => events).toContain('list:companies')
    await getAll()
    expect(requests.filter((method) => method === 'HEAD')).toHaveLength(before)
    sendChange('list:articles')
    await expect.poll(() => events).toContain('list:articles')
    await getAll()
    await getAll()
    expect(requests.filter((method) => method === 'HEAD')).toHaveLength(before + 1)
  })

  it.each([
    { name: 'fails', says: 503 },
    { name: 'does not respond', says: null },
  ] as const)('is served at once while the CMS $name', async ({ says }) => {
    const { get, getAll, events } = await node()
    expect(await getAll()).toEqual(seen)
    status = says
    sendChange('list:articles')
    await expect.poll(() => events).toContain('list:articles')
    expect(await get(IMAGE)).toBe(200)
    const requested = requests.length
    for (let time = 0; time < 20; time += 1) expect(await getAll()).toEqual(seen)
    // One check a second runs in the background.
    expect(requests.length - requested).toBeLessThan(20)
    status = 404
    await expect.poll(getAll, { timeout: 20_000, interval: 200 }).toEqual(absent)
  })
})
