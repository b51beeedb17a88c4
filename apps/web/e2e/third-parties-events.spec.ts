import { expect, type Page } from '@playwright/test'
import { copy as contactCopy } from '#app/features/contact/copy.ts'
import { registerCopy } from '#app/features/education-events/register-copy.ts'
import { kindInAddress } from '#app/features/education-events/registration-form.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { untilOldEnough } from './form-age.ts'
import { eventsOf, expectEvents, follow, type ThirdPartySite, test, withConsent } from './third-party-site.ts'

/** Everything that the visitor types: none of it may reach the data layer. */
const typed = {
  name: 'Quelmira Zovandari',
  email: 'quelmira.zovandari@contoh.example',
  phone: '0812-9753-1864',
  city: 'Kotafiktif',
  message: 'Rahasia quelmira: bagaimana memindahkan efek saya dari tempat lain?',
}
const traces = /quelmira|zovandari|contoh\.example|9753|1864|kotafiktif|rahasia/i

test.beforeEach(({ page }) => withConsent(page))

async function open(page: Page, { node }: ThirdPartySite, path: string): Promise<void> {
  await page.goto(`${node.url}${path}`)
  await expect.poll(async () => (await eventsOf(page)).length).toBeGreaterThan(0)
}

const formStep = (form: string) => (step: string) => ({ event: 'form_step', form, step })

const views = (...pages: readonly { path: string; language: Locale }[]) =>
  pages.map((page) => ({ event: 'page_view', title: expect.stringMatching(/\S · Wirasana/), ...page }))

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
  const titles = (await eventsOf(page)).flatMap((entry) => ('title' in entry ? [entry.title] : []))
  expect(titles[0]).not.toBe(titles[1])
  expect(titles[2]).toBe(titles[0])
  // The script of the tag manager finds what happened before it was there.
  expect(await page.evaluate(() => window.dataLayer?.[0]?.event)).toBe('gtm.js')
})

test('a search: its words once, without email addresses and long numbers', async ({ page, site }) => {
  const q = 'dividen zoe@contoh.example 081234567890'
  await open(page, site, pathTo('searchResult', 'id', undefined, { q }))
  await expectEvents(page, 'search', [{ event: 'search', term: 'dividen … …' }])
  expect(JSON.stringify(await eventsOf(page))).not.toMatch(/zoe@|contoh\.example|0812/)
  const box = page.locator('main form[role="search"] input[name="q"]').first()
  await box.fill('saham')
  await box.press('Enter')
  await expect(page).toHaveURL(/q=saham/)
  await expectEvents(page, 'search', [
    { event: 'search', term: 'dividen … …' },
    { event: 'search', term: 'saham' },
  ])
})

test('a calculator in use: its name once per page view, without anything typed', async ({ page, site }) => {
  const path = pathTo('investmentCalculator', 'en', undefined, { calculator: 'target' })
  await open(page, site, path)
  await expectEvents(page, 'calculator_used', [])
  const field = page.locator('main form input[name="targetFund"]')
  await field.fill('97531864')
  // The address follows what is typed; that is no page view.
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
  expect(JSON.stringify(await eventsOf(page))).not.toMatch(/9753/)
})

test('the contact form: begun, refused and sent, without anything typed', async ({ page, site }) => {
  const step = formStep('contact')
  await open(page, site, pathTo('contactUs', 'id'))
  await page.locator('#field-fullName').fill(typed.name)
  await page.locator('#field-email').fill(typed.email)
  await page.locator('#field-domicile').check()
  await page.locator('#field-phone').fill(typed.phone)
  await page.locator('#field-subject').selectOption({ index: 1 })
  await page.locator('#field-message').fill(`${typed.message} ${crypto.randomUUID()}`)
  await untilOldEnough(page)
  await expectEvents(page, 'form_step', [step('begun')])
  const send = page.getByRole('button', { name: contactCopy.id.send })
  await send.click()
  await expectEvents(page, 'form_step', [step('begun'), step('refused')])
  await page.locator('#field-consent').check()
  await send.click()
  await expect(page.locator('main [role="status"]')).toContainText(contactCopy.id.sentTitle)
  await expectEvents(page, 'form_step', [step('begun'), step('refused'), step('sent')])
  expect(JSON.stringify(await eventsOf(page))).not.toMatch(traces)
})

test('the registration for an event: begun and refused, without anything typed', async ({ page, site }) => {
  const step = formStep('event_registration')
  const slug = 'kelas-dividen-cum-ex-dan-jebakannya'
  await open(page, site, pathTo('eduvestRegister', 'id', { slug }, { kind: kindInAddress.nonClient }))
  await page.locator('#field-fullName').fill(typed.name)
  await page.locator('#field-phone').fill(typed.phone)
  await untilOldEnough(page)
  await page.getByRole('button', { name: registerCopy.id.send }).click()
  await expectEvents(page, 'form_step', [step('begun'), step('refused')])
  expect(JSON.stringify(await eventsOf(page))).not.toMatch(traces)
})

test('the risk profile: refused, begun and sent, without its answers', async ({ page, site }) => {
  const step = formStep('risk_profile')
  await open(page, site, pathTo('riskProfile', 'id'))
  // Onward, and at the end to the result.
  const next = page.locator('main form button[type="submit"]:visible').first()
  await next.click()
  await expectEvents(page, 'form_step', [step('refused')])
  const result = new RegExp(pathTo('riskProfileResult', 'id'))
  const questions = await page.locator('main form [role="radiogroup"]').count()
  for (let question = 0; question < questions; question += 1) {
    await page.locator('main form input[type="radio"]:visible').first().check()
    await next.click()
  }
  await expect(page).toHaveURL(result)
  await expectEvents(page, 'form_step', [step('refused'), step('begun'), step('sent')])
  await expectEvents(
    page,
    'page_view',
    views(
      { path: pathTo('riskProfile', 'id'), language: 'id' },
      { path: pathTo('riskProfileResult', 'id'), language: 'id' },
    ),
  )
})

test('downloads and outbound links', async ({ page, site }) => {
  await open(page, site, pathTo('researchReport', 'id'))
  const file = page.locator('main a[href$=".pdf"]').first()
  const path = await file.getAttribute('href')
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
