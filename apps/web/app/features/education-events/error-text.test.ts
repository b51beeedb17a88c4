import { describe, expect, it } from 'vitest'
import { errorText } from './error-text.ts'

describe('messages of the registration form', () => {
  const literal = [
    { field: 'fullName', error: 'required', expected: 'Required' },
    { field: 'clientCode', error: 'tooShort', expected: 'At least 7 digits' },
    { field: 'clientCode', error: 'numbers', expected: 'Please fill in numbers' },
    {
      field: 'clientCode',
      error: 'alreadyRegistered',
      expected: 'You are already registered. Please check your email.',
    },
    { field: 'clientCode', error: 'unknownClient', expected: 'The code you entered is not registered.' },
    {
      field: 'email',
      error: 'sharedCode',
      expected: 'These 7 digits alone are not enough. Please also enter the email address we have on file.',
    },
  ] as const
  it.each(literal)('are verbatim those of the specification: $expected', ({ field, error, expected }) => {
    expect(errorText('en', field, error)).toBe(expected)
  })
})
