import { type Browser, expect, type Page, test } from '@playwright/test'
import { copy as contactCopy } from '#app/features/contact/copy.ts'
import { locales } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { copy } from '#app/third-parties/copy.ts'
import { sendMessage } from './contact-message.ts'
import { collectFaults } from './page-faults.ts'
import { untilTakenOver, withoutPrefetch } from './taken-over.ts'
import { testSite } from './test-site.ts'
import { privacySettings, ThirdPartySite, withConsent } from './third-party-site.ts'
import { WebNode } from './web-node.ts'

test.describe.configure({ mode: 'default' })

const footerLink = (page: Page, path: string) =>
  page.getByRole('contentinfo').locator(`a[href="${path}"]`).first()

/** A page that is not loaded until the function that comes back is called: a picture of it is on its way. */
async function holdLoad(page: Page): Promise<() => void> {
  const picture = Promise.withResolvers<void>()
  await page.route('**/held.png', async (route) => {
    await picture.promise
    await route.abort()
  })
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.body.append(Object.assign(new Image(), { src: '/held.png' }))
    })
  })
  return picture.resolve
}

/** Every file that a page has fetched by the time it is taken over, has answered somebody, and is idle; with its size. */
async function fetchedBeforeLoad(browser: Browser, url: string): Promise<string[]> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await withoutPrefetch(page)
  await holdLoad(page)
  await withConsent(page)
  await page.goto(url, { waitUntil: 'domcontentloaded' })
  await page.mouse.move(5, 5)
  await page.mouse.move(9, 9)
  await untilTakenOver(page)
  const search = page.locator('main input[name="q"]').first()
  await search.fill('saham')
  await expect(search).toHaveValue('saham')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(await page.evaluate(() => document.readyState)).toBe('interactive')
  const fetched = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, decodedBodySize }) => `${new URL(name).pathname} ${decodedBodySize}`),
  )
  await context.close()
  return fetched.toSorted()
}

test.describe('nothing configured', () => {
  let node: WebNode
  test.beforeAll(async () => {
    const { cmsUrl, marketUrl } = testSite()
    node = await WebNode.start({ contentUrl: cmsUrl, marketUrl })
  })
  test.afterAll(() => node.stop())

  test('nobody is asked, and nothing of it is fetched', async ({ page }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.goto(`${node.url}${pathTo('faq', 'id')}`)
    await untilTakenOver(page)
    await footerLink(page, pathTo('contactUs', 'id')).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Hubungi/)
    // The page is idle when it has fetched what it shows links to.
    await page.waitForLoadState('networkidle')
    expect(requests.filter((url) => !url.startsWith(`${node.url}/`) && !url.startsWith('data:'))).toEqual([])
    expect(requests.filter((url) => /page-shown|privacy-parts|error-reports|measuring/.test(url))).toEqual([])
    await expect(privacySettings(page, 'id')).toHaveCount(0)
    await expect(page.getByRole('button', { name: copy.id.chat })).toHaveCount(0)
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
  })
})

test.describe('all of them configured', () => {
  let site: ThirdPartySite
  test.beforeAll(async () => {
    site = await ThirdPartySite.open()
  })
  test.beforeEach(() => site.servers.reset())
  test.afterAll(() => site.close())

  for (const standing of ['hanging', 'down'] as const) {
    test(`${standing}: pages come, lead on and send as without them`, async ({ page }) => {
      Object.assign(site.servers.standing, {
        tagManager: standing,
        chat: standing,
        errorReports: standing,
      })
      const faults = collectFaults(page)
      await withConsent(page)
      await page.goto(`${site.node.url}${pathTo('faq', 'en')}`)
      await expect.poll(() => site.servers.requestsTo('tagManager')).toHaveLength(1)
      // The load event is over, though the tag manager's script is on its way.
      expect(await page.evaluate(() => document.readyState)).toBe('complete')
      await page.evaluate(() => setTimeout(() => reportError(new Error('Something of ours'))))
      await expect.poll(() => site.servers.requestsTo('errorReports')).toHaveLength(1)
      await page.getByRole('button', { name: copy.en.chat }).click()
      await expect.poll(() => site.servers.requestsTo('chat')).toHaveLength(1)

      await footerLink(page, pathTo('contactUs', 'en')).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(contactCopy.en.title)
      await sendMessage(page, 'en')
      expect(faults.filter((fault) => !/Something of ours|Failed to load resource/.test(fault))).toEqual([])
    })
  }

  test('nothing is fetched before the page is loaded', async ({ page }) => {
    const load = await holdLoad(page)
    await withConsent(page)
    await page.goto(`${site.node.url}${pathTo('home', 'id')}`, { waitUntil: 'commit' })
    await page.mouse.move(5, 5)
    await untilTakenOver(page)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    expect(await page.evaluate(() => document.readyState)).toBe('interactive')
    expect(site.servers.requests).toEqual([])
    load()
    await expect.poll(() => site.servers.requestsTo('tagManager')).toHaveLength(1)
  })

  test('hanging: until it is loaded and used a page fetches what it does without them, to the byte', async ({
    browser,
  }) => {
    Object.assign(site.servers.standing, { tagManager: 'hanging', chat: 'hanging', errorReports: 'hanging' })
    const { cmsUrl, marketUrl } = testSite()
    const plain = await WebNode.start({ contentUrl: cmsUrl, marketUrl })
    const withThem = await fetchedBeforeLoad(browser, `${site.node.url}${pathTo('faq', 'id')}`)
    const without = await fetchedBeforeLoad(browser, `${plain.url}${pathTo('faq', 'id')}`)
    await plain.stop()
    expect(withThem.join('\n')).toContain('/assets/')
    expect(withThem).toEqual(without)
    expect(site.servers.requests).toEqual([])
  })

  for (const locale of locales) {
    test(`what is drawn beside the page is left out on paper, in ${locale}`, async ({ page }) => {
      await page.goto(`${site.node.url}${pathTo('faq', locale)}`)
      await expect(privacySettings(page, locale)).toBeVisible()
      await page.emulateMedia({ media: 'print' })
      await expect(page.locator('.privacy-bar')).toBeHidden()
      await expect(page.locator('.chat')).toBeHidden()
      await expect(page.locator('.privacy-settings')).toBeHidden()
    })
  }
})
