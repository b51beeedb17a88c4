import { describe, expect, it } from 'vitest'
import { errorText } from './error-text.ts'

describe('errorText', () => {
  const cases = [
    { locale: 'en', field: 'fullName', error: 'required', expected: 'Required' },
    { locale: 'en', field: 'phone', error: 'numerical', expected: 'Must be numerical' },
    { locale: 'en', field: 'email', error: 'emailFormat', expected: 'Incorrect email format' },
    { locale: 'en', field: 'email', error: 'emailInvalid', expected: 'Email is not valid' },
    { locale: 'en', field: 'fullName', error: 'tooShort', expected: 'At least 2 characters' },
    { locale: 'en', field: 'phone', error: 'tooShort', expected: 'At least 7 digits' },
    { locale: 'en', field: 'message', error: 'tooLong', expected: 'No more than 2,000 characters' },
    { locale: 'id', field: 'message', error: 'tooLong', expected: 'Maksimal 2.000 karakter' },
    { locale: 'id', field: 'phone', error: 'tooShort', expected: 'Minimal 7 digit' },
    { locale: 'id', field: 'domicile', error: 'required', expected: 'Wajib diisi' },
  ] as const
  it.each(cases)('returns "$expected"', ({ locale, field, error, expected }) => {
    expect(errorText(locale, field, error)).toBe(expected)
  })
})
