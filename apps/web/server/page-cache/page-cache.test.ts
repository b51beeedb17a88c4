import { setImmediate as nextTurn } from 'node:timers/promises'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, requestPage, smallPartitions } from './page-cache.fixture.ts'
import { PageCache } from './page-cache.ts'
import type { RenderedPage } from './stored-page.ts'

let now = 0
let cache: PageCache

const request = (render: () => Promise<RenderedPage>) => requestPage(cache, render)

/** The result after the max wait. */
async function afterMaxWait<Result>(act: () => Promise<Result>): Promise<Result> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const waiting = act()
    await vi.advanceTimersByTimeAsync(1000)
    return await waiting
  } finally {
    vi.useRealTimers()
  }
}

/** Of a list: fresh for a minute, stale for another one, and a day longer while rendering fails. */
const freshMs = 60_000
const revalidateMs = 120_000
const usableMs = 86_460_000

beforeEach(() => {
  now = 0
  cache = new PageCache({ now: () => now, bytes: smallPartitions })
})

describe('the page cache', () => {
  it('renders a page once and serves it while it is fresh', async () => {
    expect(await request(page('one'))).toBe('miss 200 one')
    now = freshMs - 1
    const again = vi.fn(page('two'))
    expect(await request(again)).toBe('hit 200 one')
    expect(again).not.toHaveBeenCalled()
  })

  it('serves a stale page once while it is revalidated', async () => {
    await request(page('one'))
    now = freshMs + 1
    expect(await request(page('two'))).toBe('stale 200 one')
    await expect.poll(() => request(page('three'))).toBe('hit 200 two')
  })

  it('serves no page after its own expiry, unless rendering fails', async () => {
    await request(page('one', { validForMs: 1000 }))
    now = 999
    expect(await request(page('two'))).toBe('hit 200 one')
    now = 1000
    expect(await request(() => Promise.reject(new Error('down')))).toBe('stale 200 one')
    cache.retryFailed()
    expect(await request(page('two'))).toBe('expired 200 two')
  })

  it('serves nothing that was rendered, or started to render, before the database was replaced', async () => {
    const dead = () => Promise.reject(new Error('down'))
    const slow = Promise.withResolvers<void>()
    await request(page('one'))
    const started = requestPage(cache, () => slow.promise.then(page('two')), '/id/blog/two')
    cache.purge()
    slow.resolve()
    expect(await started).toBe('miss 200 two')
    await expect(request(dead)).rejects.toThrow('down')
    await expect(requestPage(cache, dead, '/id/blog/two')).rejects.toThrow('down')
    expect(await request(page('three'))).toBe('miss 200 three')
    expect(await request(dead)).toBe('hit 200 three')
  })

  it('serves a page at once whose render failed, and retries in the background once a second', async () => {
    await request(page('one'))
    cache.invalidate(['articles:1'])
    const failing = vi.fn(page('', { status: 503 }))
    expect(await request(failing)).toBe('stale 200 one')
    now = 999
    expect(await request(failing)).toBe('stale 200 one')
    expect(failing).toHaveBeenCalledTimes(1)
    now = 1000
    expect(await request(page('two'))).toBe('stale 200 one')
    await expect.poll(() => request(page('never rendered'))).toBe('hit 200 two')
  })

  it('serves the cached page after the max wait, and the newer one when it is rendered', async () => {
    await request(page('one'))
    cache.invalidate(['articles:1'])
    const slow = Promise.withResolvers<void>()
    const waiting = await afterMaxWait(() => request(() => slow.promise.then(page('two'))))
    expect(waiting).toBe('stale 200 one')
    expect(await request(page('never rendered'))).toBe('stale 200 one')
    slow.resolve()
    await expect.poll(() => request(page('never rendered'))).toBe('hit 200 two')
  })

  it('ignores a render that fails after the max wait', async () => {
    await request(page('one'))
    cache.invalidate(['articles:1'])
    const slow = Promise.withResolvers<RenderedPage>()
    expect(await afterMaxWait(() => request(() => slow.promise))).toBe('stale 200 one')
    slow.reject(new Error('down'))
    // Lets the rejection reach its handlers first.
    await nextTurn()
    now = 1000
    expect(await request(page('two'))).toBe('stale 200 one')
    await expect.poll(() => request(page('never rendered'))).toBe('hit 200 two')
  })

  it.each([
    { name: 'a service is back', hear: () => cache.retryFailed() },
    { name: 'a change event invalidates it', hear: () => cache.invalidate(['articles:1']) },
    { name: 'events may have been missed', hear: () => cache.invalidateAll() },
  ])('retries a failed page as soon as $name', async ({ hear }) => {
    await request(page('one'))
    cache.invalidate(['articles:1'])
    expect(await request(page('', { status: 503 }))).toBe('stale 200 one')
    hear()
    expect(await request(page('two'))).toBe('expired 200 two')
  })

  it('re-renders a page first that has been stale for long', async () => {
    await request(page('one'))
    now = revalidateMs + 1
    expect(await request(page('two'))).toBe('expired 200 two')
  })

  it('re-renders a page with an invalidated tag before it is served', async () => {
    await request(page('one'))
    cache.invalidate(['articles:2'])
    expect(await request(page('never rendered'))).toBe('hit 200 one')
    cache.invalidate(['articles:1'])
    expect(await request(page('two'))).toBe('expired 200 two')
    expect(await request(page('three'))).toBe('hit 200 two')
  })

  it('serves the cached page for a day when re-rendering fails', async () => {
    await request(page('one'))
    cache.invalidate(['articles:1'])
    now = usableMs - 1
    expect(await request(page('', { status: 503 }))).toBe('stale 200 one')
    now = usableMs + 1
    expect(await request(page('down', { status: 503 }))).toBe('expired 503 down')
  })

  const withoutFigures = { isPartial: true, tags: ['list:articles'] }

  it.each([
    { name: 'its fresh time is over', change: () => (now = revalidateMs + 1) },
    { name: 'only the missing part was invalidated', change: () => cache.invalidate(['company:BQNS']) },
    { name: 'everything was invalidated', change: () => cache.invalidateAll() },
  ])('prefers the complete cached page to a partial one when $name', async ({ change }) => {
    await request(page('whole', { tags: ['list:articles', 'company:BQNS'] }))
    change()
    expect(await request(page('partial', withoutFigures))).toBe('stale 200 whole')
  })

  it('replaces an invalidated page by a partial one until a complete one is rendered', async () => {
    const render = vi.fn(page('unpublished, no figures', withoutFigures))
    await request(page('false, figures', { tags: ['list:articles', 'company:BQNS'] }))
    cache.invalidate(['articles:1', 'list:articles'])
    expect(await request(render)).toBe('expired 200 unpublished, no figures')
    expect(await request(render)).toBe('stale 200 unpublished, no figures')
    expect(render).toHaveBeenCalledTimes(1)
    cache.retryFailed()
    expect(await request(page('', { status: 503 }))).toBe('stale 200 unpublished, no figures')
    now = 1000
    await request(page('unpublished, figures'))
    await expect.poll(() => request(page('never rendered'))).toBe('hit 200 unpublished, figures')
  })

  it('does not serve the page of an unpublished document, even when rendering fails', async () => {
    const its = { tags: ['articles:1', 'page-of-articles:1'] }
    await request(page('one', its))
    cache.invalidate(['articles:1', 'list:articles'])
    expect(await request(page('', { status: 503 }))).toBe('stale 200 one')
    cache.invalidate(['articles:1', 'list:articles', 'page-of-articles:1'])
    expect(await request(page('down', { status: 503 }))).toBe('expired 503 down')
    cache.invalidateAll()
    expect(await request(page('down', { status: 503 }))).toBe('expired 503 down')
    expect(await request(page('', { status: 404 }))).toBe('expired 404 ')
    cache.invalidate(['articles:1', 'list:articles'])
    expect(await request(page('back', its))).toBe('expired 200 back')
    expect(await request(page('never rendered'))).toBe('hit 200 back')
  })

  it('serves but does not cache a partial page', async () => {
    expect(await request(page('partial', { isPartial: true }))).toBe('miss 200 partial')
    expect(await request(page('whole'))).toBe('miss 200 whole')
  })

  it('replaces a page by its 404, and serves it again as soon as it is published', async () => {
    await request(page('one'))
    cache.invalidate(['articles:1'])
    const gone = page('gone', { status: 404, tags: ['list:articles'] })
    expect(await request(gone)).toBe('expired 404 gone')
    expect(await request(page('never rendered'))).toBe('hit 404 gone')
    cache.invalidate(['articles:1', 'list:articles'])
    expect(await request(page('back'))).toBe('expired 200 back')
  })

  it.each([
    { name: 'its content changed', change: () => cache.invalidate(['articles:1']) },
    { name: 'events may have been missed', change: () => cache.invalidateAll() },
  ])('treats no page as fresh that was rendered while $name', async ({ change }) => {
    await request(() => {
      change()
      return page('before')()
    })
    expect(await request(page('after'))).toBe('expired 200 after')
  })

  it('does not replace a newer page by an older one whose render was slower', async () => {
    const slow = Promise.withResolvers<void>()
    const older = request(() => slow.promise.then(page('before')))
    cache.invalidate(['articles:1'])
    await afterMaxWait(() => request(page('after')))
    slow.resolve()
    await older
    expect(await request(page('never rendered'))).toBe('hit 200 after')
  })

  it('does not share a render that started before a change with later requests', async () => {
    const slow = Promise.withResolvers<void>()
    const first = request(() => slow.promise.then(page('before the change')))
    cache.invalidate(['articles:1'])
    const second = request(page('after the change'))
    slow.resolve()
    expect(await Promise.all([first, second])).toEqual([
      'miss 200 before the change',
      'miss 200 after the change',
    ])
  })

  it('bounds the wait for a render that started before a change', async () => {
    const hanging = Promise.withResolvers<RenderedPage>()
    const first = request(() => hanging.promise)
    cache.invalidate(['articles:1'])
    expect(await afterMaxWait(() => request(page('after the change')))).toBe('miss 200 after the change')
    hanging.reject(new Error('down'))
    await expect(first).rejects.toThrow('down')
  })

  it.each([
    { name: 'fails', end: (slow: PromiseWithResolvers<RenderedPage>) => slow.reject(new Error('down')) },
    {
      name: 'is not cacheable',
      end: async (slow: PromiseWithResolvers<RenderedPage>) =>
        slow.resolve(await page('', { status: 503 })()),
    },
  ])(
    'renders a page once for all waiting requests when the render before the change $name',
    async ({ end }) => {
      const slow = Promise.withResolvers<RenderedPage>()
      const first = request(() => slow.promise).catch(() => 'down')
      cache.invalidate(['articles:1'])
      const newer = vi.fn(page('after the change'))
      const waiting = [request(newer), request(newer)]
      await end(slow)
      expect(await Promise.all(waiting)).toEqual(['miss 200 after the change', 'miss 200 after the change'])
      expect(newer).toHaveBeenCalledTimes(1)
      await first
    },
  )

  it('runs one render of a page at a time, whatever number of changes arrive meanwhile', async () => {
    const renders: PromiseWithResolvers<void>[] = []
    const slow = () => {
      const turn = Promise.withResolvers<void>()
      renders.push(turn)
      return turn.promise.then(page(`state ${renders.length}`))
    }
    const responses = [request(slow)]
    for (let change = 0; change < 100; change += 1) {
      cache.invalidate(['articles:1'])
      responses.push(request(slow))
    }
    expect(renders).toHaveLength(1)
    renders[0]?.resolve()
    await expect.poll(() => renders.length).toBe(2)
    renders[1]?.resolve()
    expect(new Set((await Promise.all(responses)).slice(1))).toEqual(new Set(['miss 200 state 2']))
    expect(await request(page('never rendered'))).toBe('hit 200 state 2')
  })

  it('renders a page once for requests after an unrelated change', async () => {
    const slow = Promise.withResolvers<void>()
    const first = request(() => slow.promise.then(page('one')))
    cache.invalidate(['events:7'])
    const second = request(page('never rendered'))
    slow.resolve()
    expect(await Promise.all([first, second])).toEqual(['miss 200 one', 'miss 200 one'])
    expect(await request(page('never rendered'))).toBe('hit 200 one')
  })

  it('never serves a request after a change from a render before it', async () => {
    const slow = Promise.withResolvers<void>()
    const slower = Promise.withResolvers<void>()
    const started = Promise.withResolvers<void>()
    const first = request(() => slow.promise.then(page('before')))
    cache.invalidate(['events:7'])
    now = 1000
    const second = request(() => {
      started.resolve()
      return slower.promise.then(page('before as well'))
    })
    await started.promise
    cache.invalidate(['events:8'])
    now = 2000
    const third = request(page('never rendered'))
    slow.resolve()
    expect(await Promise.all([first, third])).toEqual(['miss 200 before', 'miss 200 before'])
    cache.invalidate(['articles:1'])
    expect(await request(page('after'))).toBe('expired 200 after')
    slower.resolve()
    await second
  })

  it('never caches what depends on the visitor', async () => {
    const { outcome } = await cache.get('/id/hubungi-kami', 'form', page('form'))
    expect(outcome).toBe('bypass')
    expect(cache.size.pages).toBe(0)
  })
})
