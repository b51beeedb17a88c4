import { calculators, strategies } from '@site/finance/calculators/calculator-limits.ts'
import vectorFile from '@site/finance/calculators/calculator-vectors.json' with { type: 'json' }
import { namedResults } from '@site/finance/calculators/named-results.ts'
import { describe, expect, it } from 'vitest'
import { locales } from '#app/i18n/locales.ts'
import type { CalculatorView } from './calculator-view.ts'
import { exampleValues } from './example-values.ts'
import { queryFor, sentForm } from './sent-form.ts'

const examples = exampleValues(null)
const growth: CalculatorView = { calculator: 'growth', strategy: 'mixture' }
const target: CalculatorView = { calculator: 'target', strategy: 'installments' }

function formOf(view: CalculatorView, query: string, locale: 'id' | 'en' = 'id') {
  return sentForm(locale, view, new URLSearchParams(query), examples)
}

describe('calculator form in an address', () => {
  const formVectors = vectorFile.vectors
    .filter(({ level }) => level === 'form')
    .flatMap((vector) => locales.map((locale) => ({ ...vector, locale })))

  it.each(formVectors)('$id answers as its vector says on the $locale page', (vector) => {
    const calculator = calculators.find((name) => name === vector.calculator) ?? 'growth'
    const strategy = strategies.find((name) => name === vector.strategy) ?? 'mixture'
    const search = new URLSearchParams(
      Object.entries(vector.input).map(([field, value]) => [field, String(value)]),
    )
    const form = sentForm(vector.locale, { calculator, strategy }, search, examples)
    const named = form.answer ? namedResults(form.answer.result).map(({ name, value }) => [name, value]) : []
    const { yearly, errors, ...expected } = { yearly: [], errors: [], ...vector.expect }
    expect(form.errors).toEqual(errors)
    expect(Object.fromEntries(named)).toEqual(expected)
    expect(form.answer?.years.map(({ year, invested, value }) => [year, invested, value]) ?? []).toEqual(
      expect.arrayContaining(yearly),
    )
  })

  it('was not sent while it has none of the fields, and answers for examples in the notation of the language', () => {
    const form = formOf(target, 'calculator=target&utm_source=mail')
    expect(form).toMatchObject({ isSent: false, errors: [] })
    expect(form.answer?.result).toMatchObject({ minimumLumpSum: 231_596_745 })
    expect(form.shown).toEqual({ targetFund: '500.000.000', expectedReturn: '8', duration: '10' })
  })

  it('keeps what was typed while something is wrong', () => {
    const form = formOf(target, 'targetFund=1.000.000&expectedReturn=abc&duration=5&duration=6')
    expect(form.shown).toEqual({ targetFund: '1.000.000', expectedReturn: 'abc', duration: '5 6' })
    expect(form.errors.map(({ field, code }) => `${field}:${code}`)).toEqual([
      'expectedReturn:numeric',
      'duration:numeric',
    ])
  })

  it('keeps what was sent with a choice that does not exist, and judges that alone', () => {
    const search = new URLSearchParams('initialInvestment=abc&monthlyInvestment=5')
    const form = sentForm('id', growth, search, examples, ['strategy'])
    expect(form).toMatchObject({ isSent: true, unknown: ['strategy'], answer: null })
    expect(form.errors).toEqual([{ field: 'initialInvestment', code: 'numeric' }])
    expect(form.shown).toMatchObject({ initialInvestment: 'abc', duration: '10' })
  })

  it('shows accepted numbers in the notation of the language', () => {
    const query = 'targetFund=500000000&expectedReturn=6.25&duration=10'
    expect(formOf(target, query, 'id').shown).toMatchObject({
      targetFund: '500.000.000',
      expectedReturn: '6,25',
    })
    expect(formOf(target, query, 'en').shown).toMatchObject({
      targetFund: '500,000,000',
      expectedReturn: '6.25',
    })
  })

  it('carries what was typed to another form, made whole with examples', () => {
    const form = formOf(target, 'targetFund=Rp1.000.000&expectedReturn=6,25&duration=7')
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

  it('leads from an untouched form to another untouched form', () => {
    expect(queryFor(growth, formOf(target, ''), examples)).toEqual(growth)
  })
})
