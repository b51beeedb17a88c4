import { expect, type Page } from '@playwright/test'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { copy } from '#app/third-parties/copy.ts'
import { axeErrors } from '../../support/axe.ts'
import {
  follow,
  markDocument,
  privacyBar,
  privacySettings,
  type ThirdPartySite,
  test,
  untilOtherDocument,
  withConsent,
} from '../../support/third-party-site.ts'

const open = (page: Page, { node }: ThirdPartySite, locale: Locale = 'id') =>
  page.goto(`${node.url}${pathTo('faq', locale)}`)
const chatButton = (page: Page, locale: Locale = 'id') =>
  page.getByRole('button', { name: copy[locale].chat, exact: true })
const card = (page: Page) => page.getByRole('dialog')
const widget = (page: Page) => page.locator('#chat-widget')
const chatRequests = ({ servers }: ThirdPartySite) => servers.requestsTo('chat')

test('the chat asks for consent at its button, loads only after that, and opens immediately on the next visit', async ({
  page,
  site,
}) => {
  // Without analytics, only the chat needs consent.
  await page.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }))
  await open(page, site)
  const button = chatButton(page)
  await expect(button).toBeVisible()
  await expect(privacyBar(page, 'id')).toHaveCount(0)
  const { width, height } = (await button.boundingBox()) ?? { width: 0, height: 0 }
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(48)

  await button.click()
  await expect(card(page)).toBeFocused()
  await expect(card(page)).toContainText(site.servers.host)
  expect(await axeErrors(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(card(page)).toHaveCount(0)
  await expect(button).toBeFocused()
  await button.click()
  await page.getByRole('button', { name: copy.id.cancel }).click()
  await expect(button).toBeFocused()
  expect(chatRequests(site)).toEqual([])

  await button.click()
  await page.getByRole('button', { name: copy.id.startChat }).click()
  await expect(widget(page)).toBeVisible()
  await expect(button).toHaveCount(0)
  // This widget does not take the focus, so the page keeps it.
  await expect(page.locator('#content')).toBeFocused()
  expect(chatRequests(site)).toEqual(['/chat.js'])

  await page.reload()
  await button.click()
  await expect(widget(page)).toBeVisible()
  expect(chatRequests(site)).toEqual(['/chat.js', '/chat.js'])
})

test('a chat that fails to load shows an error with the contact page, and can be retried', async ({
  page,
  site,
}) => {
  site.servers.status.chat = 'down'
  await withConsent(page)
  await open(page, site, 'en')
  await chatButton(page, 'en').click()
  await expect(page.getByRole('alert')).toContainText(copy.en.chatFailed)
  await expect(card(page)).toBeFocused()
  await expect(card(page).getByRole('link')).toHaveAttribute('href', pathTo('contactUs', 'en'))
  expect(await axeErrors(page)).toEqual([])
  site.servers.status.chat = 'up'
  await page.getByRole('button', { name: copy.en.tryAgain }).click()
  await expect(widget(page)).toBeVisible()
})

test('a chat that takes too long shows its progress and then an error, without moving the focus', async ({
  page,
  site,
}) => {
  await startHangingChat(page, site)
  const busy = page.getByRole('button', { name: copy.id.loadingChat })
  await expect(busy).toHaveAttribute('aria-busy', 'true')
  await expect(busy).toBeFocused()
  await busy.click()
  const search = page.locator('main input[name="q"]').first()
  await search.focus()
  await page.clock.fastForward(10_000)
  await expect(page.getByRole('alert')).toContainText(copy.id.chatFailed)
  await expect(search).toBeFocused()
  expect(chatRequests(site)).toEqual(['/chat.js'])
})

/** Lets the test control the page's clock. */
async function startHangingChat(page: Page, site: ThirdPartySite): Promise<void> {
  site.servers.status.chat = 'hanging'
  await page.clock.install()
  await withConsent(page)
  await open(page, site)
  await chatButton(page).click()
  await expect.poll(() => chatRequests(site)).toEqual(['/chat.js'])
}

test('a chat rejected while it loads does not open, and the next page is a new document', async ({
  page,
  site,
}) => {
  await startHangingChat(page, site)
  await privacySettings(page, 'id').click()
  await expect(privacyBar(page, 'id')).toContainText(copy.id.answers.true)
  await privacyBar(page, 'id').getByRole('button', { name: copy.id.refuse }).click()
  site.servers.respondLate()
  await expect(chatButton(page)).toBeVisible()
  await markDocument(page)
  await follow(page, pathTo('contactUs', 'id'))
  await untilOtherDocument(page)
  await expect(page).toHaveURL(new RegExp(`${pathTo('contactUs', 'id')}$`))
  await expect(widget(page)).toHaveCount(0)
})
