import { expect, it } from 'vitest'
import { resultText } from './result-text.ts'

it.each([
  { locale: 'en', value: 1, text: '1 year' },
  { locale: 'en', value: 0, text: '0 years' },
  { locale: 'en', value: 21, text: '21 years' },
  { locale: 'id', value: 1, text: '1 tahun' },
] as const)('a time to retirement of $value in $locale is $text', ({ locale, value, text }) => {
  expect(resultText(locale, { name: 'yearsToRetirement', value })).toBe(text)
})
