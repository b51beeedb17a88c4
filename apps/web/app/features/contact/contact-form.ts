import {
  CODE_UNITS_A_CHARACTER,
  type ContactMessage,
  type ContactSubjects,
  formLimits,
} from '@site/contracts/content/forms.ts'
import { indonesianPhoneNumber } from '@site/contracts/phone-number.ts'
import { isVisible } from '@site/contracts/typed-text.ts'
import * as v from 'valibot'
import {
  ConsentSchema,
  type ConsentTexts,
  consentAnswer,
  consentErrors,
  createConsentProof,
  MarketingConsentSchema,
  marketingAnswer,
} from '#app/forms/consent.ts'
import { fieldErrors } from '#app/forms/field-errors.ts'
import { personErrors, personFields } from '#app/forms/person-fields.ts'
import { parseIdempotencyKey, postedAddress, postedLine, postedText } from '#app/forms/posted-form.ts'
import type { Locale } from '#app/i18n/locales.ts'

export const contactFields = [
  'fullName',
  'email',
  'domicile',
  'phone',
  'subject',
  'message',
  'consent',
  'marketingConsent',
] as const
export type ContactField = (typeof contactFields)[number]

export const domiciles = ['indonesia', 'abroad'] as const

const contactErrors = [...personErrors, ...consentErrors, 'phoneOfIndonesia'] as const
export type ContactError = (typeof contactErrors)[number]
export type ContactErrors = Partial<Record<ContactField, ContactError>>

/** The posted values, for showing the form again. */
export interface ContactValues {
  readonly idempotencyKey: string
  readonly subject: string
  readonly fullName: string
  readonly email: string
  readonly phone: string
  readonly domicile: string
  readonly message: string
  readonly consent: string
  readonly marketingConsent: string
}

export type ContactForm =
  | { readonly kind: 'valid'; readonly message: Omit<ContactMessage, 'humanCheck'> }
  | { readonly kind: 'invalid'; readonly errors: ContactErrors }

const { message } = formLimits

/** Empty if there are no subjects to choose from. */
export type Subjects = ContactSubjects['subjects']

const noSubject = v.pipe(
  v.string(),
  v.transform(() => null),
)

function createSubjectSchema(subjects: Subjects) {
  const offered = subjects.map(({ id }) => String(id))
  return v.pipe(v.picklist(offered, 'required'), v.transform(Number))
}

const contactSchema = (subjects: Subjects) =>
  v.pipe(
    v.object({
      subject: subjects.length === 0 ? noSubject : createSubjectSchema(subjects),
      ...personFields,
      domicile: v.picklist(domiciles, 'required'),
      message: v.pipe(
        v.string(),
        v.trim(),
        v.check(isVisible, 'required'),
        v.maxLength(message.max * CODE_UNITS_A_CHARACTER, 'tooLong'),
        v.minGraphemes(message.min, 'tooShort'),
        v.maxGraphemes(message.max, 'tooLong'),
      ),
      consent: ConsentSchema,
      marketingConsent: MarketingConsentSchema,
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

/** The fields of a posted form; missing fields and files count as empty. */
export function contactValues(form: FormData): ContactValues {
  return {
    idempotencyKey: postedLine(form, 'idempotencyKey'),
    subject: postedLine(form, 'subject'),
    fullName: postedLine(form, 'fullName'),
    email: postedAddress(form, 'email'),
    phone: postedLine(form, 'phone'),
    domicile: postedLine(form, 'domicile'),
    message: postedText(form, 'message'),
    consent: postedText(form, 'consent'),
    marketingConsent: postedText(form, 'marketingConsent'),
  }
}

/**
 * The message to send, or the error of each field.
 * @param about `consent` has the texts that the visitor is currently asked to agree to
 */
export function parseContactForm(
  values: ContactValues,
  {
    locale,
    consent,
    subjects,
  }: { readonly locale: Locale; readonly consent: ConsentTexts; readonly subjects: Subjects },
): ContactForm {
  const result = v.safeParse(
    contactSchema(subjects),
    {
      ...values,
      consent: consentAnswer(values.consent, consent.processing),
      marketingConsent: marketingAnswer(values.marketingConsent, consent.marketing),
    },
    { abortPipeEarly: true },
  )
  if (!result.success) {
    return { kind: 'invalid', errors: fieldErrors(result.issues, contactFields, contactErrors) }
  }
  const { consent: _, marketingConsent, phone: number, ...fields } = result.output
  return {
    kind: 'valid',
    message: {
      ...fields,
      phone: (fields.domicile === 'indonesia' ? indonesianPhoneNumber(number) : null) ?? number,
      idempotencyKey: parseIdempotencyKey(values.idempotencyKey),
      locale,
      ...createConsentProof(consent, marketingConsent),
    },
  }
}
