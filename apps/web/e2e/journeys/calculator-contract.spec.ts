import { expect, test } from '@playwright/test'
import vectorFile from '@site/finance/calculators/calculator-vectors.json' with { type: 'json' }
import { toolFilePath } from '#app/i18n/endpoints/tool-files.ts'
import { type Locale, locales } from '#app/i18n/locales.ts'
import { pathTo, type Query, withQuery } from '#app/i18n/path-to.ts'

const toPath = (locale: Locale) => pathTo('investmentCalculator', locale)

const filePath = (locale: Locale, query: Query) =>
  withQuery(toolFilePath('investmentCalculator', locale, 'table'), query)

function toQuery(vector: (typeof vectorFile.vectors)[number]): string {
  const { calculator, strategy, input } = vector
  const fields = Object.entries(input).map(([field, value]): [string, string] => [field, String(value)])
  return new URLSearchParams([['calculator', calculator], ['strategy', strategy], ...fields]).toString()
}

/** One per calculator; sent-form.test.ts checks every vector. */
const sample = ['D03', 'D12', 'D19', 'D27', 'D40']

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const vector of vectorFile.vectors.filter(({ id }) => sample.includes(id))) {
    test(`${vector.id} has the result of its vector`, async ({ page }) => {
      const { yearly, errors, ...expected } = { yearly: [], errors: [], ...vector.expect }
      const response = await page.goto(`${toPath('id')}?${toQuery(vector)}`)
      expect(response?.status()).toBe(errors.length > 0 ? 422 : 200)
      await expect(page.locator('output')).toHaveCount(Object.keys(expected).length)
      for (const [name, value] of Object.entries(expected)) {
        await expect(page.locator(`output[name="${name}"]`)).toHaveAttribute('data-value', String(value))
      }
      await expect(page.locator('[data-error]')).toHaveCount(errors.length)
      for (const { field, code } of errors) {
        const id = await page.locator(`[data-error="${field}:${code}"]`).getAttribute('id')
        await expect(page.locator(`#field-${field}[aria-describedby~="${id}"]`)).toBeAttached()
      }
      await expect(page.locator('[role="alert"] a')).toHaveCount(errors.length)
      // Only plans without ages have yearly values in the vectors: year, contributions, earnings, value.
      for (const [year, invested, value] of yearly) {
        const named = page.locator('th', { hasText: new RegExp(`^${year}$`) })
        const figures = page.locator('#calculator-years tbody tr').filter({ has: named }).locator('data')
        await expect(figures.nth(0)).toHaveAttribute('value', String(invested))
        await expect(figures.nth(2)).toHaveAttribute('value', String(value))
      }
    })
  }
})

for (const { name, rates, note } of [
  {
    name: 'the return after retirement',
    rates: 'yearlyInflation=9&expectedReturn=10&postPensionReturn=6',
    note: /daya beli dana menyusut selama/,
  },
  {
    name: 'the expected return',
    rates: 'yearlyInflation=5&expectedReturn=4&postPensionReturn=6',
    note: /daya beli dana menyusut sebelum/,
  },
]) {
  test(`inflation above ${name} returns a result, with a note at the field`, async ({ page }) => {
    const ages = 'monthlyLivingCost=10000000&currentAge=30&retirementAge=55'
    await page.goto(`${toPath('id')}?calculator=pension&strategy=installments&${rates}&${ages}`)
    await expect(page.locator('output[name="targetFund"]')).toHaveAttribute('data-value', /^[1-9][0-9]+$/)
    await expect(page.locator('#field-yearlyInflation')).toHaveAccessibleDescription(note)
  })
}

for (const locale of locales) {
  test(`the yearly table is a CSV file in ${locale}`, async ({ request }) => {
    const query = {
      calculator: 'growth',
      strategy: 'lumpSum',
      initialInvestment: '25000000',
      expectedReturn: '6.25',
      duration: '5',
    }
    const file = await request.get(filePath(locale, query))
    expect(file.headers()).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="(rencana-pertumbuhan-sekaligus|plan-growth-lump-sum)\.csv"$/,
      ),
    })
    const lines = (await file.text()).trimEnd().split('\r\n')
    expect(lines).toHaveLength(6)
    expect(lines[5]).toMatch(/^5,25000000,8852029,33852029,\d+$/)
    const respelled = await request.get(filePath(locale, { ...query, strategy: 'lump-sum' }))
    expect(await respelled.text()).toBe(lines.join('\r\n').concat('\r\n'))
    const refused = await request.get(filePath(locale, { ...query, duration: '41' }))
    expect(refused.status()).toBe(422)
    expect(await refused.text()).toMatch(/40/)
  })
}
