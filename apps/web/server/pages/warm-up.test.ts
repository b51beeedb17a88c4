import { describe, expect, it, vi } from 'vitest'
import { siteMapIndexPath } from '#app/i18n/site-map-files.ts'
import { Overload, RETRY_AFTER_SECONDS } from '#server/base/load-shedder.ts'
import { StoredPage } from '#server/page-cache/stored-page.ts'
import type { PageSource } from '#server/share-image/share-images.ts'
import { prerenderLoop, warmUp } from './warm-up.ts'

const ofSiteMap = { status: 200, headers: {}, tags: [], isPartial: false }
const createSiteMap = (paths: readonly string[]) =>
  paths.map((path) => `<url><loc>https://site.example${path}</loc></url>`).join('')

/** A site with these texts by path; other requests fail. */
function createSite(texts: Readonly<Record<string, string>>) {
  const requested: string[] = []
  const source: PageSource = async (path) => {
    requested.push(path)
    const html = texts[path]
    if (html === undefined) {
      throw new Error(`${path} is not there`)
    }
    return new StoredPage({ ...ofSiteMap, body: Buffer.from(html) })
  }
  return { requested, source }
}

const maps = { [siteMapIndexPath]: createSiteMap(['/a.xml', '/b.xml']) }
const signal = new AbortController().signal

describe('warmUp', () => {
  it('requests each page of each site map, alternating between maps', async () => {
    const texts = { '/a.xml': createSiteMap(['/id', '/id/blog']), '/b.xml': createSiteMap(['/en']) }
    const { source, requested } = createSite({ ...maps, ...texts, '/id': '', '/en': '', '/id/blog': '' })
    expect(await warmUp({ source, maxPages: 10, signal })).toEqual({ pages: 3, missing: 0, aborted: false })
    expect(requested.filter((path) => !path.endsWith('.xml'))).toEqual(['/id', '/en', '/id/blog'])
  })

  it('starts with the newest part, and reads no part that it does not need', async () => {
    const parts = ['/sitemaps/id-articles.xml', '/sitemaps/id-articles-2.xml', '/sitemaps/id-pages.xml']
    const { source, requested } = createSite({
      [siteMapIndexPath]: createSiteMap(parts),
      '/sitemaps/id-articles-2.xml': createSiteMap(['/old', '/newer', '/newest']),
      '/sitemaps/id-pages.xml': createSiteMap(['/id', '/id/blog']),
      '/newest': '',
      '/newer': '',
      '/id': '',
    })
    expect(await warmUp({ source, maxPages: 3, signal })).toEqual({ pages: 3, missing: 0, aborted: false })
    expect(requested.filter((path) => !path.endsWith('.xml'))).toEqual(['/newest', '/id', '/newer'])
    expect(requested).not.toContain('/sitemaps/id-articles.xml')
  })

  it('waits while the server sheds load, and skips nothing', async () => {
    vi.useFakeTimers()
    const { source, requested } = createSite({
      ...maps,
      '/a.xml': createSiteMap(['/id']),
      '/b.xml': '',
      '/id': '',
    })
    let rejections = 8
    const busy: PageSource = (path, search) => {
      rejections -= path === '/id' ? 1 : 0
      return path === '/id' && rejections > 0 ? Promise.reject(new Overload('busy')) : source(path, search)
    }
    const warm = warmUp({ source: busy, maxPages: 10, signal })
    await vi.advanceTimersByTimeAsync(8 * RETRY_AFTER_SECONDS * 1000)
    vi.useRealTimers()
    expect(await warm).toEqual({ pages: 1, missing: 0, aborted: false })
    expect(requested.filter((path) => path === '/id')).toHaveLength(1)
  })

  it('aborts after several failures in a row', async () => {
    const paths = Array.from({ length: 20 }, (_, number) => `/${number}`)
    const { source, requested } = createSite({ ...maps, '/a.xml': createSiteMap(paths), '/b.xml': '' })
    expect(await warmUp({ source, maxPages: 20, signal })).toEqual({ pages: 0, missing: 5, aborted: true })
    expect(requested).toHaveLength(3 + 5)
  })

  it('continues after single pages or a whole site map are unavailable', async () => {
    const { source } = createSite({ ...maps, '/a.xml': createSiteMap(['/1', '/2', '/3']), '/3': '' })
    expect(await warmUp({ source, maxPages: 20, signal })).toEqual({ pages: 1, missing: 3, aborted: false })
  })

  it('stops with the server', async () => {
    const stopping = new AbortController()
    const { source, requested } = createSite({
      ...maps,
      '/a.xml': createSiteMap(['/1', '/2']),
      '/b.xml': '',
      '/1': '',
      '/2': '',
    })
    const stopAfterFirst: PageSource = async (path, search) => {
      if (path === '/1') {
        stopping.abort()
      }
      return source(path, search)
    }
    expect(await warmUp({ source: stopAfterFirst, maxPages: 20, signal: stopping.signal })).toEqual({
      pages: 1,
      missing: 0,
      aborted: false,
    })
    expect(requested).not.toContain('/2')
  })
})

describe('prerenderLoop', () => {
  const log = { info: vi.fn(), warn: vi.fn() }
  const tenPages = createSiteMap(Array.from({ length: 10 }, (_, number) => `/${number}`))

  it.each([
    { name: 'a minute after it aborted', texts: { ...maps, '/a.xml': tenPages }, minutes: 1 },
    { name: 'a minute after the site map was unavailable', texts: {}, minutes: 1 },
    { name: 'ten minutes after one site map was missing', texts: { ...maps, '/a.xml': '' }, minutes: 10 },
    {
      name: 'twelve hours after a complete warm-up',
      texts: { ...maps, '/a.xml': '', '/b.xml': '' },
      minutes: 12 * 60,
    },
  ])('runs again $name', async ({ texts, minutes }) => {
    vi.useFakeTimers()
    const { source, requested } = createSite(texts)
    await prerenderLoop({ source, maxPages: 20, signal }, log)
    const indexes = () => requested.filter((path) => path === siteMapIndexPath).length
    await vi.advanceTimersByTimeAsync(minutes * 60_000 - 1)
    const before = indexes()
    await vi.advanceTimersByTimeAsync(1)
    const after = indexes()
    vi.clearAllTimers()
    vi.useRealTimers()
    expect([before, after]).toEqual([1, 2])
  })
})
