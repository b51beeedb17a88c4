import { type ContactMessage, formLimits } from '@site/contracts/content/forms.ts'
import * as v from 'valibot'
import type { Locale } from '#app/i18n/locales.ts'
import { indonesianPhoneNumber, withoutSeparators } from './phone-number.ts'

export const contactFields = ['fullName', 'email', 'phone', 'domicile', 'message', 'consent'] as const
export type ContactField = (typeof contactFields)[number]

export const domiciles = ['indonesia', 'abroad'] as const

/** Why a field is refused; each is a message of the specification, or says which bound was missed. */
const contactErrors = [
  'required',
  'numerical',
  'tooShort',
  'tooLong',
  'emailFormat',
  'emailInvalid',
  'phoneOfIndonesia',
] as const
export type ContactError = (typeof contactErrors)[number]

/** What was typed, as it goes back into the form. */
export interface ContactValues {
  readonly idempotencyKey: string
  readonly fullName: string
  readonly email: string
  readonly phone: string
  readonly domicile: string
  readonly message: string
  readonly consent: string
  readonly marketingConsent: boolean
}

export type ContactForm =
  | { readonly kind: 'valid'; readonly message: ContactMessage }
  | { readonly kind: 'invalid'; readonly errors: Partial<Record<ContactField, ContactError>> }

const { fullName, email, phone, message } = formLimits

// The first check that fails is the field's one message, so each field goes from the plainest to the finest.
const ContactFormSchema = v.pipe(
  v.object({
    fullName: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('required'),
      v.minLength(fullName.min, 'tooShort'),
      v.maxLength(fullName.max, 'tooLong'),
    ),
    email: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('required'),
      v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'emailFormat'),
      v.minLength(email.min, 'tooShort'),
      v.maxLength(email.max, 'tooLong'),
      v.email('emailInvalid'),
    ),
    phone: v.pipe(
      v.string(),
      v.transform(withoutSeparators),
      v.nonEmpty('required'),
      v.regex(/^\+?\d+$/, 'numerical'),
      v.check((number) => digitCount(number) >= phone.min, 'tooShort'),
      v.check((number) => digitCount(number) <= phone.max, 'tooLong'),
    ),
    domicile: v.picklist(domiciles, 'required'),
    message: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('required'),
      v.minLength(message.min, 'tooShort'),
      v.maxLength(message.max, 'tooLong'),
    ),
    consent: v.literal('agreed', 'required'),
  }),
  v.forward(
    v.partialCheck(
      [['phone'], ['domicile']],
      (form) => form.domicile === 'abroad' || indonesianPhoneNumber(form.phone) !== null,
      'phoneOfIndonesia',
    ),
    ['phone'],
  ),
)

/** The fields of a posted form; whatever is missing or is not text counts as empty. */
export function contactValues(form: FormData): ContactValues {
  const text = (name: string) => {
    const value = form.get(name)
    // A browser sends line ends as CR LF; each counts as the one character that the visitor typed.
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : ''
  }
  return {
    idempotencyKey: text('idempotencyKey'),
    fullName: text('fullName'),
    email: text('email'),
    phone: text('phone'),
    domicile: text('domicile'),
    message: text('message'),
    consent: text('consent'),
    marketingConsent: form.has('marketingConsent'),
  }
}

/**
 * The message to send, or what is wrong with each field. The consent box carries the text that stood beside
 * it: where the text has changed since, nobody has agreed to it yet.
 */
export function parseContactForm(values: ContactValues, locale: Locale, consentText: string): ContactForm {
  const result = v.safeParse(
    ContactFormSchema,
    { ...values, consent: isSameText(values.consent, consentText) ? 'agreed' : '' },
    { abortPipeEarly: true },
  )
  if (!result.success) {
    return { kind: 'invalid', errors: fieldErrors(result.issues) }
  }
  const { consent: _, phone: number, ...fields } = result.output
  return {
    kind: 'valid',
    message: {
      ...fields,
      phone: (fields.domicile === 'indonesia' ? indonesianPhoneNumber(number) : null) ?? number,
      idempotencyKey: v.is(UuidSchema, values.idempotencyKey) ? values.idempotencyKey : crypto.randomUUID(),
      locale,
      consentText,
      marketingConsent: values.marketingConsent,
    },
  }
}

const UuidSchema = v.pipe(v.string(), v.uuid())

function fieldErrors(issues: readonly v.BaseIssue<unknown>[]): Partial<Record<ContactField, ContactError>> {
  const errors: Partial<Record<ContactField, ContactError>> = {}
  for (const issue of issues) {
    const path = v.getDotPath(issue)
    const field = contactFields.find((name) => name === path)
    const error = contactErrors.find((name) => name === issue.message)
    if (field && error) {
      errors[field] ??= error
    }
  }
  return errors
}

function digitCount(number: string): number {
  return number.replace('+', '').length
}

function isSameText(one: string, other: string): boolean {
  const collapsed = (text: string) => text.replace(/\s+/g, ' ').trim()
  return collapsed(one) === collapsed(other)
}
