import { expect, type Page } from '@playwright/test'
import { copy as contactCopy } from '#app/features/contact/copy.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { copy } from '#app/third-parties/copy.ts'
import { sendMessage } from '../support/contact-message.ts'
import { openHydrated, waitForHydration } from '../support/hydration.ts'
import { collectErrors } from '../support/page-errors.ts'
import {
  choice,
  expectNothingMeasured,
  follow,
  listTagRequests,
  privacyBar,
  privacySettings,
  test,
  toAddress,
  withConsent,
} from '../support/third-party-site.ts'

test('without third parties configured a page requests nothing from other hosts and shows no settings', async ({
  page,
  baseURL,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await openHydrated(page, pathTo('faq', 'id'))
  await follow(page, pathTo('contactUs', 'id'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Hubungi/)
  // The page is idle once it has prefetched its links.
  await page.waitForLoadState('networkidle')
  expect(requests.filter((url) => !url.startsWith(`${baseURL}/`) && !url.startsWith('data:'))).toEqual([])
  expect(requests.filter((url) => /page-shown|privacy-parts|error-reports|measuring/.test(url))).toEqual([])
  await expect(privacySettings(page, 'id')).toHaveCount(0)
  await expect(page.getByRole('button', { name: copy.id.chat })).toHaveCount(0)
  await expectNothingMeasured(page)
})

test('before consent nothing is requested; rejecting is as easy as accepting, and can be changed later', async ({
  page,
  site,
}) => {
  await page.goto(toAddress(site, 'faq'))
  const bar = privacyBar(page, 'id')
  await expect(bar).toBeVisible()
  await test.step('nothing of it is printed', async () => {
    await page.emulateMedia({ media: 'print' })
    for (const part of ['.privacy-bar', '.chat', '.privacy-settings']) {
      await expect(page.locator(part)).toBeHidden()
    }
    await page.emulateMedia({ media: 'screen' })
  })
  const [allow, refuse] = [choice(page, 'id', 'allow'), choice(page, 'id', 'refuse')]
  expect(await readLook(allow)).toEqual(await readLook(refuse))
  expect(site.servers.requests).toEqual([])
  await expectNothingMeasured(page)
  // The consent bar is in the language of the page.
  await page.getByRole('banner').locator('a[hreflang="en"]').first().click()
  await expect(privacyBar(page, 'en')).toBeVisible()
  await page.goBack()

  await refuse.click()
  await expect(bar).toHaveCount(0)
  const saved: unknown = JSON.parse((await page.evaluate(() => localStorage.getItem('third-parties'))) ?? '')
  expect(saved).toEqual({
    version: 1,
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    measuring: false,
    chat: false,
  })
  await page.reload()
  await expect(privacySettings(page, 'id')).toBeVisible()
  await expect(bar).toHaveCount(0)
  await follow(page, pathTo('contactUs', 'id'))
  await expect(page).toHaveURL(toAddress(site, 'contactUs'))
  expect(site.servers.requests).toEqual([])
  await expectNothingMeasured(page)

  await privacySettings(page, 'id').click()
  await allow.click()
  await expect.poll(() => listTagRequests(site)).toEqual(['/gtm.js?id=GTM-TEST'])
})

/** All properties that could make one choice look easier than the other. */
function readLook(button: ReturnType<Page['locator']>) {
  return button.evaluate((element) => {
    const { width, height, top } = element.getBoundingClientRect()
    const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(element)
    return { width, height, top, color, backgroundColor, borderColor, fontSize, fontWeight }
  })
}

test('do-not-track disables the tag manager, and asks about the chat only', async ({ page, site }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }))
  // Even with consent from an earlier visit.
  await page.addInitScript(() =>
    localStorage.setItem('third-parties', '{"version":1,"measuring":true,"chat":null}'),
  )
  await page.goto(toAddress(site, 'faq'))
  await privacySettings(page, 'id').click()
  await expect(privacyBar(page, 'id')).toContainText(copy.id.purposes.chat)
  await expect(privacyBar(page, 'id')).not.toContainText(copy.id.purposes.measuring)
  await choice(page, 'id', 'allow').click()
  // Error reports need no consent: their arrival shows that everything has started.
  await page.evaluate(() => setTimeout(() => reportError(new Error('Something of ours'))))
  await expect.poll(() => site.servers.reports).toHaveLength(1)
  expect(listTagRequests(site)).toEqual([])
  await expectNothingMeasured(page)
})

test('with third parties hanging or down pages load, links work and forms are sent', async ({
  page,
  site,
}) => {
  const { servers, node } = site
  Object.assign(servers.status, { tagManager: 'hanging', chat: 'down', errorReports: 'hanging' })
  const errors = collectErrors(page)
  await withConsent(page)
  await page.goto(`${node.url}${pathTo('faq', 'en')}`)
  await expect.poll(() => servers.requestsTo('tagManager')).toHaveLength(1)
  // The load event does not wait for the tag manager script.
  expect(await page.evaluate(() => document.readyState)).toBe('complete')
  await page.evaluate(() => setTimeout(() => reportError(new Error('Something of ours'))))
  await expect.poll(() => servers.requestsTo('errorReports')).toHaveLength(1)
  await page.getByRole('button', { name: copy.en.chat }).click()
  await expect.poll(() => servers.requestsTo('chat')).toHaveLength(1)

  await follow(page, pathTo('contactUs', 'en'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(contactCopy.en.title)
  await sendMessage(page, 'en')
  expect(errors.filter((error) => !/Something of ours|Failed to load resource/.test(error))).toEqual([])
})

test('with consent given nothing is requested from third parties before the load event', async ({
  page,
  site,
}) => {
  // An image delays the load event.
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
  await withConsent(page)
  await page.goto(`${site.node.url}${pathTo('home', 'id')}`, { waitUntil: 'domcontentloaded' })
  await page.mouse.move(5, 5)
  await waitForHydration(page)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(await page.evaluate(() => document.readyState)).toBe('interactive')
  expect(site.servers.requests).toEqual([])
  picture.resolve()
  await expect.poll(() => site.servers.requestsTo('tagManager')).toHaveLength(1)
})
