import { type Browser, expect, type Page, test } from '@playwright/test'
import { fillPath } from '#app/i18n/path-to.ts'
import { field, result } from '../support/calculator-form.ts'
import { openHydrated } from '../support/hydration.ts'

// typed-entries.test.ts compares every calculator; only a browser shows that they are rendered alike.
test('shows the texts of the server while somebody types', async ({ page, browser }) => {
  await openHydrated(page, fillPath('bondCalculator', 'id', {}, { mode: 'yield' }))
  await field(page, 'nominal').fill('50 jt')
  await field(page, 'cleanPercent').fill('101,25')
  await expect(result(page, 'value')).toHaveAttribute('data-value', '50625000')
  const isSent = ({ searchParams }: URL) => searchParams.get('cleanPercent') === '101.25'
  await expect(page).toHaveURL(isSent)
  const english = page.getByRole('link', { name: 'EN', exact: true })
  await expect
    .poll(async () => isSent(new URL((await english.getAttribute('href')) ?? '', page.url())))
    .toBe(true)
  await expect.poll(() => mainText(page)).toBe(await serverText(browser, page.url()))
})

test('keeps the last result until an incomplete entry is left, and then shows its error instead', async ({
  page,
}) => {
  await openHydrated(page, fillPath('averagePrice', 'id', {}))
  await field(page, 'buyLots').fill('20')
  const average = result(page, 'average')
  await expect(average).toHaveAttribute('data-value', '1067.6667')
  await field(page, 'buyPrice').fill('9')
  await field(page, 'buyPrice').fill('903')
  await expect(page.getByText('Hasil ini masih untuk isian sebelumnya')).not.toHaveCount(0)
  await expect(field(page, 'buyPrice')).toHaveAttribute('aria-invalid', 'false')
  await field(page, 'buyPrice').blur()
  await expect(field(page, 'buyPrice')).toHaveAccessibleDescription(/900 dan Rp905/)
  await expect(average).toHaveCount(0)
  await field(page, 'buyPrice').fill('905')
  await expect(average).toHaveAttribute('data-value', '1004.2383')
})

test('suggests companies with their close, and calculates with the one chosen as the server does', async ({
  page,
  browser,
}) => {
  await openHydrated(page, fillPath('orderLimits', 'id', {}))
  await field(page, 'days').fill('7')
  await field(page, 'ticker').focus()
  await expect(field(page, 'ticker')).toHaveRole('combobox')
  await page.keyboard.type('quantara')
  await expect(page.getByRole('option', { name: /^BQNS .* Rp[\d.]+ · \d+ \S+ \d{4}$/ })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(field(page, 'ticker')).toHaveValue('BQNS')
  await expect(field(page, 'ticker')).toBeFocused()
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(0)
  await expect(page.locator('.tool-answer').getByText(/^BQNS, penutupan/)).toBeVisible()
  await expect(page).toHaveURL(/ticker=BQNS&.*days=7/)
  await field(page, 'ticker').blur()
  await expect.poll(() => mainText(page)).toBe(await serverText(browser, page.url()))
  await field(page, 'reference').fill('1.000')
  await field(page, 'reference').blur()
  await page.getByRole('link', { name: /^Kembali ke penutupan/ }).click()
  await expect(field(page, 'reference')).not.toHaveValue('1.000')
  await expect(field(page, 'days')).toHaveValue('7')
})

test('the receipt of the home page follows the entries, and keeps its share while there is none', async ({
  page,
}) => {
  await openHydrated(page, fillPath('home', 'id', {}))
  const receipt = page.locator('.buy-slip')
  await field(page, 'lots').fill('25')
  await expect(receipt).toContainText('2.500 saham')
  await expect(receipt).toContainText('Bea meterai')
  await field(page, 'ticker').fill('quantara')
  await page.getByRole('option', { name: /^BQNS/ }).click()
  await expect(receipt).toContainText('2.500 saham BQNS')

  await page.route('**/purchase-cost?*', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('ticker=QLBR'))
  await field(page, 'ticker').fill('QLBR')
  await failed
  await expect(receipt).toContainText('2.500 saham BQNS')
  const total = receipt.getByRole('status').filter({ hasText: 'Anda bayar' })
  await expect(total).toContainText('Anda bayar (isian sebelumnya)')
  await expect(total).toContainText('Biaya belum dapat dihitung. Coba lagi.')

  await page.unroute('**/purchase-cost?*')
  await field(page, 'ticker').fill('qtrv')
  await page.getByRole('option', { name: /^QTRV/ }).click()
  await expect(field(page, 'ticker')).toHaveAccessibleDescription(/^Perdagangan QTRV dihentikan/)
  await expect(field(page, 'ticker')).toBeFocused()
  await expect(receipt).toContainText('2.500 saham BQNS')
  await expect(total).toHaveText(/^Anda bayar \(isian sebelumnya\) Rp[\d.]+$/)
  await page.getByRole('button', { name: 'Rincian biaya' }).click()
  await expect(page).toHaveURL(/\?ticker=QTRV&lots=25$/)
})

/** Without what differs by script: the announcements for screen readers, and the button above the answer. */
function mainText(page: Page): Promise<string> {
  return page.locator('main').evaluate((main) => {
    const differing = main.querySelectorAll('[aria-live="polite"], [data-no-script-only]')
    for (const element of differing) element.setAttribute('hidden', '')
    return main instanceof HTMLElement ? main.innerText : ''
  })
}

async function serverText(browser: Browser, url: string): Promise<string> {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(url)
  const text = await mainText(page)
  await context.close()
  return text
}
