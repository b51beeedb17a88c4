import { formLimits, type Registration } from '@site/contracts/content/forms.ts'
import * as v from 'valibot'
import type { Locale } from '#app/i18n/locales.ts'
import { handphoneNumber, withoutSeparators } from './handphone-number.ts'

export type RegistrationKind = Registration['kind']

/** How the two kinds of visitor are named in the address. */
export const kindInAddress = { client: 'client', nonClient: 'non-client' } as const satisfies Record<
  RegistrationKind,
  string
>

/** The kind that an address or a posted form names; null where it names none. */
export function kindOf(text: unknown): RegistrationKind | null {
  if (text === kindInAddress.client) {
    return 'client'
  }
  return text === kindInAddress.nonClient ? 'nonClient' : null
}

/** The fields of each kind in the order in which they are asked. */
export const registrationFields = {
  client: ['clientCode', 'consent'],
  nonClient: ['fullName', 'email', 'phone', 'city', 'occupation', 'company', 'heardFrom', 'consent'],
} as const satisfies Record<RegistrationKind, readonly string[]>
export type RegistrationField = (typeof registrationFields)[RegistrationKind][number]

const registrationErrors = [
  'required',
  'numbers',
  'numerical',
  'tooShort',
  'tooLong',
  'emailFormat',
  'emailInvalid',
  'handphone',
  'alreadyRegistered',
  'unknownClient',
] as const
export type RegistrationError = (typeof registrationErrors)[number]
export type RegistrationErrors = Partial<Record<RegistrationField, RegistrationError>>

/** What was typed, as it goes back into the form. */
export interface RegistrationValues extends Readonly<Record<RegistrationField | 'idempotencyKey', string>> {
  readonly kind: RegistrationKind
  readonly marketingConsent: boolean
}

export type RegistrationForm =
  | { readonly kind: 'valid'; readonly registration: Registration }
  | { readonly kind: 'invalid'; readonly errors: RegistrationErrors }

const { fullName, email, phone, text, clientCodeDigits } = formLimits
const optionalText = v.pipe(v.string(), v.trim(), v.maxLength(text.max, 'tooLong'))
const consent = v.literal('agreed', 'required')

// The first check that fails is the field's one message, so each field goes from the plainest to the finest.
const fields = {
  client: v.object({
    clientCode: v.pipe(
      v.string(),
      v.transform((typed) => typed.replace(/\s/g, '')),
      v.nonEmpty('required'),
      v.regex(/^\d+$/, 'numbers'),
      v.minLength(clientCodeDigits, 'tooShort'),
      v.maxLength(clientCodeDigits, 'tooLong'),
    ),
    consent,
  }),
  nonClient: v.object({
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
      v.transform(handphoneNumber),
      v.string('handphone'),
    ),
    city: optionalText,
    occupation: optionalText,
    company: optionalText,
    heardFrom: optionalText,
    consent,
  }),
} as const

/** The fields of a posted form; whatever is missing or is not text counts as empty. */
export function registrationValues(form: FormData): RegistrationValues {
  const typed = (name: RegistrationField | 'idempotencyKey') => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    kind: kindOf(form.get('kind')) ?? 'nonClient',
    idempotencyKey: typed('idempotencyKey'),
    clientCode: typed('clientCode'),
    fullName: typed('fullName'),
    email: typed('email'),
    phone: typed('phone'),
    city: typed('city'),
    occupation: typed('occupation'),
    company: typed('company'),
    heardFrom: typed('heardFrom'),
    consent: typed('consent'),
    marketingConsent: form.has('marketingConsent'),
  }
}

/**
 * The registration to send, or what is wrong with each field. The consent box carries the text that stood
 * beside it: where the text has changed since, nobody has agreed to it yet.
 */
export function parseRegistrationForm(
  values: RegistrationValues,
  { locale, eventSlug, consentText }: { locale: Locale; eventSlug: string; consentText: string },
): RegistrationForm {
  const answers = { ...values, consent: isSameText(values.consent, consentText) ? 'agreed' : '' }
  const about = {
    idempotencyKey: v.is(UuidSchema, values.idempotencyKey) ? values.idempotencyKey : crypto.randomUUID(),
    locale,
    eventSlug,
    consentText,
    marketingConsent: values.marketingConsent,
  }
  if (values.kind === 'client') {
    const result = v.safeParse(fields.client, answers, { abortPipeEarly: true })
    return result.success
      ? { kind: 'valid', registration: { kind: 'client', ...about, clientCode: result.output.clientCode } }
      : { kind: 'invalid', errors: fieldErrors('client', result.issues) }
  }
  const result = v.safeParse(fields.nonClient, answers, { abortPipeEarly: true })
  if (!result.success) {
    return { kind: 'invalid', errors: fieldErrors('nonClient', result.issues) }
  }
  const { consent: _, ...person } = result.output
  return { kind: 'valid', registration: { kind: 'nonClient', ...about, ...person } }
}

const UuidSchema = v.pipe(v.string(), v.uuid())

function fieldErrors(kind: RegistrationKind, issues: readonly v.BaseIssue<unknown>[]): RegistrationErrors {
  const errors: RegistrationErrors = {}
  for (const issue of issues) {
    const path = v.getDotPath(issue)
    const field = registrationFields[kind].find((name) => name === path)
    const error = registrationErrors.find((name) => name === issue.message)
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
  const collapsed = (words: string) => words.replace(/\s+/g, ' ').trim()
  return collapsed(one) === collapsed(other)
}
