import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { fieldErrors } from './field-errors.ts'
import { personErrors, personFields, typedErrors } from './person-fields.ts'

const fields = ['fullName', 'email', 'phone'] as const
const complete = { fullName: 'Nara Tumivarka', email: 'nara@contoh.example', phone: '0812-3456-7890' }

function listErrors(changes: Partial<typeof complete>) {
  const result = v.safeParse(v.object(personFields), { ...complete, ...changes }, { abortPipeEarly: true })
  return fieldErrors(result.issues ?? [], fields, personErrors)
}

describe('fields about a person', () => {
  it('are trimmed and normalized', () => {
    expect(
      v.parse(v.object(personFields), {
        ...complete,
        fullName: ' Nara Tumivarka ',
        email: ' n@contoh.example',
      }),
    ).toEqual({ fullName: 'Nara Tumivarka', email: 'n@contoh.example', phone: '081234567890' })
  })

  it('are validated while typing by the same rule as on the server', () => {
    for (const email of ['\u200bnara@contoh.example', 'nara@contoh..example', 'nara@contoh']) {
      expect(typedErrors.email(email)).toBe(listErrors({ email }).email ?? null)
    }
    expect(typedErrors.phone('\u202a+62\u2011812\u202c')).toBeNull()
    expect(typedErrors.phone('0812 abc')).toBe('numerical')
  })

  it.each(['王伟', 'Zoë', "D'Angelo", '山田👨‍👩‍👧'])('accept the name %s', (fullName) => {
    expect(listErrors({ fullName })).toEqual({})
  })

  it.each([
    { name: 'a name of 2 characters', changes: { fullName: 'Al' } },
    { name: 'a name of 100 characters', changes: { fullName: 'a'.repeat(100) } },
    {
      name: 'a name of 100 characters in 400 code units',
      changes: { fullName: 'a\u0301\u0301\u0301'.repeat(100) },
    },
    { name: 'an email of 6 characters', changes: { email: 'a@b.co' } },
    {
      name: 'an email of 254 characters',
      changes: { email: `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.example` },
    },
    { name: '7 digits', changes: { phone: '0812345' } },
    { name: '15 digits', changes: { phone: '+62 8123 4567 8901 2' } },
  ])('accept $name', ({ changes }) => {
    expect(listErrors(changes)).toEqual({})
  })

  const invalid = [
    { name: 'an empty name', changes: { fullName: '  ' }, errors: { fullName: 'required' } },
    {
      name: 'a name one character too short',
      changes: { fullName: 'a' },
      errors: { fullName: 'tooShort' },
    },
    {
      name: 'a name one character too long',
      changes: { fullName: 'a'.repeat(101) },
      errors: { fullName: 'tooLong' },
    },
    {
      name: 'a name of 100 characters in 401 code units',
      changes: { fullName: `e${'a\u0301\u0301\u0301'.repeat(100)}`.slice(0, 401) },
      errors: { fullName: 'tooLong' },
    },
    {
      name: 'a name of one emoji with eleven code units',
      changes: { fullName: '👨‍👩‍👧‍👦' },
      errors: { fullName: 'tooShort' },
    },
    { name: 'an empty email', changes: { email: '' }, errors: { email: 'required' } },
    { name: 'an email without @', changes: { email: 'nara.contoh' }, errors: { email: 'emailFormat' } },
    {
      name: 'an email with two dots in a row',
      changes: { email: 'nara@contoh..example' },
      errors: { email: 'emailInvalid' },
    },
    { name: 'an email that is too short', changes: { email: 'a@b.c' }, errors: { email: 'tooShort' } },
    { name: 'an empty phone number', changes: { phone: ' - ' }, errors: { phone: 'required' } },
    { name: 'a phone number with letters', changes: { phone: '0812abc' }, errors: { phone: 'numerical' } },
    { name: 'six digits', changes: { phone: '081234' }, errors: { phone: 'tooShort' } },
    { name: 'sixteen digits', changes: { phone: '0812345678901234' }, errors: { phone: 'tooLong' } },
    {
      name: 'several fields at once',
      changes: { fullName: '', phone: 'x' },
      errors: { fullName: 'required', phone: 'numerical' },
    },
  ]
  it.each(invalid)('reject $name', ({ changes, errors }) => {
    expect(listErrors(changes)).toEqual(errors)
  })
})
