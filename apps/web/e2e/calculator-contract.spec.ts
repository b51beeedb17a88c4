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

for (const locale of locales) {
  test.describe(`without script in ${locale}`, () => {
    for (const vector of vectorFile.vectors.filter(({ level }) => level === 'form')) {
      test(`${vector.id} is answered as its vector says`, async ({ page, request }) => {
        const { yearly, errors, ...expected } = { yearly: [], errors: [], ...vector.expect }
        const answered = await ask({ page, request }, locale, queryOf(vector))
        expect(answered.status).toBe(errors.length > 0 ? 422 : 200)
        expect(answered.outputs).toEqual(textsOf(expected))
        expect(answered.errors.map(({ data }) => data)).toEqual(
          errors.map(({ field, code }) => `${field}:${code}`),
        )
        expect(answered.errors.filter(({ isTied }) => !isTied)).toEqual([])
        expect(answered.summary).toHaveLength(errors.length)
        // Only plans without ages have yearly figures among the vectors: year, put in, earned, value.
        expect(answered.years.map(([year, invested, , value]) => [year, invested, value])).toEqual(
          expect.arrayContaining(yearly),
        )
      })
    }

    test('a form that was not sent has no error', async ({ page, request }) => {
      const answered = await ask({ page, request }, locale, 'calculator=pension&strategy=mixture')
      expect(answered).toMatchObject({ status: 200, errors: [], summary: [] })
    })
  })
}

/** One field at a time is wrong; the others are kept as they were sent. */
const badInput = [
  { name: 'letters', query: 'initialInvestment=abc', error: 'initialInvestment:numeric' },
  { name: 'a negative number', query: 'initialInvestment=-5', error: 'initialInvestment:moreThan' },
  { name: 'an exponent', query: 'initialInvestment=1e400', error: 'initialInvestment:numeric' },
  { name: 'NaN', query: 'initialInvestment=NaN', error: 'initialInvestment:numeric' },
  { name: 'Infinity', query: 'initialInvestment=Infinity', error: 'initialInvestment:numeric' },
  {
    name: 'a field twice',
    query: 'initialInvestment=1&initialInvestment=2',
    error: 'initialInvestment:numeric',
  },
  { name: 'a field as a list', query: 'initialInvestment=1,2', error: 'initialInvestment:integer' },
  { name: 'Arabic-Indic digits', query: 'initialInvestment=١٢٣', error: 'initialInvestment:numeric' },
  { name: 'a minus sign of typography', query: 'initialInvestment=−5', error: 'initialInvestment:numeric' },
  { name: 'a full-width minus sign', query: 'initialInvestment=－5', error: 'initialInvestment:numeric' },
  {
    name: 'four hundred digits',
    query: `initialInvestment=${'9'.repeat(400)}`,
    error: 'initialInvestment:max',
  },
  { name: 'markup', query: 'initialInvestment="><script>1', error: 'initialInvestment:numeric' },
  { name: 'nothing', query: 'initialInvestment=', error: 'initialInvestment:required' },
]
/** Where a group of digits has gone wrong in the notation of the language. */
const brokenGroup = { id: 'initialInvestment=1.0000', en: 'initialInvestment=1,0000' }
/** What the vectors call each fault, with this form's labels and bounds. */
function messageOf(locale: Locale, error: string): string {
  const messages: Readonly<Record<string, Readonly<Record<Locale, string>>>> = vectorFile.messages
  const field = { id: 'Investasi awal', en: 'Initial investment' }[locale]
  return (messages[error.split(':')[1] ?? '']?.[locale] ?? 'no such message')
    .replace('{field}', field)
    .replace('{min}', '0')
    .replace('{max}', { id: '100.000.000.000', en: '100,000,000,000' }[locale])
}
const restOfGrowth = 'calculator=growth&strategy=lumpSum&expectedReturn=6.25&duration=5'
const pension =
  'calculator=pension&strategy=installments&monthlyLivingCost=10000000&yearlyInflation=4&expectedReturn=10&postPensionReturn=6'

for (const locale of locales) {
  test.describe(`bad input in ${locale}`, () => {
    for (const { name, query, error } of [
      ...badInput,
      { name: 'a broken group', query: brokenGroup[locale], error: 'initialInvestment:numeric' },
    ]) {
      test(`${name}: a message at the field, the other values kept`, async ({ page, request }) => {
        const answered = await ask({ page, request }, locale, `${restOfGrowth}&${encodeURI(query)}`)
        expect(answered.status).toBe(422)
        expect(answered.errors).toEqual([{ data: error, text: messageOf(locale, error), isTied: true }])
        expect(answered.values).toMatchObject({ expectedReturn: '6.25', duration: '5' })
        expect(answered.outputs).toEqual({})
      })
    }

    for (const choice of ['calculator', 'strategy']) {
      for (const bad of ['loan', '', 'toString', `growth&${choice}=target`]) {
        test(`${choice}=${bad}: a message at the choice, every value kept`, async ({ page, request }) => {
          const query = `${choice}=${bad}&targetFund=7000000&initialInvestment=5&duration=9`
          const answered = await ask({ page, request }, locale, query)
          expect(answered.status).toBe(422)
          expect(answered.errors).toMatchObject([{ data: `${choice}:unknown`, isTied: true }])
          expect(answered.values).toMatchObject({ targetFund: '7000000', duration: '9' })
        })
      }
      test(`a ${choice} that does not exist and a bad field: both are told`, async ({ page, request }) => {
        const query = `${choice}=loan&targetFund=abc&expectedReturn=8&duration=9`
        const answered = await ask({ page, request }, locale, query)
        expect(answered.errors).toMatchObject([
          { data: `${choice}:unknown`, isTied: true },
          { data: 'targetFund:numeric', isTied: true },
        ])
        expect(answered.summary).toHaveLength(2)
      })
    }

    test('an address without a field of its form is that of the untouched form', async ({
      page,
      request,
    }) => {
      const query = 'calculator=growth&strategy=lumpSum'
      const answered = await ask({ page, request }, locale, `${query}&targetFund=123`)
      expect(answered).toMatchObject({ status: 200, errors: [] })
      expect(answered.canonical).toMatch(new RegExp(`\\?${query}$`))
    })

    for (const { name, ages, errors } of [
      {
        name: 'an age over the retirement age',
        ages: 'currentAge=60&retirementAge=55',
        errors: ['retirementAge:moreThanField'],
      },
      {
        name: 'a retirement age with an exponent',
        ages: 'currentAge=30&retirementAge=1e9',
        errors: ['retirementAge:numeric'],
      },
      {
        name: 'a retirement that never begins',
        ages: 'currentAge=30&retirementAge=999999999',
        errors: ['retirementAge:max'],
      },
      {
        name: 'a retirement after the last age that is planned for',
        ages: 'currentAge=30&retirementAge=81',
        errors: ['retirementAge:max'],
      },
      { name: 'a child', ages: 'currentAge=0&retirementAge=55', errors: ['currentAge:moreThan'] },
    ]) {
      test(`${name}: a message at the field, the other values kept`, async ({ page, request }) => {
        const answered = await ask({ page, request }, locale, `${pension}&${ages}`)
        expect(answered.status).toBe(422)
        expect(answered.errors.map(({ data }) => data)).toEqual(errors)
        expect(answered.values).toMatchObject({ monthlyLivingCost: '10000000', postPensionReturn: '6' })
      })
    }

    for (const { name, rates, note } of [
      {
        name: 'the return after retirement',
        rates: 'yearlyInflation=9&expectedReturn=10&postPensionReturn=6',
        note: { id: /daya beli dana menyusut selama/, en: /loses buying power during/ },
      },
      {
        name: 'the expected return',
        rates: 'yearlyInflation=5&expectedReturn=4&postPensionReturn=6',
        note: { id: /daya beli dana menyusut sebelum/, en: /loses buying power before/ },
      },
    ]) {
      test(`inflation above ${name}: answered, with a word at the field`, async ({ page }) => {
        const ages = 'monthlyLivingCost=10000000&currentAge=30&retirementAge=55'
        await page.goto(`${pathOf(locale)}?calculator=pension&strategy=installments&${rates}&${ages}`)
        await expect(page.locator('output[name="targetFund"]')).toHaveAttribute('data-value', /^[1-9][0-9]+$/)
        await expect(page.locator('#field-yearlyInflation')).toHaveAccessibleDescription(note[locale])
      })
    }

    test('what people write is understood', async ({ page, request }) => {
      const amounts = ['Rp 1.500.000,00', '1,500,000', '1.5 jt', '1,5 juta', 'Rp1.500.000,-', '1500000']
      for (const amount of amounts) {
        const query = `${restOfGrowth}&${new URLSearchParams({ initialInvestment: amount })}`
        expect((await ask({ page, request }, locale, query)).outputs, amount).toMatchObject({
          totalInvested: '1500000',
        })
      }
      const query = `${restOfGrowth}&${new URLSearchParams({ initialInvestment: '2 miliar' })}`
      expect((await ask({ page, request }, locale, query)).outputs).toMatchObject({
        totalInvested: '2000000000',
      })
    })

    test('the yearly table is a file', async ({ request }) => {
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
  })
}
