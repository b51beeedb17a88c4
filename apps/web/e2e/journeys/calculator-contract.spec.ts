import { expect, test } from '@playwright/test'
import vectorFile from '@site/finance/calculators/calculator-vectors.json' with { type: 'json' }
import { pathTo } from '#app/i18n/path-to.ts'

const path = pathTo('investmentCalculator', 'id')

function toQuery(vector: (typeof vectorFile.vectors)[number]): string {
  const { calculator, strategy, input } = vector
  const fields = Object.entries(input).map(([field, value]): [string, string] => [field, String(value)])
  return new URLSearchParams([['calculator', calculator], ['strategy', strategy], ...fields]).toString()
}

/** One with values and one with errors; read-plan.test.ts checks every vector. */
const sample = ['D03', 'D40']

test.use({ javaScriptEnabled: false })

for (const vector of vectorFile.vectors.filter(({ id }) => sample.includes(id))) {
  test(`${vector.id} has the result of its vector`, async ({ page }) => {
    const { yearly, errors, ...expected } = { yearly: [], errors: [], ...vector.expect }
    const response = await page.goto(`${path}?${toQuery(vector)}`)
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

test('inflation above a return gives a result, with a note at the field', async ({ page }) => {
  const ages = 'monthlyLivingCost=10000000&currentAge=30&retirementAge=55'
  for (const { rates, note } of [
    { rates: 'yearlyInflation=9&expectedReturn=10', note: /daya beli dana menyusut selama/ },
    { rates: 'yearlyInflation=5&expectedReturn=4', note: /daya beli dana menyusut sebelum/ },
  ]) {
    await page.goto(`${path}?calculator=pension&strategy=installments&${rates}&postPensionReturn=6&${ages}`)
    await expect(page.locator('output[name="targetFund"]')).toHaveAttribute('data-value', /^[1-9][0-9]+$/)
    await expect(page.locator('#field-yearlyInflation')).toHaveAccessibleDescription(note)
  }
})
