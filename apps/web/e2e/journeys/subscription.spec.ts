import { expect, type Page, test } from '@playwright/test'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { axeErrors } from '../support/axe.ts'
import { emailsTo } from '../support/caught-emails.ts'
import { untilOldEnough } from '../support/form-age.ts'

/** The words that visitors were promised. */
const promised = {
  id: {
    choose: 'Pilih langganan',
    send: 'Berlangganan',
    offTick: 'Rp4.283 bukan fraksi harga; terdekat Rp4.280 atau Rp4.290.',
    sent: 'Periksa email Anda. Jika alamat itu dapat menerima email, kami mengirim tautan konfirmasi yang berlaku 48 jam.',
    confirm: 'Konfirmasi langganan saya',
    confirmed: 'Langganan Anda dikonfirmasi',
    manage: 'Kelola langganan',
    save: 'Simpan pilihan',
    saved: 'Pilihan Anda tersimpan',
    pause: 'Jeda 1 bulan',
    paused: 'Langganan Anda dijeda',
    download: 'Unduh data saya (JSON)',
    delete: 'Hapus semuanya',
    deleted: 'Data langganan Anda sudah dihapus',
    expired: 'Tautan ini sudah tidak berlaku. Minta yang baru.',
  },
  en: {
    choose: 'Choose emails',
    send: 'Subscribe',
    offTick: 'Rp4,283 is not on the tick; nearest Rp4,280 or Rp4,290.',
    sent: 'Check your email. If that address can receive mail, we have sent a confirmation link, valid for 48 hours.',
    confirm: 'Confirm my subscription',
    confirmed: 'Your subscription is confirmed',
    manage: 'Manage the subscription',
    save: 'Save your choices',
    saved: 'Your choices are saved',
    pause: 'Pause for a month',
    paused: 'Your subscription is paused',
    download: 'Download my data (JSON)',
    delete: 'Delete everything',
    deleted: 'The data of your subscription is deleted',
    expired: 'This link has expired. Ask for a new one.',
  },
}

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
      const words = promised[locale]
      await page.goto(pathTo('companyDetail', locale, { slug: 'bqns' }))
      await page.locator('#field-email').fill(address)
      await page.getByRole('button', { name: words.choose }).click()
      await expect(page).toHaveURL(pathTo('subscription', locale, undefined, { ticker: 'BQNS' }))
      await expect(page.locator('#field-email')).toHaveValue(address)
      await expect(page.locator('#field-ticker-1')).toHaveValue('BQNS')
      const boxes = page.locator('input[name^="consent-"]')
      await expect(boxes).toHaveCount(5)
      for (const box of await boxes.all()) {
        await expect(box).not.toBeChecked()
      }
      await page.locator('#field-consent-saham').check()
      await page.locator('input[name="report-1"]').check()
      await page.locator('#field-above-1').fill('4283')
      await untilOldEnough(page)
      const send = page.getByRole('button', { name: words.send, exact: true })
      await send.click()
      await expect(page.locator('#field-above-1-error')).toHaveText(words.offTick)
      await expect(page.locator('#field-email')).toHaveValue(address)
      await page.locator('#field-above-1').fill('9999000')
      await send.click()
      // Two paragraphs of one message.
      await expect
        .poll(async () => (await page.getByRole('status').allInnerTexts()).join(' ').replaceAll(/\s+/g, ' '))
        .toContain(words.sent)

      const [mail] = await emailsTo(request, address, 1)
      const confirmPath = findLink(mail?.text ?? '', 'subscriptionConfirm', locale)
      await openLink(page, confirmPath)
      const confirm = page.getByRole('button', { name: words.confirm })
      await page.reload()
      await confirm.click()
      await expect(page.getByText(words.confirmed)).toBeVisible()

      await page.getByRole('link', { name: words.manage }).click()
      await expect(page.locator('#field-consent-saham')).toBeChecked()
      await expect(page.locator('#field-ticker-1')).toHaveValue('BQNS')
      await page.locator('#field-consent-pagi').check()
      if (javaScriptEnabled) {
        await test.step('choices stay when the connection is lost after an error', async () => {
          await page.locator('#field-above-1').fill('4283')
          await page.getByRole('button', { name: words.save }).click()
          await expect(page.locator('#field-above-1-error')).toHaveText(words.offTick)
          await page.locator('#field-consent-riset').check()
          await page.context().setOffline(true)
          await page.getByRole('button', { name: words.save }).click()
          await expect(page.getByText('Perangkat Anda tampaknya tidak terhubung ke internet.')).toBeVisible()
          await page.context().setOffline(false)
          await expect(page.locator('#field-consent-pagi')).toBeChecked()
          await expect(page.locator('#field-consent-riset')).toBeChecked()
          await page.locator('#field-above-1').fill('9999000')
        })
      }
      // The revalidation after the save never ends: the page must accept another click without it.
      await page.route('**/*.data?*', (route) =>
        route.request().method() === 'GET' ? undefined : route.continue(),
      )
      await page.getByRole('button', { name: words.save }).click()
      await expect(page.getByText(words.saved)).toBeVisible()
      const pause = page.getByRole('button', { name: words.pause })
      await pause.click()
      await page.unrouteAll()
      await expect(page.getByText(words.paused)).toBeVisible()
      const dataPath = await page.getByRole('link', { name: words.download }).getAttribute('href')
      const file = await request.get(dataPath ?? '')
      expect(await file.text()).toContain(address)
      expect(file.headers()['cache-control']).toContain('no-store')

      await page.getByRole('button', { name: words.delete }).click()
      await expect(page.locator('#field-sure-error')).toBeVisible()
      await page.locator('#field-sure').check()
      await page.getByRole('button', { name: words.delete }).click()
      await expect(page.getByText(words.deleted)).toBeVisible()
      await page.goto(confirmPath)
      await expect(page.getByText(words.expired)).toBeVisible()
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
    await page.getByRole('link', { name: 'Minta yang baru.' }).click()
    await expect(
      page.getByText(
        'Saya setuju alamat email ini dipakai PT Wirasana Sekuritas Indonesia untuk mengirim Sapa Mentari sampai saya berhenti. Saya berusia 18 tahun atau lebih.',
      ),
    ).toBeVisible()
    expect(await axeErrors(page)).toEqual([])
  }
})
