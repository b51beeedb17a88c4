import { expect, type Page, test } from '@playwright/test'
import { formatConsent } from '#app/features/subscription/consent-texts.ts'
import { copy } from '#app/features/subscription/copy.ts'
import { manageCopy } from '#app/features/subscription/manage-copy.ts'
import { tokenCopy } from '#app/features/subscription/token-copy.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { axeErrors } from '../support/axe.ts'
import { emailsTo } from '../support/caught-emails.ts'
import { untilOldEnough } from '../support/form-age.ts'

/** The address of a link in an email, by its page. */
function findLink(text: string, page: 'subscriptionConfirm' | 'subscriptionManage', locale: Locale): string {
  const path = `${pathTo(page, locale)}?t=`
  const found = text.split(/\s/).find((word) => word.includes(path))
  if (found === undefined) {
    throw new Error(`No link to ${path} in: ${text}`)
  }
  return found.slice(found.indexOf(path))
}

/** Opens the link of an email, whose page is never stored, and shown to no other page. */
async function openLink(page: Page, path: string): Promise<void> {
  const response = await page.goto(path)
  expect(response?.headers()).toMatchObject({
    'cache-control': expect.stringContaining('no-store'),
    'referrer-policy': 'no-referrer',
  })
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
}

for (const { locale, javaScriptEnabled } of [
  { locale: 'id', javaScriptEnabled: true },
  { locale: 'en', javaScriptEnabled: false },
] as const) {
  test.describe(`with JavaScript ${javaScriptEnabled}`, () => {
    test.use({ javaScriptEnabled })

    test(`an address is subscribed, confirmed, paused and deleted in ${locale}`, async ({
      page,
      request,
    }) => {
      const address = `surel-${crypto.randomUUID()}@contoh.example`
      await page.goto(pathTo('subscription', locale, undefined, { ticker: 'BQNS' }))
      const boxes = page.locator('input[name^="consent-"]')
      await expect(boxes).toHaveCount(5)
      for (const box of await boxes.all()) {
        await expect(box).not.toBeChecked()
      }
      await page.locator('#field-consent-saham').check()
      await page.locator('input[name="report-1"]').check()
      await page.locator('#field-above-1').fill('4283')
      await page.locator('#field-email').fill(address)
      await untilOldEnough(page)
      const send = page.getByRole('button', { name: copy[locale].send })
      await send.click()
      await expect(page.locator('#field-above-1-error')).toContainText('4')
      await expect(page.locator('#field-email')).toHaveValue(address)
      await page.locator('#field-above-1').fill('9999000')
      await send.click()
      await expect(page.getByText(copy[locale].sentText)).toBeVisible()

      const [mail] = await emailsTo(request, address, 1)
      const confirmPath = findLink(mail?.text ?? '', 'subscriptionConfirm', locale)
      await openLink(page, confirmPath)
      const confirm = page.getByRole('button', { name: tokenCopy[locale].confirm })
      await page.reload()
      await confirm.click()
      await expect(page.getByText(tokenCopy[locale].confirmedTitle)).toBeVisible()

      await page.getByRole('link', { name: tokenCopy[locale].manage }).click()
      const words = manageCopy[locale]
      await expect(page.locator('#field-consent-saham')).toBeChecked()
      await expect(page.locator('#field-ticker-1')).toHaveValue('BQNS')
      await page.locator('#field-consent-pagi').check()
      await page.getByRole('button', { name: words.save }).click()
      await expect(page.getByText(words.done.saved)).toBeVisible()
      await page.getByRole('button', { name: words.pause(1) }).click()
      await expect(page.getByText(words.done.paused)).toBeVisible()
      const dataPath = await page.getByRole('link', { name: words.download }).getAttribute('href')
      const file = await request.get(dataPath ?? '')
      expect(await file.text()).toContain(address)
      expect(file.headers()['cache-control']).toContain('no-store')

      await page.getByRole('button', { name: words.delete }).click()
      await expect(page.locator('#field-sure-error')).toBeVisible()
      await page.locator('#field-sure').check()
      await page.getByRole('button', { name: words.delete }).click()
      await expect(page.getByText(words.deletedTitle)).toBeVisible()
      await page.goto(confirmPath)
      await expect(page.getByText(tokenCopy[locale].expired)).toBeVisible()
    })
  })
}

test('the one click of a mail provider needs neither an origin nor a valid token', async ({ request }) => {
  const url = pathTo('subscriptionEnd', 'id', undefined, { t: `17.unsubscribe.2..${'a'.repeat(43)}` })
  const post = (path: string) =>
    request.post(path, { form: { 'List-Unsubscribe': 'One-Click' }, maxRedirects: 0 })
  expect((await post(url)).status()).toBe(200)
  expect((await post(pathTo('subscriptionEnd', 'en'))).status()).toBe(200)
  expect((await post(pathTo('subscriptionConfirm', 'en'))).status()).toBe(403)
})

test('the page of a link without its token has a way on', async ({ page }) => {
  for (const name of ['subscriptionConfirm', 'subscriptionEnd', 'subscriptionManage'] as const) {
    await openLink(page, pathTo(name, 'id'))
    await page.getByRole('link', { name: tokenCopy.id.askNew }).click()
    await expect(page.getByText(formatConsent('id', 'pagi', 'PT Wirasana Sekuritas Indonesia'))).toBeVisible()
    expect(await axeErrors(page)).toEqual([])
  }
})
