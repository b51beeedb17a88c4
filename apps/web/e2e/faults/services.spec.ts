import { expect, test } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'
import { STALE } from '../support/cache-status.ts'
import { testSite } from '../support/test-site.ts'
import { WebNode } from '../support/web-node.ts'
import { FaultyService } from './faulty-service.ts'

const MISSING_PART = 'This section cannot be loaded right now.'
const pages = {
  CMS: { seen: pathTo('blog', 'id'), unseen: pathTo('announcement', 'id'), marks: ['<header', 'noindex'] },
  'market service': {
    seen: pathTo('companyDetail', 'en', { slug: 'bqns' }),
    unseen: pathTo('companyList', 'en', undefined, { q: 'kabel' }),
    marks: ['<header', MISSING_PART],
  },
} as const
const leaks = /\bNaN\b|Welcome to nginx|Something broke/

/** A stale page is served after one second, before a call to the CMS times out after two. */
const STALE_WITHIN_MS = 1_900
/** Calls time out after 2 s (CMS) or 1.5 s (market service); the rest is slack for a busy machine. */
const REFUSED_WITHIN_MS = 5_000
const RECOVERS = { timeout: 20_000, intervals: [100] }

let cms: FaultyService
let market: FaultyService
let node: WebNode

test.describe.configure({ mode: 'default', timeout: 120_000 })

test.beforeEach(async () => {
  const site = testSite()
  cms = await new FaultyService(site.cmsUrl).listen()
  market = await new FaultyService(site.marketUrl).listen()
  node = await WebNode.start({ contentUrl: cms.url, marketUrl: market.url })
})

test.afterEach(async () => {
  await node.stop()
  cms.close()
  market.close()
})

const pageAt = async (path: string) => {
  const since = performance.now()
  const answer = await fetch(`${node.url}${path}`)
  const text = await answer.text()
  const { status, headers } = answer
  return {
    status,
    headers,
    text,
    cacheStatus: headers.get('cache-status'),
    tookMs: performance.now() - since,
  }
}

type Page = Awaited<ReturnType<typeof pageAt>>

async function firstPage(load: () => Promise<Page>, isExpected: (page: Page) => boolean): Promise<Page> {
  let page = await load()
  const hasCome = async () => {
    page = isExpected(page) ? page : await load()
    return isExpected(page)
  }
  await expect.poll(hasCome, { timeout: 20_000, intervals: [10] }).toBe(true)
  return page
}

async function expectStale(path: string, whole: Page): Promise<void> {
  const stale = await firstPage(
    () => pageAt(path),
    ({ cacheStatus }) => cacheStatus === STALE,
  )
  expect([stale.status, stale.text === whole.text], 'the page as it was').toEqual([200, true])
  expect(stale.tookMs).toBeLessThan(STALE_WITHIN_MS)
}

for (const name of ['CMS', 'market service'] as const) {
  const { seen, unseen, marks } = pages[name]
  for (const fault of ['never answers', 'fails with 500', 'answers with HTML'] as const) {
    test(`while the ${name} ${fault}, cached pages are served and others return 503, and all recover afterwards`, async () => {
      const service = name === 'CMS' ? cms : market
      const whole = await pageAt(seen)
      service.fault = fault
      service.outdate()
      await expectStale(seen, whole)
      await expect.poll(() => service.met, 'requests that met the fault').toBeGreaterThan(0)
      await expect.poll(() => service.open).toBe(0)

      // An open circuit lets a request through after some seconds, which then meets the fault itself.
      let met = service.met
      const load = async () => {
        met = service.met
        return pageAt(unseen)
      }
      const failed = await firstPage(load, () => service.met > met)
      expect(failed.status).toBe(503)
      expect(failed.tookMs).toBeLessThan(REFUSED_WITHIN_MS)
      expect(Number(failed.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(failed.headers.get('cache-control')).toContain('no-store')
      for (const mark of marks) {
        expect(failed.text.includes(mark), mark).toBe(true)
      }
      expect(leaks.exec(failed.text)).toBe(null)
      await expect.poll(() => service.open, 'calls that were given up').toBe(0)

      service.fault = null
      await expect.poll(async () => (await pageAt(unseen)).status, RECOVERS).toBe(200)
      await expect.poll(async () => (await pageAt(seen)).cacheStatus, RECOVERS).toBe('site; hit')
    })
  }
}

test('while only ratios fail in the market service, their tab shows an error and the other tabs are complete', async () => {
  const lacksPart = async (tab: string) => {
    const { text } = await pageAt(pathTo('companyDetail', 'en', { slug: 'bqns' }, { tab }))
    return text.includes(MISSING_PART)
  }
  market.only = /\/ratios/
  market.fault = 'fails with 500'
  expect(await lacksPart('ratios')).toBe(true)
  for (const tab of ['overview', 'balance-sheet', 'comparison']) {
    expect(await lacksPart(tab), tab).toBe(false)
  }
  market.fault = null
  await expect.poll(() => lacksPart('ratios'), RECOVERS).toBe(false)
})
