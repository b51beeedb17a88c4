import { CODE_UNITS_A_CHARACTER, type ContactMessage, formLimits } from '@site/contracts/content/forms.ts'
import * as v from 'valibot'
import { ConsentSchema, consentAnswer } from '#app/forms/consent.ts'
import { fieldErrors } from '#app/forms/field-errors.ts'
import { personErrors, personFields } from '#app/forms/person-fields.ts'
import { indonesianPhoneNumber } from '#app/forms/phone-number.ts'
import { idempotencyKeyOf, postedLine, postedText } from '#app/forms/posted-form.ts'
import type { Locale } from '#app/i18n/locales.ts'

export const contactFields = ['fullName', 'email', 'phone', 'domicile', 'message', 'consent'] as const
export type ContactField = (typeof contactFields)[number]

export const domiciles = ['indonesia', 'abroad'] as const

const contactErrors = [...personErrors, 'phoneOfIndonesia'] as const
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

const { message } = formLimits

const ContactFormSchema = v.pipe(
  v.object({
    ...personFields,
    domicile: v.picklist(domiciles, 'required'),
    message: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('required'),
      v.maxLength(message.max * CODE_UNITS_A_CHARACTER, 'tooLong'),
      v.minGraphemes(message.min, 'tooShort'),
      v.maxGraphemes(message.max, 'tooLong'),
    ),
    consent: ConsentSchema,
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
  return {
    idempotencyKey: postedLine(form, 'idempotencyKey'),
    fullName: postedLine(form, 'fullName'),
    email: postedLine(form, 'email'),
    phone: postedLine(form, 'phone'),
    domicile: postedLine(form, 'domicile'),
    message: postedText(form, 'message'),
    consent: postedText(form, 'consent'),
    marketingConsent: form.has('marketingConsent'),
  }
}

/**
 * The message to send, or what is wrong with each field.
 * @param consentText what the visitor is asked to agree to now
 */
export function parseContactForm(values: ContactValues, locale: Locale, consentText: string): ContactForm {
  const result = v.safeParse(
    ContactFormSchema,
    { ...values, consent: consentAnswer(values.consent, consentText) },
    { abortPipeEarly: true },
  )
  if (!result.success) {
    return { kind: 'invalid', errors: fieldErrors(result.issues, contactFields, contactErrors) }
  }
  const { consent: _, phone: number, ...fields } = result.output
  return {
    kind: 'valid',
    message: {
      ...fields,
      phone: (fields.domicile === 'indonesia' ? indonesianPhoneNumber(number) : null) ?? number,
      idempotencyKey: idempotencyKeyOf(values.idempotencyKey),
      subject: null,
      humanCheck: 'withoutScript',
      locale,
      consentText,
      marketingConsent: values.marketingConsent,
    },
  }
}
