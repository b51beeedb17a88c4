import { calculators, strategies } from '@site/finance/calculators/calculator-limits.ts'
import vectorFile from '@site/finance/calculators/calculator-vectors.json' with { type: 'json' }
import { namedResults } from '@site/finance/calculators/named-results.ts'
import { describe, expect, it } from 'vitest'
import { locales } from '#app/i18n/locales.ts'
import type { CalculatorView } from './calculator-view.ts'
import { exampleValues } from './example-values.ts'
import { queryFor, submittedForm } from './submitted-form.ts'

const examples = exampleValues(null)
const growth: CalculatorView = { calculator: 'growth', strategy: 'mixture' }
const target: CalculatorView = { calculator: 'target', strategy: 'installments' }

function submitForm(view: CalculatorView, query: string, locale: 'id' | 'en' = 'id') {
  return submittedForm(locale, view, new URLSearchParams(query), examples)
}

describe('submittedForm', () => {
  const formVectors = vectorFile.vectors
    .filter(({ level }) => level === 'form')
    .flatMap((vector) => locales.map((locale) => ({ ...vector, locale })))

  it.each(formVectors)('$id matches its vector on the $locale page', (vector) => {
    const calculator = calculators.find((name) => name === vector.calculator) ?? 'growth'
    const strategy = strategies.find((name) => name === vector.strategy) ?? 'mixture'
    const search = new URLSearchParams(
      Object.entries(vector.input).map(([field, value]) => [field, String(value)]),
    )
    const form = submittedForm(vector.locale, { calculator, strategy }, search, examples)
    const named = form.outcome
      ? namedResults(form.outcome.result).map(({ name, value }) => [name, value])
      : []
    const { yearly, errors, ...expected } = { yearly: [], errors: [], ...vector.expect }
    expect(form.errors).toEqual(errors)
    expect(Object.fromEntries(named)).toEqual(expected)
    expect(form.outcome?.years.map(({ year, invested, value }) => [year, invested, value]) ?? []).toEqual(
      expect.arrayContaining(yearly),
    )
  })

  it('without any fields is not submitted, and shows the result of the examples in the notation of the language', () => {
    const form = submitForm(target, 'calculator=target&utm_source=mail')
    expect(form).toMatchObject({ isSubmitted: false, errors: [] })
    expect(form.outcome?.result).toMatchObject({ minimumLumpSum: 231_596_745 })
    expect(form.shown).toEqual({ targetFund: '500.000.000', expectedReturn: '8', duration: '10' })
  })

  it('keeps the text as typed while there is an error', () => {
    const form = submitForm(target, 'targetFund=1.000.000&expectedReturn=abc&duration=5&duration=6')
    expect(form.shown).toEqual({ targetFund: '1.000.000', expectedReturn: 'abc', duration: '5 6' })
    expect(form.errors.map(({ field, code }) => `${field}:${code}`)).toEqual([
      'expectedReturn:numeric',
      'duration:numeric',
    ])
  })

  it('with an unknown choice keeps what was submitted and validates only that', () => {
    const search = new URLSearchParams('initialInvestment=abc&monthlyInvestment=5')
    const form = submittedForm('id', growth, search, examples, ['strategy'])
    expect(form).toMatchObject({ isSubmitted: true, unknown: ['strategy'], outcome: null })
    expect(form.errors).toEqual([{ field: 'initialInvestment', code: 'numeric' }])
    expect(form.shown).toMatchObject({ initialInvestment: 'abc', duration: '10' })
  })

  it('shows valid numbers in the notation of the language', () => {
    const query = 'targetFund=500000000&expectedReturn=6.25&duration=10'
    expect(submitForm(target, query, 'id').shown).toMatchObject({
      targetFund: '500.000.000',
      expectedReturn: '6,25',
    })
    expect(submitForm(target, query, 'en').shown).toMatchObject({
      targetFund: '500,000,000',
      expectedReturn: '6.25',
    })
  })

  it('carries entered values to another form and fills in examples', () => {
    const form = submitForm(target, 'targetFund=Rp1.000.000&expectedReturn=6,25&duration=7')
    expect(queryFor(growth, form, examples)).toEqual({
      calculator: 'growth',
      strategy: 'mixture',
      targetFund: '1000000',
      expectedReturn: '6.25',
      duration: '7',
      initialInvestment: examples.initialInvestment,
      monthlyInvestment: examples.monthlyInvestment,
    })
  })

  it('links from an untouched form to another untouched form', () => {
    expect(queryFor(growth, submitForm(target, ''), examples)).toEqual(growth)
  })
})
