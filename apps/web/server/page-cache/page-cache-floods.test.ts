import { randomBytes } from 'node:crypto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, requestPage, smallPartitions } from './page-cache.fixture.ts'
import { PageCache } from './page-cache.ts'
import type { RenderedPage } from './stored-page.ts'

let now = 0
let cache: PageCache

const request = (render: () => Promise<RenderedPage>, key?: string) => requestPage(cache, render, key)

beforeEach(() => {
  now = 0
  cache = new PageCache({ now: () => now, bytes: smallPartitions })
})

describe('the page cache over its size limit', () => {
  it('evicts the least recently requested page, whatever was invalidated since', async () => {
    const large = { body: randomBytes(250_000) }
    await request(page('', { ...large, tags: ['articles:1'] }), '/id/blog/1')
    await request(page('', { ...large, tags: ['articles:2'] }), '/id/blog/2')
    cache.invalidate(['articles:1'])
    await request(page('', large), '/id/blog/3')
    expect(await request(page('rendered again'), '/id/blog/2')).toMatch(/^hit /)
  })

  it.each([
    { name: 'random addresses', status: 404, toKey: (count: number) => `/id/blog/${count}` },
    { name: 'searches', status: 200, toKey: (count: number) => `/id/faq?q=${count}` },
    {
      name: 'unusual forms of a URL',
      status: 301,
      toKey: (count: number) => `/id/blog${'/'.repeat(count)}`,
    },
  ])('does not evict pages during a flood of $name', async ({ status, toKey }) => {
    await request(page('cached'))
    const body = randomBytes(40_000)
    for (let count = 1; count <= 60; count += 1) {
      await request(page('', { status, body, tags: [] }), toKey(count))
    }
    expect(cache.size.bytes).toBeLessThan(smallPartitions.variants + 10_000)
    expect(await request(page('rendered again'))).toBe('hit 200 cached')
  })

  it.each([
    { name: 'missing pages', status: 404 },
    { name: 'found pages', status: 200 },
    { name: 'redirects', status: 301 },
  ])('counts the long keys of $name', async ({ status }) => {
    const long = 'a'.repeat(10_000)
    for (let count = 0; count < 200; count += 1) {
      await request(page('', { status, tags: [] }), `/id/faq?q=${long}${count}`)
    }
    expect(cache.size.pages).toBeGreaterThan(50)
    expect(cache.size.pages).toBeLessThan(100)
  })

  it('renders a missing page once for all requests within some seconds', async () => {
    const render = vi.fn(page('', { status: 404 }))
    const requests = Array.from({ length: 500 }, () => request(render, '/nowhere'))
    expect(new Set(await Promise.all(requests))).toEqual(new Set(['miss 404 ']))
    now = 9_999
    expect(await request(render, '/nowhere')).toBe('hit 404 ')
    expect(render).toHaveBeenCalledTimes(1)
    now += 1
    expect(await request(page('there'), '/nowhere')).toBe('expired 200 there')
  })
})
