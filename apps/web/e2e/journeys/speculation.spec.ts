import { expect, type Page, test } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'
import { noFetchAheadMark } from '#app/navigation/no-fetch-ahead-mark.ts'
import { plantLink } from '../support/planted-link.ts'
import { holdScript, openHydrated, withoutPrefetch } from '../support/taken-over.ts'

test.use({ viewport: { width: 1280, height: 800 } })

const blog = pathTo('blog', 'id')

interface Ahead {
  /** Paths that the browser has fetched whole by the site's rules, and those of them that it has shown. */
  readonly fetched: Set<string>
  readonly used: Set<string>
  /** Paths that it would fetch for a link of the page, once it is pressed. */
  readonly candidates: Set<string>
  readonly faults: string[]
}

/** What the browser tells of the speculation rules; its own words, by the protocol of its tools. */
async function watchAhead(page: Page): Promise<Ahead> {
  const ahead: Ahead = { fetched: new Set(), used: new Set(), candidates: new Set(), faults: [] }
  const session = await page.context().newCDPSession(page)
  session.on('Preload.ruleSetUpdated', ({ ruleSet }) => {
    ahead.faults.push(...(ruleSet.errorType ? [`${ruleSet.errorType}: ${ruleSet.errorMessage}`] : []))
  })
  session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    ahead.candidates.clear()
    for (const { key } of preloadingAttemptSources) {
      ahead.candidates.add(new URL(key.url).pathname)
    }
  })
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    const { pathname } = new URL(prefetchUrl)
    if (status === 'Ready') {
      ahead.fetched.add(pathname)
    } else if (status === 'Success') {
      ahead.used.add(pathname)
    }
  })
  await session.send('Preload.enable')
  return ahead
}

test('before the script is there, a page is fetched whole as its link is pressed, and used', async ({
  page,
}) => {
  await holdScript(page)
  const ahead = await watchAhead(page)
  await page.goto(blog)
  const link = page.locator('main article a').first()
  const path = (await link.getAttribute('href')) ?? ''
  await link.hover()
  await page.mouse.down()
  await expect.poll(() => [...ahead.fetched]).toEqual([path])
  await page.mouse.up()
  await page.waitForURL(`**${path}`)
  await expect.poll(() => [...ahead.used]).toEqual([path])
  expect(ahead.faults).toEqual([])
})

test('never a form, a calculator, a feed or a download', async ({ page }) => {
  await holdScript(page)
  const ahead = await watchAhead(page)
  const never = [
    pathTo('contactUs', 'id'),
    pathTo('investmentCalculator', 'en'),
    pathTo('eduvestRegister', 'id', { slug: 'a-b' }),
    '/id/blog/feed.xml',
    '/media/a.pdf',
  ]
  await page.goto(blog)
  for (const path of never) {
    await plantLink(page, path, path)
  }
  await plantLink(page, pathTo('faq', 'id'), 'FAQ')
  await expect.poll(() => ahead.candidates.has(pathTo('faq', 'id'))).toBe(true)
  expect(never.filter((path) => ahead.candidates.has(path))).toEqual([])
})

test('nothing once the script has taken over, which fetches less', async ({ page }) => {
  const ahead = await watchAhead(page)
  await openHydrated(page, blog)
  await expect.poll(() => [...ahead.candidates]).toEqual([])
  await expectMarkToBeTheReason(page, ahead)
})

test('nothing on a slow line', async ({ page }) => {
  await withoutPrefetch(page)
  await holdScript(page)
  const ahead = await watchAhead(page)
  await page.goto(blog)
  expect([...ahead.candidates]).toEqual([])
  await expectMarkToBeTheReason(page, ahead)
})

/** Without the mark the links of the very same page would be fetched. */
async function expectMarkToBeTheReason(page: Page, ahead: Ahead): Promise<void> {
  await page.locator('html').evaluate((root, mark) => root.removeAttribute(mark), noFetchAheadMark)
  await expect.poll(() => ahead.candidates.size).toBeGreaterThan(0)
}
