import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PageCache } from './page-cache.ts'
import { PageStore, type PageStoreOptions } from './page-store.ts'
import type { RenderedPage } from './stored-page.ts'

const DAY_MS = 86_400_000
let folder: string
let file: string
let now: number
let warned: string[]
const nodes: PageStore[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'page-store-'))
  file = join(folder, 'store.sqlite')
  now = Date.parse('2026-11-22T03:00:00Z')
  warned = []
})
afterEach(() => {
  for (const store of nodes.splice(0)) {
    store.close()
  }
  rmSync(folder, { recursive: true, force: true })
})

/** A process of the site. */
function node(options: Partial<PageStoreOptions> = {}) {
  const store = new PageStore({
    file,
    limitBytes: 10_000_000,
    buildId: 'one',
    log: pino({}, { write: (entry) => warned.push(JSON.parse(entry).msg) }),
    now: () => now,
    ...options,
  })
  nodes.push(store)
  const cache = new PageCache({ store })
  /** Null: the services are down. */
  const request = async (text: string | null, key = '/id/blog/one', changes: Partial<RenderedPage> = {}) => {
    const { page, outcome } = await cache.get(key, 'detail', () => rendered(text, changes))
    const { bytes } = await page.bodyIn('identity')
    return `${outcome} ${page.status} ${bytes.toString().replace(/\n.*/s, '')}`
  }
  /** Waits until this number of pages is stored. */
  const untilStored = (pages: number) => expect.poll(() => store.size?.pages).toBe(pages)
  return { store, cache, request, untilStored }
}

async function rendered(text: string | null, changes: Partial<RenderedPage>): Promise<RenderedPage> {
  if (text === null) {
    throw new Error('dead')
  }
  // Long enough to be compressed.
  const body = Buffer.from(`${text}\n${'<p>Rp500 juta</p>'.repeat(100)}`)
  const tags = ['articles:1', 'page-of-articles:1']
  return { status: 200, headers: { 'x-kind': 'page' }, body, tags, isPartial: false, ...changes }
}

/** A node that renders one page and stops. */
async function storeOnePage(): Promise<void> {
  const { request, untilStored, store } = node()
  await request('stored')
  await untilStored(1)
  store.close()
}

describe('a page stored by an earlier process', () => {
  it('is never fresh, and is served when rendering fails', async () => {
    await storeOnePage()
    const next = node()
    expect(await next.request(null)).toBe('stale 200 stored')
    await expect(next.request(null, '/id/blog/two')).rejects.toThrow('dead')
    expect(await node().request('new')).toBe('expired 200 new')
  })

  it('expires after a day', async () => {
    await storeOnePage()
    // Not a millisecond before: the cache measures what is left on the real clock.
    now += DAY_MS - 60_000
    expect(await node().request(null)).toBe('stale 200 stored')
    now += 60_000
    await expect(node().request(null)).rejects.toThrow('dead')
  })

  it('is not served after its document was unpublished by this or an earlier process', async () => {
    await storeOnePage()
    const first = node()
    await first.request('of another document', '/id/other', { tags: ['articles:2', 'page-of-articles:2'] })
    await first.untilStored(2)
    first.cache.invalidate(['articles:1', 'articles:2', 'page-of-articles:1'])
    await expect(first.request(null)).rejects.toThrow('dead')
    const next = node()
    await expect(next.request(null)).rejects.toThrow('dead')
    expect(await next.request(null, '/id/other')).toBe('stale 200 of another document')
  })

  it('is not stored when its document is unpublished during the render', async () => {
    const { cache, request, untilStored } = node()
    const started = Promise.withResolvers<void>()
    const page = Promise.withResolvers<RenderedPage>()
    const making = cache.get('/id/blog/one', 'detail', () => {
      started.resolve()
      return page.promise
    })
    await started.promise
    cache.invalidate(['page-of-articles:1'])
    page.resolve(await rendered('late', {}))
    await making
    await request('other', '/id/other')
    await untilStored(1)
    await expect(node().request(null)).rejects.toThrow('dead')
  })

  it('returns stored responses to the next process too, but no unreadable ones', () => {
    const response = { text: '{"menu":[]}', tags: ['list:menu'] }
    node().store.saveResponse('content /shell', response)
    expect(node().store.response('content /shell')).toEqual(response)
    expect(node().store.response('content /offices')).toBeNull()
  })

  it('is purged with its database', async () => {
    await storeOnePage()
    const { cache, request, store } = node()
    store.saveResponse('content /shell', { text: '{}', tags: [] })
    const reading = request(null)
    cache.purge()
    await expect(reading).rejects.toThrow('dead')
    await expect(request(null)).rejects.toThrow('dead')
    expect(store.response('content /shell')).toBeNull()
  })

  it('is not served by another build, which deletes it', async () => {
    await storeOnePage()
    const released = node({ buildId: 'two' })
    await expect(released.request(null)).rejects.toThrow('dead')
    await released.request('of the release', '/id/other')
    await released.untilStored(1)
  })

  it.each([{ isPartial: true }, { status: 404 }, { status: 503 }, { status: 301 }])(
    'is not stored with %o',
    async (changes) => {
      const { request, untilStored } = node()
      await request('passing', '/id/passing', changes)
      await request('stored')
      await untilStored(1)
    },
  )
})

describe('the store', () => {
  it('remembers the position of a feed', () => {
    const before = node().store
    before.savePosition('http://content', { sequence: 41, epoch: 'a' })
    before.close()
    expect(node().store.readPosition('http://content')).toEqual({ sequence: 41, epoch: 'a' })
    expect(node().store.readPosition('http://market')).toBeNull()
  })

  it('deletes the oldest pages over its limit, with a separate limit for pages with parameters', async () => {
    await storeOnePage()
    const bytes = node().store.size?.bytes ?? 0
    // Space for ten pages, and for one with parameters.
    const { request, untilStored } = node({ limitBytes: bytes * 12 })
    let stored = 1
    for (const key of ['/id/blog/two', '/id/blog?page=2', '/id/blog?page=3', '/id/blog?page=4']) {
      await request('text', key)
      stored += 1
      await untilStored(stored)
      now += 1_000
    }
    now += 60_000
    await request('text', '/id/blog/six')
    await untilStored(4)
    const next = node()
    expect(await next.request(null, '/id/blog?page=4')).toBe('stale 200 text')
    await expect(next.request(null, '/id/blog?page=3')).rejects.toThrow('dead')
  })

  it.each([
    { name: 'body', sql: "UPDATE pages SET body = x'00ff00ff'" },
    { name: 'facts', sql: "UPDATE pages SET facts = '{'" },
  ])('re-renders a page whose stored $name is unreadable', async ({ sql }) => {
    await storeOnePage()
    const database = new DatabaseSync(file)
    database.exec(sql)
    database.close()
    expect(await node().request('new')).toBe('miss 200 new')
    expect(warned).toEqual(['Could not read a stored page'])
  })

  it('recreates a broken file, and runs without a store when the path is not writable', async () => {
    writeFileSync(file, 'not a database'.repeat(100))
    await storeOnePage()
    expect(warned).toEqual(['Page store unreadable, recreated'])
    const nowhere = node({ file: join(file, 'below-a-file', 'store.sqlite') })
    expect(await nowhere.request('rendered')).toBe('miss 200 rendered')
    expect(await nowhere.request('rendered')).toBe('hit 200 rendered')
    expect(nowhere.store.size).toBeNull()
    expect(warned.at(-1)).toBe('Page store unavailable')
  })
})
