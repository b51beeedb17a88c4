import { describe, expect, it } from 'vitest'
import { errorText } from './error-text.ts'

describe('messages of the registration form', () => {
  const literal = [
    { field: 'fullName', error: 'required', expected: 'Required' },
    { field: 'clientCode', error: 'numbers', expected: 'Please fill in numbers' },
    { field: 'phone', error: 'numerical', expected: 'Must be numerical' },
    { field: 'email', error: 'emailFormat', expected: 'Incorrect email format' },
    { field: 'email', error: 'emailInvalid', expected: 'Email is not valid' },
    {
      field: 'clientCode',
      error: 'alreadyRegistered',
      expected: 'You are already registered. Please check your email.',
    },
    { field: 'clientCode', error: 'unknownClient', expected: 'The code you entered is not registered.' },
    {
      field: 'email',
      error: 'sharedCode',
      expected:
        'These 7 digits alone are not enough. Please also enter the email address that we have of you.',
    },
  ] as const
  it.each(literal)('are literally those of the specification: $expected', ({ field, error, expected }) => {
    expect(errorText('en', field, error)).toBe(expected)
  })

  const bounds = [
    { field: 'clientCode', error: 'tooShort', expected: 'Minimal 7 digit' },
    { field: 'clientCode', error: 'tooLong', expected: 'Maksimal 7 digit' },
    { field: 'phone', error: 'tooShort', expected: 'Minimal 7 digit' },
    { field: 'fullName', error: 'tooShort', expected: 'Minimal 2 karakter' },
    { field: 'city', error: 'tooLong', expected: 'Maksimal 100 karakter' },
  ] as const
  it.each(bounds)('name the bound of $field that was missed', ({ field, error, expected }) => {
    expect(errorText('id', field, error)).toBe(expected)
  })
})
