import { ContactMessageSchema } from '@site/contracts/content/forms.ts'
import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { contactValues, parseContactForm } from './contact-form.ts'

const consentText = 'Saya menyetujui pemrosesan data pribadi untuk menjawab pesan Anda.'
const marketingText = 'Saya bersedia menerima informasi produk dan acara (opsional).'
const consent = { processing: consentText, marketing: marketingText }
const idempotencyKey = '4be0643f-1d98-4c84-9c0a-0d8f4a1a7b4e'
const complete = {
  idempotencyKey,
  fullName: 'Nara Tumivarka',
  email: 'nara@contoh.example',
  phone: '0812-3456-7890',
  domicile: 'indonesia',
  message: 'Bagaimana cara memindahkan efek saya?',
  consent: consentText,
}

function parsed(
  changes: Record<string, string>,
  subjects: Parameters<typeof parseContactForm>[1]['subjects'] = [],
) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...complete, ...changes })) {
    form.set(name, value)
  }
  return parseContactForm(contactValues(form), { locale: 'id', consent, subjects })
}

function isAccepted(result: ReturnType<typeof parsed>): boolean {
  const message = result.kind === 'valid' ? { ...result.message, humanCheck: 'passed' } : null
  return safeParse(ContactMessageSchema, message).success
}

describe('contact form', () => {
  it('becomes a message that the CMS accepts', () => {
    const result = parsed({})
    expect(result).toEqual({
      kind: 'valid',
      message: {
        idempotencyKey,
        locale: 'id',
        fullName: 'Nara Tumivarka',
        email: 'nara@contoh.example',
        phone: '+6281234567890',
        domicile: 'indonesia',
        subject: null,
        message: 'Bagaimana cara memindahkan efek saya?',
        consentText,
        marketingConsent: false,
        marketingText: null,
      },
    })
    expect(isAccepted(result)).toBe(true)
  })

  const invalid = [
    {
      name: 'a foreign number with a domicile in Indonesia',
      changes: { phone: '91234567' },
      errors: { phone: 'phoneOfIndonesia' },
    },
    { name: 'no domicile', changes: { domicile: '' }, errors: { domicile: 'required' } },
    {
      name: 'a domicile that is not offered',
      changes: { domicile: 'moon' },
      errors: { domicile: 'required' },
    },
    { name: 'an empty message', changes: { message: '\r\n' }, errors: { message: 'required' } },
    {
      name: 'a message one character too short',
      changes: { message: 'a'.repeat(9) },
      errors: { message: 'tooShort' },
    },
    {
      name: 'a message one character too long',
      changes: { message: 'a'.repeat(2_001) },
      errors: { message: 'tooLong' },
    },
    {
      name: 'consent to a text that has changed since',
      changes: { consent: 'Saya menyetujui segalanya.' },
      errors: { consent: 'required' },
    },
    {
      name: 'marketing consent to a text that has changed since',
      changes: { marketingConsent: 'Saya bersedia menerima segalanya.' },
      errors: { marketingConsent: 'textChanged' },
    },
  ]
  it.each(invalid)('rejects $name', ({ changes, errors }) => {
    expect(parsed(changes)).toEqual({ kind: 'invalid', errors })
  })

  it.each([10, 2_000])('accepts a message of %i characters, as the CMS does', (count) => {
    expect(isAccepted(parsed({ message: 'a'.repeat(count) }))).toBe(true)
    expect(isAccepted(parsed({ message: 'a\u0301\u0301\u0301'.repeat(count) }))).toBe(true)
  })

  it('requires every field of an empty form', () => {
    expect(parseContactForm(contactValues(new FormData()), { locale: 'en', consent, subjects: [] })).toEqual({
      kind: 'invalid',
      errors: {
        fullName: 'required',
        email: 'required',
        phone: 'required',
        domicile: 'required',
        message: 'required',
        consent: 'required',
      },
    })
  })

  describe('with subjects to choose from', () => {
    const subjects = [
      { id: 3, label: 'Rekening' },
      { id: 12, label: 'Acara' },
    ]

    it('sends the selected one', () => {
      expect(parsed({ subject: '12' }, subjects)).toMatchObject({ message: { subject: 12 } })
    })

    it.each(['', '4', '3 ', 'Rekening', '12e0'])('rejects "%s", which is not a subject', (subject) => {
      expect(parsed({ subject }, subjects)).toEqual({ kind: 'invalid', errors: { subject: 'required' } })
    })
  })

  it('sends no subject if none was offered', () => {
    expect(parsed({ subject: '12' })).toMatchObject({ message: { subject: null } })
  })

  it('normalizes a foreign number', () => {
    expect(parsed({ domicile: 'abroad', phone: '+65 9123 4567' })).toMatchObject({
      message: { phone: '+6591234567' },
    })
  })

  it('records marketing consent only if given', () => {
    const given = { marketingConsent: true, marketingText }
    const result = parsed({ marketingConsent: marketingText })
    expect(result).toMatchObject({ message: given })
    expect(isAccepted(result)).toBe(true)
    expect(parsed({ marketingConsent: '' })).toMatchObject({
      message: { marketingConsent: false, marketingText: null },
    })
  })
})
