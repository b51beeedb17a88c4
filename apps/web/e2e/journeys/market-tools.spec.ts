import { type Browser, expect, type Page, test } from '@playwright/test'
import type { ToolPageName } from '@site/contracts/content/site-pages.ts'
import { fillPath } from '#app/i18n/path-to.ts'
import { field, result } from '../support/calculator-form.ts'
import { openHydrated } from '../support/hydration.ts'

const journeys: readonly {
  tool: ToolPageName
  query?: Record<string, string>
  typed: Record<string, string>
  /** The last entry in the URL, which both languages read alike. */
  sent: string
  output?: { name: string; value: string }
}[] = [
  {
    tool: 'orderLimits',
    typed: { reference: 'Rp 1.205', budget: '2,5 jt' },
    sent: '2500000',
    output: { name: 'lower', value: '1025' },
  },
  {
    tool: 'averagePrice',
    typed: { lots: '10', average: '1.000', buyLots: '20', buyPrice: '905', feePercent: '0' },
    sent: '0',
    output: { name: 'average', value: '936.6667' },
  },
  {
    tool: 'dividendCalculator',
    typed: { lots: '25', perShare: '62,5' },
    sent: '62.5',
    output: { name: 'gross', value: '156250' },
  },
  {
    tool: 'corporateActionCalculator',
    typed: { cumPrice: '1.500', exercisePrice: '1.000' },
    sent: '1000',
    output: { name: 'onTick', value: '1415' },
  },
  {
    tool: 'bondCalculator',
    query: { mode: 'yield' },
    typed: { nominal: '50 jt', cleanPercent: '101,25' },
    sent: '101.25',
    output: { name: 'value', value: '50625000' },
  },
  {
    tool: 'marginSimulator',
    typed: { ownMoney: '45 jt', interestPercent: '12,5' },
    sent: '12.5',
    output: { name: 'financing', value: '55000000' },
  },
  { tool: 'transactionCost', typed: { price: '4.100', lots: '7' }, sent: '7' },
]

for (const { tool, query, typed, sent, output } of journeys) {
  test(`${tool} shows the texts of the server while somebody types`, async ({ page, browser }) => {
    await openHydrated(page, fillPath(tool, 'id', {}, query))
    for (const [name, text] of Object.entries(typed)) await field(page, name).fill(text)
    if (output) await expect(result(page, output.name)).toHaveAttribute('data-value', output.value)
    const last = Object.keys(typed).at(-1) ?? ''
    await expect(page).toHaveURL(({ searchParams }) => searchParams.get(last) === sent)
    const english = page.getByRole('link', { name: 'EN', exact: true })
    await expect
      .poll(async () =>
        new URL((await english.getAttribute('href')) ?? '', page.url()).searchParams.get(last),
      )
      .toBe(sent)
    await expect.poll(() => mainText(page)).toBe(await serverText(browser, page.url()))
  })
}

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

test('discards what was typed when a link leads to the form without entries', async ({ page }) => {
  await openHydrated(page, fillPath('averagePrice', 'id', {}))
  const example = await field(page, 'buyLots').inputValue()
  await field(page, 'buyLots').fill('20')
  await expect(page).toHaveURL(/buyLots=20/)
  await page.getByRole('navigation', { name: 'Jenis hitungan' }).getByRole('link').first().click()
  await expect(page).not.toHaveURL(/buyLots/)
  await expect(field(page, 'buyLots')).toHaveValue(example)
})

test('asks the server for the price of a typed ticker', async ({ page, browser }) => {
  await openHydrated(page, fillPath('orderLimits', 'id', {}))
  await field(page, 'reference').fill('')
  await field(page, 'ticker').fill('bqns')
  await field(page, 'ticker').blur()
  await expect(page.getByText(/BQNS ditutup pada/)).toBeVisible()
  await expect(page).toHaveURL(/ticker=BQNS/)
  await expect.poll(() => mainText(page)).toBe(await serverText(browser, page.url()))
})

test('shows the facts of a typed ticker in the fields that nobody has typed into', async ({
  page,
  browser,
}) => {
  await openHydrated(page, fillPath('orderLimits', 'id', {}))
  await field(page, 'days').fill('7')
  await field(page, 'ticker').fill('bqns')
  await expect(page.getByText(/BQNS ditutup pada/)).toBeVisible()
  const price = await field(page, 'reference').inputValue()
  expect(price).not.toBe('1.000')
  await field(page, 'ticker').fill('rsvk')
  await field(page, 'ticker').blur()
  await expect(page.getByText(/RSVK ditutup pada/)).toBeVisible()
  await expect(field(page, 'reference')).not.toHaveValue(price)
  await expect(field(page, 'days')).toHaveValue('7')
  await expect(page).toHaveURL(/ticker=RSVK/)
  await expect.poll(() => mainText(page)).toBe(await serverText(browser, page.url()))
})

test('suggests companies with their close, and calculates with the one chosen', async ({ page }) => {
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
  await field(page, 'reference').fill('1.000')
  await field(page, 'reference').blur()
  await page.getByRole('link', { name: /^Kembali ke penutupan/ }).click()
  await expect(field(page, 'reference')).not.toHaveValue('1.000')
  await expect(field(page, 'days')).toHaveValue('7')
})

test('fills in the facts of a ticker without script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(fillPath('orderLimits', 'id', {}))
  await field(page, 'ticker').fill('BQNS')
  await field(page, 'ticker').press('Enter')
  await expect(page.getByText(/BQNS ditutup pada/)).toBeVisible()
  await expect(field(page, 'reference')).not.toHaveValue('1.000')
  await context.close()
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

test('the receipt of the home page omits an empty ticker from the address of its calculator', async ({
  page,
}) => {
  await openHydrated(page, fillPath('home', 'id', {}))
  await field(page, 'lots').fill('25')
  await field(page, 'ticker').fill('')
  await field(page, 'ticker').press('Enter')
  await expect(page).toHaveURL(/\?lots=25$/)
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
