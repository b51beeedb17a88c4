import { expect, type Page, test } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'
import { noPrefetchAttribute } from '#app/navigation/no-prefetch-attribute.ts'
import { holdScript, openHydrated, withoutPrefetch } from '../support/hydration.ts'
import { insertLink } from '../support/insert-link.ts'

test.use({ viewport: { width: 1280, height: 800 } })

const blog = pathTo('blog', 'id')

interface Ahead {
  /** Paths that the browser has prefetched by the site's rules, and those of them that were shown. */
  readonly fetched: Set<string>
  readonly used: Set<string>
  /** Paths that the browser would prefetch for a link on pointer down. */
  readonly candidates: Set<string>
  readonly errors: string[]
}

/** Collects speculation events over the Chrome DevTools Protocol. */
async function watchAhead(page: Page): Promise<Ahead> {
  const ahead: Ahead = { fetched: new Set(), used: new Set(), candidates: new Set(), errors: [] }
  const session = await page.context().newCDPSession(page)
  session.on('Preload.ruleSetUpdated', ({ ruleSet }) => {
    ahead.errors.push(...(ruleSet.errorType ? [`${ruleSet.errorType}: ${ruleSet.errorMessage}`] : []))
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

test('before hydration, a page is prefetched on pointer down and used', async ({ page }) => {
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
  expect(ahead.errors).toEqual([])
})

test('forms, calculators, feeds and downloads are never prefetched', async ({ page }) => {
  await holdScript(page)
  const ahead = await watchAhead(page)
  const never = [
    pathTo('contactUs', 'id'),
    pathTo('investmentCalculator', 'en'),
    pathTo('eventRegister', 'id', { slug: 'a-b' }),
    '/id/blog/feed.xml',
    '/media/a.pdf',
  ]
  await page.goto(blog)
  for (const path of never) {
    await insertLink(page, path, path)
  }
  await insertLink(page, pathTo('faq', 'id'), 'FAQ')
  await expect.poll(() => ahead.candidates.has(pathTo('faq', 'id'))).toBe(true)
  expect(never.filter((path) => ahead.candidates.has(path))).toEqual([])
})

test('nothing is prefetched by rules after hydration', async ({ page }) => {
  const ahead = await watchAhead(page)
  await openHydrated(page, blog)
  await expect.poll(() => [...ahead.candidates]).toEqual([])
  await expectMarkToBeTheReason(page, ahead)
})

test('nothing is prefetched on a slow connection', async ({ page }) => {
  await withoutPrefetch(page)
  await holdScript(page)
  const ahead = await watchAhead(page)
  await page.goto(blog)
  // The rules may arrive before the page's script sets the attribute.
  await expect.poll(() => [...ahead.candidates]).toEqual([])
  await expectMarkToBeTheReason(page, ahead)
})

/** Without the attribute, links of the same page would be prefetched. */
async function expectMarkToBeTheReason(page: Page, ahead: Ahead): Promise<void> {
  await page.locator('html').evaluate((root, name) => root.removeAttribute(name), noPrefetchAttribute)
  await expect.poll(() => ahead.candidates.size).toBeGreaterThan(0)
}
