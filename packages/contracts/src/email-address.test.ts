import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { EmailSchema, emailError, plainEmail } from './email-address.ts'

/** Parses like fields, server and client directory. */
const read = (typed: string) => v.parse(EmailSchema, typed)

describe('EmailSchema', () => {
  it.each([
    "o'brien@example.com",
    'sari&co@example.com',
    'user@example.xn--p1ai',
    'nara+acara@contoh.example',
    'nara_tumivarka@sub.contoh.co.id',
    'a/b=c?d#e@contoh.example',
    '{nara}|~`!$%^*@contoh.example',
    'nara@123.example',
    'n@contoh-satu.example',
    'NARA@CONTOH.EXAMPLE',
    'nara@sub-1.contoh.co.id',
    'nara-@contoh.example',
    'sari+%40x@contoh.example',
    `nara@${'a'.repeat(63)}.example`,
  ])('accepts %s unchanged', (address) => {
    expect(read(address)).toBe(address)
  })

  it.each([
    {
      name: 'invisible characters',
      typed: '\u200bsari\u00ad@con\u200etoh.example\ufeff',
      address: 'sari@contoh.example',
    },
    { name: 'full width', typed: '\uff53\uff41ri\uff20contoh\uff0eexample', address: 'sari@contoh.example' },
    { name: 'a mailto prefix', typed: 'mailto:sari@contoh.example', address: 'sari@contoh.example' },
    {
      name: 'a mailto prefix in brackets',
      typed: '<mailto:sari@contoh.example>',
      address: 'sari@contoh.example',
    },
    { name: 'a line break at the end', typed: 'sari@contoh.example\r\n', address: 'sari@contoh.example' },
    { name: 'angle brackets', typed: '<sari@contoh.example>', address: 'sari@contoh.example' },
    {
      name: 'an internationalized domain',
      typed: 'sari@\u043f\u0440\u0438\u043c\u0435\u0440.\u0440\u0444',
      address: 'sari@xn--e1afmkfd.xn--p1ai',
    },
    {
      name: 'a full-width dot',
      typed: 'sari@b\u00fccher\u3002example',
      address: 'sari@xn--bcher-kva.example',
    },
  ])('normalizes $name', ({ typed, address }) => {
    expect(read(typed)).toBe(address)
  })

  it.each([
    { typed: 'nara', error: 'emailFormat' },
    { typed: 'nara@contoh', error: 'emailFormat' },
    { typed: 'na ra@contoh.example', error: 'emailFormat' },
    { typed: 'nara@lain@contoh.example', error: 'emailFormat' },
    { typed: 'nara@contoh..example', error: 'emailInvalid' },
    { typed: 'nara..t@contoh.example', error: 'emailInvalid' },
    { typed: '.nara@contoh.example', error: 'emailInvalid' },
    { typed: 'nara.@contoh.example', error: 'emailInvalid' },
    { typed: 'nara@-contoh.example', error: 'emailInvalid' },
    { typed: 'nara@contoh.example.', error: 'emailInvalid' },
    { typed: `nara@${'a'.repeat(64)}.example`, error: 'emailInvalid' },
    { typed: 'nara@con_toh.example', error: 'emailInvalid' },
    { typed: '"nara t"@contoh.example', error: 'emailFormat' },
    { typed: 'n\u00e1ra@contoh.example', error: 'emailInvalid' },
    { typed: 'ri\u212a@contoh.example', error: 'emailInvalid' },
    { typed: 'nara@contoh.example,lain@contoh.example', error: 'emailFormat' },
    { typed: 'nara,lain@contoh.example', error: 'emailInvalid' },
    { typed: 'Nara <nara@contoh.example>', error: 'emailFormat' },
    { typed: 'nara@contoh.example; lain@contoh.example', error: 'emailFormat' },
    { typed: 'nara@contoh.example;', error: 'emailInvalid' },
    { typed: 'nara@[192.0.2.1]', error: 'emailInvalid' },
    { typed: 'nara@contoh.example?subject=a', error: 'emailInvalid' },
    { typed: 'nara@contoh.example\nBcc: lain@contoh.example', error: 'emailFormat' },
    { typed: 'nara@contoh-.example', error: 'emailInvalid' },
    { typed: 'nara @contoh.example', error: 'emailFormat' },
  ])('rejects $typed', ({ typed, error }) => {
    expect(emailError(plainEmail(typed))).toBe(error)
    expect(v.is(EmailSchema, typed)).toBe(false)
  })
})
