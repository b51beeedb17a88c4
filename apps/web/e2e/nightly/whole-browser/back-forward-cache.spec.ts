import { expect, type Page, test } from '@playwright/test'
import { copy } from '#app/features/contact/copy.ts'
import { formCopy } from '#app/forms/copy.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { emailsTo } from '../../support/caught-emails.ts'
import { fillMessage } from '../../support/contact-message.ts'
import { untilOldEnough } from '../../support/form-age.ts'
import { openHydrated } from '../../support/hydration.ts'

/** Playwright disables the back/forward cache. */
test.use({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
})

const elsewhere = pathTo('aboutUs', 'id')

/** Navigates away and back; true if the page was restored without a request. */
async function isRestored(page: Page): Promise<unknown> {
  await page.evaluate(() => document.documentElement.setAttribute('data-left', ''))
  await page.goto(elsewhere)
  await page.evaluate(() => history.back())
  await expect(page).not.toHaveURL(elsewhere)
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation')
    return (
      document.documentElement.hasAttribute('data-left') ||
      Reflect.get(navigation ?? {}, 'notRestoredReasons')
    )
  })
}

for (const [name, address] of [
  ['contact', pathTo('contactUs', 'id')],
  ['the calculator', pathTo('investmentCalculator', 'id')],
  ['search results', pathTo('searchResult', 'id', undefined, { q: 'saham' })],
] as const) {
  test(`${name} is restored from the back/forward cache`, async ({ page }) => {
    await openHydrated(page, address)
    expect(await isRestored(page)).toBe(true)
  })
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a form that was sent, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled })

    test('is sent twice after going back only when it was changed', async ({ page, request }) => {
      const email = `kembali-${crypto.randomUUID()}@contoh.example`
      const message = page.locator('#field-message')
      const fill = async () => {
        await fillMessage(page)
        await page.locator('#field-email').fill(email)
      }
      const send = page.getByRole('button', { name: copy.id.send })
      const sendAndWait = async () => {
        await untilOldEnough(page)
        await send.click()
        await expect(page.locator('main [role="status"]')).toContainText(copy.id.sentTitle)
      }
      const goBack = async () => {
        await page.goBack({ waitUntil: 'commit' })
        await expect(message).toBeVisible()
      }
      await page.goto(pathTo('contactUs', 'id'))
      await fill()
      const typed = await message.inputValue()
      await sendAndWait()
      await emailsTo(request, email, 1)
      await goBack()
      if (!javaScriptEnabled) {
        // The sent form with its idempotency key.
        await expect(message).toHaveValue(typed)
        await sendAndWait()
        await goBack()
      }
      // With another message.
      await fill()
      if (!javaScriptEnabled) {
        // The token of a form is for one content.
        await send.click()
        await expect(page.getByText(formCopy.id.submitError.stale)).toBeVisible()
      }
      await sendAndWait()
      const mails = await emailsTo(request, email, 2)
      expect(mails[0]?.messageId).not.toBe(mails[1]?.messageId)
    })
  })
}
