import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import vectorFile from '@site/finance/calculators/calculator-vectors.json' with { type: 'json' }
import { calculatorFilePath } from '#app/i18n/calculator-file.ts'
import { type Locale, locales } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'

const pathOf = (locale: Locale) => pathTo('investmentCalculator', locale)

interface Answered {
  readonly status: number
  readonly outputs: Readonly<Record<string, string>>
  readonly errors: readonly { data: string; text: string; isTied: boolean }[]
  readonly summary: readonly string[]
  readonly values: Readonly<Record<string, string>>
  /** The figures of the table by year, row by row. */
  readonly years: readonly (readonly number[])[]
  readonly canonical: string
}

/** What the page says to who has no script: the answer to the request alone, read as a document. */
async function ask(
  { page, request }: { page: Page; request: APIRequestContext },
  locale: Locale,
  query: string,
): Promise<Answered> {
  const response = await request.get(`${pathOf(locale)}?${query}`, { maxRedirects: 0 })
  const read = await page.evaluate(
    (html) => {
      const main = new DOMParser().parseFromString(html, 'text/html')
      const all = (selector: string) => [...main.querySelectorAll(selector)]
      return {
        outputs: Object.fromEntries(
          all('output').map((output) => [output.getAttribute('name'), output.getAttribute('data-value')]),
        ),
        errors: all('[data-error]').map((error) => ({
          data: error.getAttribute('data-error') ?? '',
          text: error.textContent ?? '',
          isTied: all(`[aria-describedby~="${error.id}"]`).some(
            ({ id }) => id === `field-${error.getAttribute('data-error')?.split(':')[0]}`,
          ),
        })),
        summary: all('[role="alert"] a').map((link) => link.textContent ?? ''),
        values: Object.fromEntries(
          all('#calculator-form input[type="text"]').map((input) => [
            input.getAttribute('name'),
            input.getAttribute('value'),
          ]),
        ),
        years: all('#calculator-years tbody tr').map((row) => [
          Number(row.querySelector('th')?.textContent),
          ...[...row.querySelectorAll('data')].map((figure) => Number(figure.getAttribute('value'))),
        ]),
        canonical: main.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '',
      }
    },
    await response.text(),
  )
  return { status: response.status(), ...read } as const
}

function queryOf(vector: (typeof vectorFile.vectors)[number]): string {
  const { calculator, strategy, input } = vector
  const fields = Object.entries(input).map(([field, value]): [string, string] => [field, String(value)])
  return new URLSearchParams([['calculator', calculator], ['strategy', strategy], ...fields]).toString()
}

const textsOf = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))

/** One of each calculator; sent-form.test.ts answers every vector. */
const sample = ['D03', 'D12', 'D19', 'D27', 'D40']

for (const vector of vectorFile.vectors.filter(({ id }) => sample.includes(id))) {
  test(`without script ${vector.id} is answered as its vector says`, async ({ page, request }) => {
    const { yearly, errors, ...expected } = { yearly: [], errors: [], ...vector.expect }
    const answered = await ask({ page, request }, 'id', queryOf(vector))
    expect(answered.status).toBe(errors.length > 0 ? 422 : 200)
    expect(answered.outputs).toEqual(textsOf(expected))
    expect(answered.errors.map(({ data }) => data)).toEqual(
      errors.map(({ field, code }) => `${field}:${code}`),
    )
    expect(answered.errors.filter(({ isTied }) => !isTied)).toEqual([])
    expect(answered.summary).toHaveLength(errors.length)
    // Only plans without ages have yearly figures among the vectors: year, paid in, earned, value.
    expect(answered.years.map(([year, invested, , value]) => [year, invested, value])).toEqual(
      expect.arrayContaining(yearly),
    )
  })
}

const restOfGrowth = 'calculator=growth&strategy=lumpSum&expectedReturn=6.25&duration=5'

test('bad input gets a message at its field and 422, and the other values stay', async ({
  page,
  request,
}) => {
  for (const { query, error } of [
    { query: 'initialInvestment="><script>1', error: 'initialInvestment:numeric' },
    { query: 'initialInvestment=1&initialInvestment=2', error: 'initialInvestment:numeric' },
    { query: `initialInvestment=${'9'.repeat(400)}`, error: 'initialInvestment:max' },
    { query: 'initialInvestment=', error: 'initialInvestment:required' },
  ]) {
    const answered = await ask({ page, request }, 'en', `${restOfGrowth}&${encodeURI(query)}`)
    expect(answered.status).toBe(422)
    const text = expect.stringMatching(/^(Initial investment .+|Required)$/)
    expect(answered.errors).toEqual([{ data: error, text, isTied: true }])
    expect(answered.values).toMatchObject({ expectedReturn: '6.25', duration: '5' })
    expect(answered.outputs).toEqual({})
  }
})

test('an unknown calculator or strategy and a bad field get a message each, and the values stay', async ({
  page,
  request,
}) => {
  for (const choice of ['calculator', 'strategy']) {
    const query = `${choice}=loan&targetFund=abc&initialInvestment=5&duration=9`
    const answered = await ask({ page, request }, 'en', query)
    expect(answered.status).toBe(422)
    expect(answered.errors).toMatchObject([
      { data: `${choice}:unknown`, isTied: true },
      { data: 'targetFund:numeric', isTied: true },
    ])
    expect(answered.summary).toHaveLength(2)
    expect(answered.values).toMatchObject({ targetFund: 'abc', duration: '9' })
  }
})

test('a URL without a field of its form shows the untouched form and keeps its canonical URL', async ({
  page,
  request,
}) => {
  const query = 'calculator=growth&strategy=lumpSum'
  const answered = await ask({ page, request }, 'en', `${query}&targetFund=123`)
  expect(answered).toMatchObject({ status: 200, errors: [], summary: [] })
  expect(answered.canonical).toMatch(new RegExp(`\\?${query}$`))
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
  test(`inflation above ${name} is answered, with a note at the field`, async ({ page }) => {
    const ages = 'monthlyLivingCost=10000000&currentAge=30&retirementAge=55'
    await page.goto(`${pathOf('id')}?calculator=pension&strategy=installments&${rates}&${ages}`)
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
    const file = await request.get(calculatorFilePath(locale, query))
    expect(file.headers()).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="(rencana|plan)-growth-lumpSum\.csv"$/,
      ),
    })
    const lines = (await file.text()).trimEnd().split('\r\n')
    expect(lines).toHaveLength(6)
    expect(lines[5]).toMatch(/^5,25000000,8852029,33852029,\d+$/)
    const respelled = await request.get(calculatorFilePath(locale, { ...query, strategy: 'lump-sum' }))
    expect(await respelled.text()).toBe(lines.join('\r\n').concat('\r\n'))
    const refused = await request.get(calculatorFilePath(locale, { ...query, duration: '41' }))
    expect(refused.status()).toBe(422)
    expect(await refused.text()).toMatch(/40/)
  })
}
