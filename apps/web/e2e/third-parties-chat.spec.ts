import { expect, type Page, test } from '@playwright/test'
import { type Locale, locales } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { copy } from '#app/third-parties/copy.ts'
import { axeFaults, axeFaultsOfAppearance } from './axe.ts'
import {
  markDocument,
  privacyBar,
  privacySettings,
  ThirdPartySite,
  untilOtherDocument,
  withConsent,
} from './third-party-site.ts'

let site: ThirdPartySite

test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  site = await ThirdPartySite.open(({ chatSettings }) => chatSettings)
})
test.beforeEach(() => site.servers.reset())
test.afterAll(() => site.close())

const open = (page: Page, locale: Locale) => page.goto(`${site.node.url}${pathTo('faq', locale)}`)
const chatButton = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: copy[locale].chat, exact: true })
const card = (page: Page) => page.getByRole('dialog')
const widget = (page: Page) => page.locator('#chat-widget')

for (const locale of locales) {
  const words = copy[locale]

  test(`chat asks where it is begun and loads then only, in ${locale}`, async ({ page }) => {
    await open(page, locale)
    const button = chatButton(page, locale)
    await expect(button).toBeVisible()
    // Only chat is there: nobody is asked before it is wanted.
    await expect(privacyBar(page, locale)).toHaveCount(0)
    const { width, height } = (await button.boundingBox()) ?? { width: 0, height: 0 }
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(48)

    await button.click()
    await expect(card(page)).toBeFocused()
    await expect(card(page)).toContainText(site.servers.host)
    expect(await axeFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(card(page)).toHaveCount(0)
    await expect(button).toBeFocused()
    await button.click()
    await page.getByRole('button', { name: words.cancel }).click()
    await expect(button).toBeFocused()
    expect(site.servers.requests).toEqual([])

    await button.click()
    await page.getByRole('button', { name: words.startChat }).click()
    await expect(widget(page)).toBeVisible()
    await expect(button).toHaveCount(0)
    // This widget takes no focus: it is not lost with the button.
    await expect(page.locator('#content')).toBeFocused()
    expect(site.servers.requests).toEqual(['/chat.js'])

    // Agreed to once: the next time it opens at once.
    await page.reload()
    await button.click()
    await expect(widget(page)).toBeVisible()
    expect(site.servers.requests).toEqual(['/chat.js', '/chat.js'])
  })

  test(`a chat that cannot be had says so, shows another way, and is tried again, in ${locale}`, async ({
    page,
  }) => {
    site.servers.standing.chat = 'down'
    await withConsent(page)
    await open(page, locale)
    await chatButton(page, locale).click()
    await expect(page.getByRole('alert')).toContainText(words.chatFailed)
    await expect(card(page)).toBeFocused()
    await expect(card(page).getByRole('link')).toHaveAttribute('href', pathTo('contactUs', locale))
    expect(await axeFaults(page)).toEqual([])
    site.servers.standing.chat = 'up'
    await page.getByRole('button', { name: words.tryAgain }).click()
    await expect(widget(page)).toBeVisible()
  })
}

test('a chat that takes too long is said to be on its way, and then not to come', async ({ page }) => {
  site.servers.standing.chat = 'hanging'
  await page.clock.install()
  await withConsent(page)
  await open(page, 'id')
  await expect(chatButton(page, 'id')).toBeVisible()
  await chatButton(page, 'id').click()
  const busy = page.getByRole('button', { name: copy.id.loadingChat })
  await expect(busy).toHaveAttribute('aria-busy', 'true')
  await expect(busy).toBeFocused()
  await expect.poll(() => site.servers.requests).toEqual(['/chat.js'])
  // Pressed again it is not loaded twice.
  await busy.click()
  // Somebody who writes something else meanwhile is told, and not called away from it.
  const search = page.locator('main input[name="q"]').first()
  await search.focus()
  await page.clock.fastForward(10_000)
  await expect(page.getByRole('alert')).toContainText(copy.id.chatFailed)
  await expect(search).toBeFocused()
  expect(site.servers.requests).toEqual(['/chat.js'])
})

test.describe('a chat that comes after it has been given up', () => {
  test.beforeEach(async ({ page }) => {
    site.servers.standing.chat = 'hanging'
    await page.clock.install()
    await withConsent(page)
    await open(page, 'id')
    await chatButton(page, 'id').click()
    await expect.poll(() => site.servers.requests).toEqual(['/chat.js'])
    await page.clock.fastForward(10_000)
    await expect(page.getByRole('alert')).toBeVisible()
  })

  test('opens by itself', async ({ page }) => {
    site.servers.answerLate()
    await expect(widget(page)).toBeVisible()
    await expect(page.locator('.chat')).toHaveCount(0)
  })

  test('is waited for again, and not brought a second time', async ({ page }) => {
    await page.getByRole('button', { name: copy.id.tryAgain }).click()
    await expect(page.getByRole('button', { name: copy.id.loadingChat })).toBeVisible()
    site.servers.answerLate()
    await expect(widget(page)).toHaveCount(1)
    await expect(page.locator('.chat')).toHaveCount(0)
    expect(site.servers.requests).toEqual(['/chat.js'])
  })

  test('disturbs nobody who does not want it any more, and is there for who does', async ({ page }) => {
    await page.getByRole('button', { name: copy.id.close }).click()
    const loaded = page.waitForEvent('requestfinished', (request) => request.url().endsWith('/chat.js'))
    site.servers.answerLate()
    await loaded
    await expect(widget(page)).toHaveCount(0)
    await chatButton(page, 'id').click()
    await expect(widget(page)).toHaveCount(1)
    expect(site.servers.requests).toEqual(['/chat.js'])
  })
})

/** A chat that is on its way while the visitor changes their mind. */
async function refuseOnItsWay(page: Page): Promise<void> {
  site.servers.standing.chat = 'hanging'
  await withConsent(page)
  await open(page, 'id')
  await chatButton(page, 'id').click()
  await expect.poll(() => site.servers.requests).toEqual(['/chat.js'])
  await privacySettings(page, 'id').click()
  await privacyBar(page, 'id').getByRole('button', { name: copy.id.refuse }).click()
}

test('a chat on its way goes with its document when consent is withdrawn', async ({ page }) => {
  await refuseOnItsWay(page)
  await markDocument(page)
  await page
    .getByRole('contentinfo')
    .locator(`a[href="${pathTo('contactUs', 'id')}"]`)
    .first()
    .click()
  await untilOtherDocument(page)
  await expect(page).toHaveURL(new RegExp(`${pathTo('contactUs', 'id')}$`))
})

test('a chat that is refused while it is on its way does not open', async ({ page }) => {
  await refuseOnItsWay(page)
  site.servers.answerLate()
  await expect(chatButton(page, 'id')).toBeVisible()
  await expect(widget(page)).toHaveCount(0)
})

test('on a narrow screen the button is a mark with a name; both colour schemes can be read', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 700 })
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await open(page, 'id')
  const { width = 0, height = 0 } = (await chatButton(page, 'id').boundingBox()) ?? {}
  expect([width, height]).toEqual([48, 48])
  expect(await axeFaultsOfAppearance(page)).toEqual([])
  await chatButton(page, 'id').click()
  await expect(card(page)).toBeInViewport({ ratio: 1 })
  expect(await axeFaultsOfAppearance(page)).toEqual([])
})

test('the end of the page stands above the button', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 })
  await open(page, 'id')
  await expect(chatButton(page, 'id')).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  const end = await page.locator('.footer-notice').boundingBox()
  const button = await chatButton(page, 'id').boundingBox()
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0)
})

test('what was agreed to is withdrawn in the privacy settings; the chat asks again', async ({ page }) => {
  await withConsent(page)
  await open(page, 'id')
  await privacySettings(page, 'id').click()
  await expect(privacyBar(page, 'id')).toContainText(copy.id.answers.true)
  await privacyBar(page, 'id').getByRole('button', { name: copy.id.refuse }).click()
  await chatButton(page, 'id').click()
  await expect(page.getByRole('button', { name: copy.id.startChat })).toBeVisible()
  expect(site.servers.requests).toEqual([])
})

test('without script there is no chat and no question', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await open(page, 'id')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.chat, .privacy-bar, .privacy-settings')).toHaveCount(0)
  await context.close()
})
