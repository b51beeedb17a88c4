import { expect, test } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'
import { CmsNode } from '../cms-node.ts'
import { testSite } from '../test-site.ts'
import { WebNode } from '../web-node.ts'
import { FaultyService, type ServiceFault } from './faulty-service.ts'

/** In `npm test`: one fault of each way in which a call can end. */
const short: readonly ServiceFault[] = ['accepts and says nothing', 'fails with 500', 'answers with HTML']
const long: readonly ServiceFault[] = [
  'drips a byte a second',
  'asks to wait with 429',
  'breaks off in the middle',
  'answers in another shape',
  'answers with an empty object',
]

const services = {
  content: {
    seen: pathTo('blog', 'id'),
    unseen: pathTo('announcement', 'id'),
    /** A page of the market says the rest that it knows, under the same status. */
    marks: ['<header', 'noindex'],
    /** Never in the page that a visitor gets. */
    leaks: /NaN|Infinity|1e308|Welcome to nginx|Something broke/,
  },
  market: {
    seen: pathTo('companyDetail', 'en', { slug: 'bqns' }),
    unseen: pathTo('companyList', 'en', undefined, { q: 'kabel' }),
    marks: ['<header', 'This part cannot be loaded right now.'],
    leaks: /\bNaN\b|Infinity|1e308|Welcome to nginx|Something broke/,
  },
} as const

const RECOVERS_WITHIN_MS = 20_000
/** So many pages that nobody has asked for, one after the other. */
const UNSEEN_PAGES = 30
/** What opens the circuit, what was under way at that moment, and a trial every two seconds. */
const MOST_QUESTIONS = 20

let content: FaultyService
let market: FaultyService
let node: WebNode

test.describe.configure({ mode: 'default', timeout: 120_000 })

test.beforeEach(async () => {
  const site = testSite()
  content = await new FaultyService(site.cmsUrl).listen()
  market = await new FaultyService(site.marketUrl).listen()
  node = await WebNode.start({ contentUrl: content.url, marketUrl: market.url })
})

test.afterEach(async () => {
  await node.stop()
  content.close()
  market.close()
})

const textAt = async (path: string) => (await fetch(`${node.url}${path}`)).text()
const statusOf = async (path: string) => {
  const answer = await fetch(`${node.url}${path}`)
  await answer.body?.cancel()
  return answer.status
}

for (const name of ['content', 'market'] as const) {
  const { seen, unseen, marks, leaks } = services[name]
  for (const fault of [...short, ...long]) {
    const tag = long.includes(fault) ? { tag: '@long' } : {}
    test(
      `when the ${name} service ${fault}, pages seen before answer, others say 503, and all is well at once afterwards`,
      tag,
      async () => {
        const service = name === 'content' ? content : market
        const whole = await textAt(seen)
        service.fault = fault
        const kept = await fetch(`${node.url}${seen}`)
        expect(kept.status).toBe(200)
        expect((await kept.text()) === whole, 'as before').toBe(true)

        const failed = await fetch(`${node.url}${unseen}`)
        expect(failed.status).toBe(503)
        expect(Number(failed.headers.get('retry-after'))).toBeGreaterThan(0)
        expect(failed.headers.get('cache-control')).toContain('no-store')
        const errorPage = await failed.text()
        for (const mark of marks) {
          expect(errorPage.includes(mark), mark).toBe(true)
        }
        expect(leaks.exec(errorPage)).toBe(null)
        expect(service.met, 'the service was asked').toBeGreaterThan(0)
        // Whatever never ends has been given up, instead of holding its connection.
        await expect.poll(() => service.open).toBe(0)

        service.fault = null
        const since = performance.now()
        await expect.poll(() => statusOf(unseen), { timeout: RECOVERS_WITHIN_MS, intervals: [100] }).toBe(200)
        test.info().annotations.push({
          type: 'recovered',
          description: `${name} ${fault}: ${Math.round(performance.now() - since)} ms`,
        })
        expect(leaks.exec(await textAt(unseen))).toBe(null)
      },
    )
  }
}

test('a content service that fails is left alone after some questions', async () => {
  content.fault = 'fails with 500'
  for (let number = 0; number < UNSEEN_PAGES; number += 1) {
    const path = pathTo('blogDetail', 'en', { slug: `unseen-${number}` })
    expect(await statusOf(path), path).toBe(503)
  }
  expect(content.met).toBeLessThanOrEqual(MOST_QUESTIONS)
})

test('a content service that is stopped in the middle and then killed is missed by nobody who asks for pages seen before', {
  tag: '@long',
}, async () => {
  const cms = await CmsNode.start()
  const own = await WebNode.start({ contentUrl: cms.url, marketUrl: market.url })
  const seen = `${own.url}${services.content.seen}`
  const unseen = `${own.url}${services.content.unseen}`
  try {
    const whole = await (await fetch(seen)).text()
    cms.freeze()
    expect((await (await fetch(seen)).text()) === whole, 'as before').toBe(true)
    expect((await fetch(unseen)).status).toBe(503)
    await cms.kill()
    expect((await (await fetch(seen)).text()) === whole, 'as before').toBe(true)
    await cms.restart()
    await expect
      .poll(async () => (await fetch(unseen)).status, { timeout: RECOVERS_WITHIN_MS, intervals: [100] })
      .toBe(200)
  } finally {
    await own.stop()
    await cms.stop()
  }
})
