import vectorFile from '@site/finance/calculators/calculator-vectors.json' with { type: 'json' }
import type { CalculatorError } from '@site/finance/calculators/parse-calculator-input.ts'
import { describe, expect, it } from 'vitest'
import { locales } from '#app/i18n/locales.ts'
import { copy } from './copy.ts'
import { errorText } from './error-text.ts'

type Code = keyof typeof vectorFile.messages

const errors: Readonly<Record<Code, CalculatorError>> = {
  required: { field: 'targetFund', code: 'required' },
  numeric: { field: 'duration', code: 'numeric' },
  moreThan: { field: 'monthlyLivingCost', code: 'moreThan', min: 0 },
  max: { field: 'targetFund', code: 'max', max: 1_000_000_000_000 },
  integer: { field: 'initialInvestment', code: 'integer' },
  decimals: { field: 'expectedReturn', code: 'decimals', places: 2 },
  moreThanField: { field: 'retirementAge', code: 'moreThanField', other: 'currentAge' },
}

const bounds = {
  id: { min: '0', max: '1.000.000.000.000', places: '2' },
  en: { min: '0', max: '1,000,000,000,000', places: '2' },
}

const cases = Object.entries(vectorFile.messages).flatMap(([code, message]) =>
  locales.map((locale) => ({ code, locale, message: message[locale] })),
)

describe('errorText', () => {
  it.each(cases)('matches the vector for $code in $locale', ({ code, locale, message }) => {
    const error = Object.values(errors).find((one) => one.code === code) ?? errors.required
    const { fields } = copy[locale]
    const labels = { field: fields[error.field], other: fields.currentAge, ...bounds[locale] }
    const expected = Object.entries(labels).reduce(
      (text, [name, label]) => text.replace(`{${name}}`, label),
      message,
    )
    expect(error.code).toBe(code)
    expect(errorText(locale, error)).toBe(expected)
  })
})
