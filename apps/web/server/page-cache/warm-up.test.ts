import { describe, expect, it, vi } from 'vitest'
import { siteMapIndexPath } from '#app/i18n/site-map-files.ts'
import type { PageSource } from '../share-picture/share-pictures.ts'
import { Overload, SHED_RETRY_AFTER } from '../shedding.ts'
import { StoredPage } from './stored-page.ts'
import { keepWarm, warmUp } from './warm-up.ts'

const ofSiteMap = { status: 200, headers: {}, tags: [], isPartial: false }
const mapOf = (paths: readonly string[]) =>
  paths.map((path) => `<url><loc>https://site.example${path}</loc></url>`).join('')

/** A site with these texts by path; other requests fail. */
function siteOf(texts: Readonly<Record<string, string>>) {
  const asked: string[] = []
  const source: PageSource = async (path) => {
    asked.push(path)
    const html = texts[path]
    if (html === undefined) {
      throw new Error(`${path} is not there`)
    }
    return new StoredPage({ ...ofSiteMap, body: Buffer.from(html) })
  }
  return { asked, source }
}

const maps = { [siteMapIndexPath]: mapOf(['/a.xml', '/b.xml']) }
const signal = new AbortController().signal

describe('warmUp', () => {
  it('requests each page of each site map, alternating between maps', async () => {
    const texts = { '/a.xml': mapOf(['/id', '/id/blog']), '/b.xml': mapOf(['/en']) }
    const { source, asked } = siteOf({ ...maps, ...texts, '/id': '', '/en': '', '/id/blog': '' })
    expect(await warmUp({ source, mostPages: 10, signal })).toEqual({ pages: 3, missing: 0, gaveUp: false })
    expect(asked.filter((path) => !path.endsWith('.xml'))).toEqual(['/id', '/en', '/id/blog'])
  })

  it('starts with the newest part, and reads no part that it does not need', async () => {
    const parts = ['/sitemaps/id-articles.xml', '/sitemaps/id-articles-2.xml', '/sitemaps/id-pages.xml']
    const { source, asked } = siteOf({
      [siteMapIndexPath]: mapOf(parts),
      '/sitemaps/id-articles-2.xml': mapOf(['/old', '/newer', '/newest']),
      '/sitemaps/id-pages.xml': mapOf(['/id', '/id/blog']),
      '/newest': '',
      '/newer': '',
      '/id': '',
    })
    expect(await warmUp({ source, mostPages: 3, signal })).toEqual({ pages: 3, missing: 0, gaveUp: false })
    expect(asked.filter((path) => !path.endsWith('.xml'))).toEqual(['/newest', '/id', '/newer'])
    expect(asked).not.toContain('/sitemaps/id-articles.xml')
  })

  it('waits while the server sheds load, and skips nothing', async () => {
    vi.useFakeTimers()
    const { source, asked } = siteOf({ ...maps, '/a.xml': mapOf(['/id']), '/b.xml': '', '/id': '' })
    let refusals = 8
    const busy: PageSource = (path, search) => {
      refusals -= path === '/id' ? 1 : 0
      return path === '/id' && refusals > 0 ? Promise.reject(new Overload('busy')) : source(path, search)
    }
    const warm = warmUp({ source: busy, mostPages: 10, signal })
    await vi.advanceTimersByTimeAsync(8 * SHED_RETRY_AFTER * 1000)
    vi.useRealTimers()
    expect(await warm).toEqual({ pages: 1, missing: 0, gaveUp: false })
    expect(asked.filter((path) => path === '/id')).toHaveLength(1)
  })

  it('aborts after several failures in a row', async () => {
    const paths = Array.from({ length: 20 }, (_, number) => `/${number}`)
    const { source, asked } = siteOf({ ...maps, '/a.xml': mapOf(paths), '/b.xml': '' })
    expect(await warmUp({ source, mostPages: 20, signal })).toEqual({ pages: 0, missing: 5, gaveUp: true })
    expect(asked).toHaveLength(3 + 5)
  })

  it('continues after single pages or a whole site map are unavailable', async () => {
    const { source } = siteOf({ ...maps, '/a.xml': mapOf(['/1', '/2', '/3']), '/3': '' })
    expect(await warmUp({ source, mostPages: 20, signal })).toEqual({ pages: 1, missing: 3, gaveUp: false })
  })

  it('stops with the server', async () => {
    const stopping = new AbortController()
    const { source, asked } = siteOf({
      ...maps,
      '/a.xml': mapOf(['/1', '/2']),
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
    expect(await warmUp({ source: stopAfterFirst, mostPages: 20, signal: stopping.signal })).toEqual({
      pages: 1,
      missing: 0,
      gaveUp: false,
    })
    expect(asked).not.toContain('/2')
  })
})

describe('keepWarm', () => {
  const log = { info: vi.fn(), warn: vi.fn() }
  const tenPages = mapOf(Array.from({ length: 10 }, (_, number) => `/${number}`))

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
    const { source, asked } = siteOf(texts)
    await keepWarm({ source, mostPages: 20, signal }, log)
    const indexes = () => asked.filter((path) => path === siteMapIndexPath).length
    await vi.advanceTimersByTimeAsync(minutes * 60_000 - 1)
    const before = indexes()
    await vi.advanceTimersByTimeAsync(1)
    const after = indexes()
    vi.clearAllTimers()
    vi.useRealTimers()
    expect([before, after]).toEqual([1, 2])
  })
})
