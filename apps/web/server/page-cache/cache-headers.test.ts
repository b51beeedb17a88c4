import { describe, expect, it } from 'vitest'
import type { CacheOutcome } from '#server/instrumentation/cache-outcome.ts'
import { cacheHeaders } from './cache-headers.ts'
import { type RenderedPage, StoredPage } from './stored-page.ts'

const tags = ['articles:1', 'list:articles']
const page = (changes: Partial<RenderedPage> = {}) =>
  new StoredPage({ status: 200, headers: {}, body: Buffer.from('page'), tags, isPartial: false, ...changes })

const cdn = { cdnMaxAgeSeconds: 10 }

const forBrowsers = {
  'cache-control': 'public, max-age=0, must-revalidate',
  'surrogate-key': 'articles:1 list:articles',
}

describe('cacheHeaders', () => {
  const words: [CacheOutcome, string][] = [
    ['hit', 'site; hit'],
    ['miss', 'site; fwd=uri-miss; stored'],
    ['stale', 'site; hit; detail=stale'],
    ['expired', 'site; fwd=stale; stored'],
  ]
  it.each(words)('reports a %s in Cache-Status and sends no CDN headers by default', (outcome, status) => {
    expect(cacheHeaders(page(), outcome)).toEqual({ ...forBrowsers, 'cache-status': status })
  })

  it('lets a CDN cache a page, revalidate it in the background, and serve it for a day on errors', () => {
    const control = 'max-age=10, stale-while-revalidate=10, stale-if-error=86400'
    expect(cacheHeaders(page(), 'hit', cdn)).toEqual({
      ...forBrowsers,
      'cache-status': 'site; hit',
      'cdn-cache-control': control,
      'surrogate-control': control,
      'cache-tag': 'articles:1,list:articles',
    })
  })

  it('lets a CDN serve a stale page only on errors', () => {
    expect(cacheHeaders(page(), 'stale', cdn)['cdn-cache-control']).toBe(
      'max-age=0, stale-while-revalidate=0, stale-if-error=86400',
    )
  })

  it('keeps an immutable response immutable', () => {
    const forGood = 'public, max-age=31536000, immutable'
    const manifest = page({ headers: { 'cache-control': forGood } })
    expect(cacheHeaders(manifest, 'hit', cdn)).toEqual({
      'cache-control': forGood,
      'cache-status': 'site; hit',
    })
    expect(cacheHeaders(manifest, 'bypass', cdn)['cache-control']).toBe('private, no-store')
  })

  it('lets the browser, but no CDN, cache a prefetched response', () => {
    const ahead = { ...cdn, isPrefetch: true }
    expect(cacheHeaders(page(), 'hit', ahead)).toEqual({
      'cache-control': 'private, max-age=10',
      'cache-status': 'site; hit',
    })
    expect(cacheHeaders(page({ status: 404 }), 'hit', ahead)['cache-control']).toBe(
      forBrowsers['cache-control'],
    )
    expect(cacheHeaders(page(), 'bypass', ahead)['cache-control']).toBe('private, no-store')
  })

  it('lets the browser reuse a complete tool or blank form for back and forward', () => {
    const cacheControl = (response: StoredPage) =>
      cacheHeaders(response, 'bypass', { ...cdn, allowsReuse: true })['cache-control']
    expect(cacheControl(page())).toBe('private, no-cache')
    expect(cacheControl(page({ isPartial: true }))).toBe('private, no-store')
    expect(cacheControl(page({ status: 404 }))).toBe('private, no-store')
    expect(cacheControl(page({ status: 302 }))).toBe('private, no-store')
  })

  it.each([301, 404])('makes a CDN revalidate a response with status %i', (status) => {
    expect(cacheHeaders(page({ status }), 'hit', cdn)).toEqual({
      ...forBrowsers,
      'cache-status': 'site; hit',
    })
  })

  it.each([
    { name: 'is for one visitor', response: page(), outcome: 'bypass', status: 'site; fwd=bypass' },
    {
      name: 'is partial',
      response: page({ isPartial: true }),
      outcome: 'miss',
      status: 'site; fwd=uri-miss',
    },
    { name: 'failed', response: page({ status: 503 }), outcome: 'miss', status: 'site; fwd=uri-miss' },
  ] as const)('makes a response that $name private', ({ response, outcome, status }) => {
    expect(cacheHeaders(response, outcome, cdn)).toEqual({
      'cache-control': 'private, no-store',
      'cache-status': status,
    })
  })
})
