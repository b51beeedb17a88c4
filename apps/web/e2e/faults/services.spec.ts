import { expect, test } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'
import { STALE } from '../cache-status.ts'
import { CmsNode } from '../cms-node.ts'
import { testSite } from '../test-site.ts'
import { WebNode } from '../web-node.ts'
import { FaultyService, type ServiceFault } from './faulty-service.ts'
import { FeedRelay } from './feed-relay.ts'

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

/** A visitor's patience is a second; without it they would wait the two that a call to the content service may take. */
const SHOWN_WITHIN_MS = 1_900
/** What is not kept is given up after 2.5 s (content) or 1.5 s (market): a busy machine adds to that, a missing deadline minutes. */
const REFUSED_WITHIN_MS = 5_000
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

const pageAt = async (path: string, url = node.url) => {
  const since = performance.now()
  const answer = await fetch(`${url}${path}`)
  const text = await answer.text()
  const cacheStatus = answer.headers.get('cache-status')
  return { status: answer.status, text, cacheStatus, afterMs: performance.now() - since }
}
/** The first answer of which something is so. */
async function firstOf<Answer>(
  ask: () => Promise<Answer>,
  isSo: (answer: Answer) => boolean,
): Promise<Answer> {
  let answer = await ask()
  const hasCome = async () => {
    answer = isSo(answer) ? answer : await ask()
    return isSo(answer)
  }
  await expect.poll(hasCome, { timeout: RECOVERS_WITHIN_MS, intervals: [10] }).toBe(true)
  return answer
}
/** What whoever comes first is shown once the node may not take what it keeps for fresh. */
const firstStalePageAt = (path: string, url = node.url) =>
  firstOf(
    () => pageAt(path, url),
    ({ cacheStatus }) => cacheStatus === STALE,
  )
/** For a page that meets the fault itself: a circuit that has opened lets a question through within seconds. */
const answerAfterQuestion = async (service: FaultyService, path: string) => {
  await expect.poll(() => service.open).toBe(0)
  const ask = async () => {
    const before = service.met
    const since = performance.now()
    const answer = await fetch(`${node.url}${path}`)
    return { answer, afterMs: performance.now() - since, hasMet: service.met > before }
  }
  return firstOf(ask, ({ hasMet }) => hasMet)
}
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
        const whole = await pageAt(seen)
        service.fault = fault
        service.outdate()
        const kept = await firstStalePageAt(seen)
        expect(kept.status).toBe(200)
        expect(kept.text === whole.text, 'as before').toBe(true)
        expect(kept.afterMs).toBeLessThan(SHOWN_WITHIN_MS)
        // On a slow machine a visitor's patience is over before it is.
        await expect.poll(() => service.met, 'the service was asked').toBeGreaterThan(0)

        const { answer: failed, afterMs } = await answerAfterQuestion(service, unseen)
        expect(failed.status).toBe(503)
        expect(afterMs).toBeLessThan(REFUSED_WITHIN_MS)
        expect(Number(failed.headers.get('retry-after'))).toBeGreaterThan(0)
        expect(failed.headers.get('cache-control')).toContain('no-store')
        const errorPage = await failed.text()
        for (const mark of marks) {
          expect(errorPage.includes(mark), mark).toBe(true)
        }
        expect(leaks.exec(errorPage)).toBe(null)
        // Whatever never ends has been given up, instead of holding its connection.
        await expect.poll(() => service.open).toBe(0)

        service.fault = null
        const since = performance.now()
        await expect.poll(() => statusOf(unseen), { timeout: RECOVERS_WITHIN_MS, intervals: [100] }).toBe(200)
        test.info().annotations.push({
          type: 'recovered',
          description: `${name} ${fault}: ${Math.round(performance.now() - since)} ms`,
        })
        expect(leaks.exec((await pageAt(unseen)).text)).toBe(null)
        await expect
          .poll(async () => (await pageAt(seen)).cacheStatus, { timeout: RECOVERS_WITHIN_MS })
          .toBe('site; hit')
      },
    )
  }
}

test('when the stock service fails for ratios alone, their tab says so and the others stand', async () => {
  const tabAt = (tab: string) => pageAt(pathTo('companyDetail', 'en', { slug: 'bqns' }, { tab }))
  market.only = /\/ratios/
  market.fault = 'fails with 500'
  const ratios = await tabAt('ratios')
  expect(market.met).toBeGreaterThan(0)
  expect(ratios.text).toContain('This part cannot be loaded right now.')
  for (const tab of ['overview', 'balance-sheet', 'comparison']) {
    const { status, text } = await tabAt(tab)
    expect([status, text.includes('This part cannot be loaded right now.')], tab).toEqual([200, false])
  }
  market.fault = null
  await expect
    .poll(async () => (await tabAt('ratios')).text.includes('This part cannot be loaded right now.'), {
      timeout: RECOVERS_WITHIN_MS,
    })
    .toBe(false)
})

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
  const relay = await new FeedRelay(cms.url).listen()
  const own = await WebNode.start({ contentUrl: relay.url, marketUrl: market.url })
  const { seen } = services.content
  const unseen = `${own.url}${services.content.unseen}`
  try {
    const whole = await pageAt(seen, own.url)
    cms.freeze()
    relay.outdate()
    const kept = await firstStalePageAt(seen, own.url)
    expect([kept.status, kept.text === whole.text], 'as before').toEqual([200, true])
    expect(kept.afterMs).toBeLessThan(SHOWN_WITHIN_MS)
    const failed = await pageAt(services.content.unseen, own.url)
    expect(failed.status).toBe(503)
    expect(failed.afterMs).toBeLessThan(REFUSED_WITHIN_MS)
    await cms.kill()
    const stillKept = await pageAt(seen, own.url)
    expect([stillKept.cacheStatus, stillKept.text === whole.text], 'as before').toEqual([STALE, true])
    await cms.restart()
    await expect
      .poll(async () => (await fetch(unseen)).status, { timeout: RECOVERS_WITHIN_MS, intervals: [100] })
      .toBe(200)
  } finally {
    await own.stop()
    relay.close()
    await cms.stop()
  }
})
