import { describe, expect, it } from 'vitest'
import { lengthText } from './length-text.ts'

describe('lengthText', () => {
  const limits = { min: 7, max: 2000 }

  it.each([
    { locale: 'en', error: 'tooShort', unit: 'digits', expected: 'At least 7 digits' },
    { locale: 'en', error: 'tooLong', unit: 'characters', expected: 'No more than 2,000 characters' },
    { locale: 'id', error: 'tooShort', unit: 'digits', expected: 'Minimal 7 digit' },
    { locale: 'id', error: 'tooLong', unit: 'characters', expected: 'Maksimal 2.000 karakter' },
  ] as const)('says "$expected"', ({ locale, error, unit, expected }) => {
    expect(lengthText(locale, error, unit, limits)).toBe(expected)
  })
})
