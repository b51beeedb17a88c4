import { calculators, strategies } from '@site/finance/calculators/calculator-limits.ts'
import vectorFile from '@site/finance/calculators/calculator-vectors.json' with { type: 'json' }
import { namedResults } from '@site/finance/calculators/named-results.ts'
import { describe, expect, it } from 'vitest'
import { locales } from '#app/i18n/locales.ts'
import type { CalculatorView } from './calculator-view.ts'
import { exampleValues } from './example-values.ts'
import { queryFor, readPlan, readTypedPlan } from './read-plan.ts'

const examples = exampleValues(null)
const growth: CalculatorView = { calculator: 'growth', strategy: 'mixture' }
const target: CalculatorView = { calculator: 'target', strategy: 'installments' }

function read(view: CalculatorView, query: string, locale: 'id' | 'en' = 'id') {
  return readPlan(locale, view, new URLSearchParams(query), examples)
}

describe('readPlan', () => {
  const formVectors = vectorFile.vectors
    .filter(({ level }) => level === 'form')
    .flatMap((vector) => locales.map((locale) => ({ ...vector, locale })))

  it.each(formVectors)('$id matches its vector on the $locale page', (vector) => {
    const calculator = calculators.find((name) => name === vector.calculator) ?? 'growth'
    const strategy = strategies.find((name) => name === vector.strategy) ?? 'mixture'
    const search = new URLSearchParams(
      Object.entries(vector.input).map(([field, value]) => [field, String(value)]),
    )
    const { form, outcome } = readPlan(vector.locale, { calculator, strategy }, search, examples)
    const named = outcome ? namedResults(outcome.result).map(({ name, value }) => [name, value]) : []
    const { yearly, errors, ...expected } = { yearly: [], errors: [], ...vector.expect }
    expect(form.errors).toMatchObject(errors.map(({ field: name, ...rule }) => ({ name, ...rule })))
    expect(Object.fromEntries(named)).toEqual(expected)
    expect(outcome?.years.map(({ year, invested, value }) => [year, invested, value]) ?? []).toEqual(
      expect.arrayContaining(yearly),
    )
  })

  it('without any fields is not submitted, and shows the result of the examples in the notation of the language', () => {
    const { form, outcome } = read(target, 'calculator=target&utm_source=mail')
    expect(read(target, '', 'en').form.shown).toMatchObject({ targetFund: '500,000,000' })
    expect(form).toMatchObject({ isSubmitted: false, errors: [] })
    expect(outcome?.result).toMatchObject({ minimumLumpSum: 231_596_745 })
    expect(form.shown).toEqual({ targetFund: '500.000.000', expectedReturn: '8', duration: '10' })
  })

  it('keeps the text as typed while there is an error', () => {
    const { form } = read(target, 'targetFund=1.000.000&expectedReturn=abc&duration=5&duration=6')
    expect(form.shown).toEqual({ targetFund: '1.000.000', expectedReturn: 'abc', duration: '5 6' })
    expect(form.errors.map(({ name, code }) => `${name}:${code}`)).toEqual([
      'expectedReturn:numeric',
      'duration:numeric',
    ])
  })

  it('with an unknown choice keeps what was submitted and validates only that', () => {
    const search = new URLSearchParams('initialInvestment=abc&monthlyInvestment=5')
    const unknown = [{ name: 'strategy', code: 'unknown', message: 'There is no such strategy.' }]
    const { form, ...reading } = readPlan('id', growth, search, examples, unknown)
    expect(reading).toMatchObject({ unknown, outcome: null })
    expect(form.isSubmitted).toBe(true)
    expect(form.errors).toMatchObject([{ name: 'initialInvestment', code: 'numeric' }])
    expect(form.shown).toMatchObject({ initialInvestment: 'abc', duration: '10' })
  })

  it('carries entered values to another form and fills in examples', () => {
    const { carried } = read(target, 'targetFund=Rp1.000.000&expectedReturn=6,25&duration=7')
    expect(queryFor(growth, { isSubmitted: true, carried }, examples)).toEqual({
      calculator: 'growth',
      strategy: 'mixture',
      targetFund: '1000000',
      expectedReturn: '6.25',
      duration: '7',
      initialInvestment: examples.initialInvestment,
      monthlyInvestment: examples.monthlyInvestment,
    })
  })

  it('while somebody types, shows valid numbers in the notation of the language beside invalid ones', () => {
    const search = new URLSearchParams('targetFund=1,5 juta&expectedReturn=abc&duration=5')
    const { form } = readTypedPlan('id', target, search, examples)
    expect(form.shown).toEqual({ targetFund: '1.500.000', duration: '5' })
  })

  it('links from an untouched form to another untouched form', () => {
    const { form, carried } = read(target, '')
    expect(queryFor(growth, { isSubmitted: form.isSubmitted, carried }, examples)).toEqual(growth)
  })
})
