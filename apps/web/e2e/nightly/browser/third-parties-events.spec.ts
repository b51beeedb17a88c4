import { expect, type Page } from '@playwright/test'
import { brand } from '@site/brand/names.ts'
import { copy as contactCopy } from '#app/features/contact/copy.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { scrubbedPath } from '#app/third-parties/scrubbed.ts'
import { fillMessage } from '../../support/contact-message.ts'
import {
  expectEvents,
  follow,
  readLayerEvents,
  type ThirdPartySite,
  test,
  withConsent,
} from '../../support/third-party-site.ts'

/** The input of fillMessage, none of which may reach the data layer. */
const traces = /tumivarka|contoh\.example|3456|7890|memindahkan/i

test.beforeEach(({ page }) => withConsent(page))

async function open(page: Page, { node }: ThirdPartySite, path: string): Promise<void> {
  await page.goto(`${node.url}${path}`)
  await expect.poll(async () => (await readLayerEvents(page)).length).toBeGreaterThan(0)
}

const formStep = (form: string) => (step: string) => ({ event: 'form_step', form, step })

const views = (...pages: readonly { path: string; language: Locale }[]) =>
  pages.map((page) => ({
    event: 'page_view',
    title: expect.stringContaining(` · ${brand.companyName}`),
    ...page,
  }))

test('page views: the first, each navigation, back and forward; not anchors', async ({ page, site }) => {
  const faq = { path: pathTo('faq', 'id'), language: 'id' } as const
  const contact = { path: pathTo('contactUs', 'id'), language: 'id' } as const
  const english = { path: pathTo('contactUs', 'en'), language: 'en' } as const
  await open(page, site, `${faq.path}?category=&utm_source=mail`)
  await follow(page, contact.path)
  await expectEvents(page, 'page_view', views(faq, contact))
  await page.evaluate(() => {
    location.hash = '#content'
  })
  await expect(page).toHaveURL(/#content$/)
  await page.goBack()
  await page.goBack()
  await expectEvents(page, 'page_view', views(faq, contact, faq))
  await page.goForward()
  await expectEvents(page, 'page_view', views(faq, contact, faq, contact))
  await page.getByRole('banner').locator('a[hreflang="en"]').first().click()
  await expectEvents(page, 'page_view', views(faq, contact, faq, contact, english))
  const titles = (await readLayerEvents(page)).flatMap((entry) => ('title' in entry ? [entry.title] : []))
  expect(titles[0]).not.toBe(titles[1])
  expect(titles[2]).toBe(titles[0])
  // The tag manager finds events from before its start.
  expect(await page.evaluate(() => window.dataLayer?.[0]?.event)).toBe('gtm.js')
})

test('a calculator in use: its name once per page view, without anything typed', async ({ page, site }) => {
  const path = pathTo('investmentCalculator', 'en', undefined, { calculator: 'target' })
  await open(page, site, path)
  await expectEvents(page, 'calculator_used', [])
  const field = page.locator('main form input[name="targetFund"]')
  await field.fill('97531864')
  // Typing changes the URL, which is not a page view.
  await expect(page).toHaveURL(/97/)
  await field.fill('97531865')
  await page.locator('main form [type="submit"]').first().click()
  await expectEvents(page, 'calculator_used', [{ event: 'calculator_used', calculator: 'target' }])
  await follow(page, pathTo('faq', 'en'))
  await expectEvents(
    page,
    'page_view',
    views(
      { path: pathTo('investmentCalculator', 'en'), language: 'en' },
      { path: pathTo('faq', 'en'), language: 'en' },
    ),
  )
  await page.goBack()
  await field.fill('1000')
  await expectEvents(page, 'calculator_used', [
    { event: 'calculator_used', calculator: 'target' },
    { event: 'calculator_used', calculator: 'target' },
  ])
  expect(JSON.stringify(await readLayerEvents(page))).not.toMatch(/9753/)
})

test('the contact form: begun, refused and sent, without any input', async ({ page, site }) => {
  const step = formStep('contact')
  await open(page, site, pathTo('contactUs', 'id'))
  await fillMessage(page)
  await page.locator('#field-consent').uncheck()
  await expectEvents(page, 'form_step', [step('begun')])
  const send = page.getByRole('button', { name: contactCopy.id.send })
  await send.click()
  await expectEvents(page, 'form_step', [step('begun'), step('refused')])
  await page.locator('#field-consent').check()
  await send.click()
  await expect(page.locator('main [role="status"]')).toContainText(contactCopy.id.sentTitle)
  await expectEvents(page, 'form_step', [step('begun'), step('refused'), step('sent')])
  expect(JSON.stringify(await readLayerEvents(page))).not.toMatch(traces)
})

test('downloads and outbound links', async ({ page, site }) => {
  await open(page, site, pathTo('researchReport', 'id'))
  const file = page.locator('main a[href$=".pdf"]').first()
  const path = scrubbedPath((await file.getAttribute('href')) ?? '')
  const download = page.waitForEvent('download')
  await file.click()
  await download
  await expectEvents(page, 'file_download', [{ event: 'file_download', path }])

  const outside = page.locator('.footer a[href^="https:"]').first()
  const host = new URL((await outside.getAttribute('href')) ?? '').host
  await page.route(`https://${host}/**`, (route) => route.fulfill({ body: 'elsewhere' }))
  await outside.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
  await outside.click()
  await expectEvents(page, 'outbound_link', [{ event: 'outbound_link', host }])
})
