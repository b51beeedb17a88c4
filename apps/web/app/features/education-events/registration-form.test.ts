import { RegistrationSchema } from '@site/contracts/content/forms.ts'
import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  listFields,
  parseRegistrationForm,
  parseRegistrationKind,
  registrationValues,
} from './registration-form.ts'

const consentText = 'Saya menyetujui pemrosesan data pribadi untuk mendaftar pada acara ini.'
const marketingText = 'Saya bersedia menerima informasi produk dan acara (opsional).'
const consent = { processing: consentText, marketing: marketingText }
const about = { locale: 'id', eventSlug: 'kelas-dividen', consent } as const
const idempotencyKey = '4be0643f-1d98-4c84-9c0a-0d8f4a1a7b4e'
const client = { kind: 'client', idempotencyKey, clientCode: '0012345', consent: consentText }
const nonClient = {
  kind: 'non-client',
  idempotencyKey,
  fullName: 'Nara Tumivarka',
  email: 'nara@contoh.example',
  phone: '0812-3456-7890',
  city: ' Surabaya ',
  occupation: 'Guru',
  company: '',
  heardFrom: 'Teman',
  consent: consentText,
}

function parsed(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    form.set(name, value)
  }
  return parseRegistrationForm(registrationValues(form), about)
}

function isAccepted(result: ReturnType<typeof parsed>): boolean {
  const registration = result.kind === 'valid' ? { ...result.registration, humanCheck: 'passed' } : null
  return safeParse(RegistrationSchema, registration).success
}

describe('registration of a client', () => {
  it('becomes a registration that the CMS accepts', () => {
    const result = parsed(client)
    expect(result).toEqual({
      kind: 'valid',
      registration: {
        kind: 'client',
        idempotencyKey,
        locale: 'id',
        eventSlug: 'kelas-dividen',
        clientCode: '0012345',
        email: null,
        consentText,
        marketingConsent: false,
        marketingText: null,
      },
    })
    expect(isAccepted(result)).toBe(true)
  })

  it.each([' 001 2345 ', '001\u200b2345', '001\u20112345'])('accepts the client code %s', (clientCode) => {
    expect(parsed({ ...client, clientCode })).toMatchObject({ registration: { clientCode: '0012345' } })
  })

  const invalid = [
    { name: 'no code', clientCode: ' ', error: 'required' },
    { name: 'letters', clientCode: '12345AB', error: 'numbers' },
    { name: 'a minus sign', clientCode: '-123456', error: 'numbers' },
    { name: 'Arabic-Indic digits', clientCode: '١٢٣٤٥٦٧', error: 'numbers' },
    { name: 'six digits', clientCode: '123456', error: 'tooShort' },
    { name: 'eight digits', clientCode: '12345678', error: 'tooLong' },
  ]
  it.each(invalid)('rejects $name', ({ clientCode, error }) => {
    expect(parsed({ ...client, clientCode })).toEqual({ kind: 'invalid', errors: { clientCode: error } })
  })

  it('ignores the fields of the other kind', () => {
    const others = { fullName: '', email: 'nara', city: 'x'.repeat(10_000) }
    expect(parsed({ ...client, ...others })).toMatchObject({ registration: { email: null } })
  })

  it('sends the email if the form asked for it, because two clients share the code', () => {
    const result = parsed({ ...client, asksEmail: '1', email: ' nara@contoh.example' })
    expect(result).toMatchObject({ registration: { clientCode: '0012345', email: 'nara@contoh.example' } })
    expect(isAccepted(result)).toBe(true)
  })

  it.each([
    { email: '', error: 'required' },
    { email: 'nara', error: 'emailFormat' },
  ])('rejects "$email" for it', ({ email, error }) => {
    expect(parsed({ ...client, asksEmail: '1', email })).toEqual({
      kind: 'invalid',
      errors: { email: error },
    })
  })
})

describe('marketing consent to another text than the page shows now', () => {
  it.each([
    { name: 'a client', fields: { ...client, marketingConsent: 'Teks lama.' } },
    { name: 'a non-client', fields: { ...nonClient, marketingConsent: 'agreed' } },
  ])('is returned to $name', ({ fields }) => {
    expect(parsed(fields)).toEqual({ kind: 'invalid', errors: { marketingConsent: 'textChanged' } })
  })
})

describe('registration of a non-client', () => {
  it('becomes a registration that the CMS accepts', () => {
    const result = parsed({ ...nonClient, marketingConsent: marketingText })
    expect(result).toEqual({
      kind: 'valid',
      registration: {
        kind: 'nonClient',
        idempotencyKey,
        locale: 'id',
        eventSlug: 'kelas-dividen',
        fullName: 'Nara Tumivarka',
        email: 'nara@contoh.example',
        phone: '+6281234567890',
        city: 'Surabaya',
        occupation: 'Guru',
        company: '',
        heardFrom: 'Teman',
        consentText,
        marketingConsent: true,
        marketingText,
      },
    })
    expect(isAccepted(result)).toBe(true)
  })

  const invalid = [
    { name: 'a landline number', changes: { phone: '021-5550-1234' }, errors: { phone: 'handphone' } },
    {
      name: 'a city that is too long',
      changes: { city: 'a'.repeat(101) },
      errors: { city: 'tooLong' },
    },
  ]
  it.each(invalid)('rejects $name', ({ changes, errors }) => {
    expect(parsed({ ...nonClient, ...changes })).toEqual({ kind: 'invalid', errors })
  })

  it('accepts optional texts of 100 characters, as the CMS does', () => {
    const text = 'a'.repeat(100)
    const longest = { ...nonClient, city: text, occupation: text, company: text, heardFrom: text }
    expect(isAccepted(parsed(longest))).toBe(true)
  })

  it('requires only the mandatory fields of an empty form', () => {
    expect(parsed({ kind: 'non-client' })).toEqual({
      kind: 'invalid',
      errors: { fullName: 'required', email: 'required', phone: 'required', consent: 'required' },
    })
  })
})

describe('listFields', () => {
  it("requires a client's email only if the code is ambiguous", () => {
    expect(listFields('client', false)).toEqual(['clientCode', 'consent', 'marketingConsent'])
    expect(listFields('client', true)).toEqual(['clientCode', 'email', 'consent', 'marketingConsent'])
  })
})

describe('parseRegistrationKind', () => {
  it('accepts the two kinds by their URL names only', () => {
    expect(['client', 'non-client', 'nonClient', '', null].map(parseRegistrationKind)).toEqual([
      'client',
      'nonClient',
      null,
      null,
      null,
    ])
  })
})
