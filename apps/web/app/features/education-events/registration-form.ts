import { CODE_UNITS_A_CHARACTER, formLimits, type Registration } from '@site/contracts/content/forms.ts'
import { handphoneNumber } from '@site/contracts/phone-number.ts'
import { plainCode } from '@site/contracts/typed-text.ts'
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

export type RegistrationKind = Registration['kind']

export const kindInUrl = { client: 'client', nonClient: 'non-client' } as const satisfies Record<
  RegistrationKind,
  string
>

/** The kind in a URL or a posted form; null if it is invalid. */
export function parseRegistrationKind(text: unknown): RegistrationKind | null {
  if (text === kindInUrl.client) {
    return 'client'
  }
  return text === kindInUrl.nonClient ? 'nonClient' : null
}

const consentBoxes = ['consent', 'marketingConsent'] as const
/** A field that the visitor types into. */
export type TypedField = Exclude<RegistrationField, (typeof consentBoxes)[number]>

/** The fields of each kind in the order of the form; a client's email is required only if the code is ambiguous. */
const registrationFields = {
  client: ['clientCode', 'email', ...consentBoxes],
  nonClient: ['fullName', 'email', 'phone', 'city', 'occupation', 'company', 'heardFrom', ...consentBoxes],
} as const satisfies Record<RegistrationKind, readonly string[]>
export type RegistrationField = (typeof registrationFields)[RegistrationKind][number]

const registrationErrors = [
  ...personErrors,
  ...consentErrors,
  'numbers',
  'handphone',
  'alreadyRegistered',
  'unknownClient',
  'sharedCode',
  'unregisteredEmail',
] as const
export type RegistrationError = (typeof registrationErrors)[number]
export type RegistrationErrors = Partial<Record<RegistrationField, RegistrationError>>

/** The posted values, for showing the form again. */
export interface RegistrationValues extends Readonly<Record<RegistrationField | 'idempotencyKey', string>> {
  readonly kind: RegistrationKind
  /** Whether the client's form asked for the email on file. */
  readonly asksEmail: boolean
}

/** A registration without the result of the human check, which is not a form field. */
type Unchecked<Sent> = Sent extends unknown ? Omit<Sent, 'humanCheck'> : never

/** The fields of a form, in order. */
export function listFields(kind: RegistrationKind, asksEmail: boolean): readonly RegistrationField[] {
  const fields: readonly RegistrationField[] = registrationFields[kind]
  return kind === 'client' && !asksEmail ? fields.filter((field) => field !== 'email') : fields
}

export type RegistrationForm =
  | { readonly kind: 'valid'; readonly registration: Unchecked<Registration> }
  | { readonly kind: 'invalid'; readonly errors: RegistrationErrors }

const { text, clientCodeDigits } = formLimits
const optionalText = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(text.max * CODE_UNITS_A_CHARACTER, 'tooLong'),
  v.maxGraphemes(text.max, 'tooLong'),
)

const clientFields = {
  clientCode: v.pipe(
    v.string(),
    v.transform(plainCode),
    v.nonEmpty('required'),
    v.regex(/^\d+$/, 'numbers'),
    v.minLength(clientCodeDigits, 'tooShort'),
    v.maxLength(clientCodeDigits, 'tooLong'),
  ),
  consent: ConsentSchema,
  marketingConsent: MarketingConsentSchema,
}
const noEmail = v.pipe(
  v.string(),
  v.transform(() => null),
)

const fields = {
  client: v.object({ ...clientFields, email: noEmail }),
  clientByEmail: v.object({ ...clientFields, email: personFields.email }),
  nonClient: v.object({
    ...personFields,
    phone: v.pipe(personFields.phone, v.transform(handphoneNumber), v.string('handphone')),
    city: optionalText,
    occupation: optionalText,
    company: optionalText,
    heardFrom: optionalText,
    consent: ConsentSchema,
    marketingConsent: MarketingConsentSchema,
  }),
} as const

/** The fields of a posted form; missing fields and files count as empty. */
export function registrationValues(form: FormData): RegistrationValues {
  const kind = parseRegistrationKind(form.get('kind')) ?? 'nonClient'
  return {
    kind,
    asksEmail: kind === 'client' && form.has('asksEmail'),
    idempotencyKey: postedLine(form, 'idempotencyKey'),
    clientCode: postedLine(form, 'clientCode'),
    fullName: postedLine(form, 'fullName'),
    email: postedAddress(form, 'email'),
    phone: postedLine(form, 'phone'),
    city: postedLine(form, 'city'),
    occupation: postedLine(form, 'occupation'),
    company: postedLine(form, 'company'),
    heardFrom: postedLine(form, 'heardFrom'),
    consent: postedText(form, 'consent'),
    marketingConsent: postedText(form, 'marketingConsent'),
  }
}

/**
 * The registration to send, or the error of each field.
 * @param about `consent` has the texts that the visitor is currently asked to agree to
 */
export function parseRegistrationForm(
  values: RegistrationValues,
  { locale, eventSlug, consent }: { locale: Locale; eventSlug: string; consent: ConsentTexts },
): RegistrationForm {
  const answers = {
    ...values,
    consent: consentAnswer(values.consent, consent.processing),
    marketingConsent: marketingAnswer(values.marketingConsent, consent.marketing),
  }
  const about = {
    idempotencyKey: parseIdempotencyKey(values.idempotencyKey),
    locale,
    eventSlug,
  }
  if (values.kind === 'client') {
    const schema = values.asksEmail ? fields.clientByEmail : fields.client
    const result = v.safeParse(schema, answers, { abortPipeEarly: true })
    if (!result.success) {
      return { kind: 'invalid', errors: toRegistrationErrors('client', result.issues) }
    }
    const { clientCode, email, marketingConsent } = result.output
    const proof = createConsentProof(consent, marketingConsent)
    return { kind: 'valid', registration: { kind: 'client', ...about, ...proof, clientCode, email } }
  }
  const result = v.safeParse(fields.nonClient, answers, { abortPipeEarly: true })
  if (!result.success) {
    return { kind: 'invalid', errors: toRegistrationErrors('nonClient', result.issues) }
  }
  const { consent: _, marketingConsent, ...person } = result.output
  const proof = createConsentProof(consent, marketingConsent)
  return { kind: 'valid', registration: { kind: 'nonClient', ...about, ...proof, ...person } }
}

function toRegistrationErrors(
  kind: RegistrationKind,
  issues: readonly v.BaseIssue<unknown>[],
): RegistrationErrors {
  return fieldErrors<RegistrationField, RegistrationError>(
    issues,
    registrationFields[kind],
    registrationErrors,
  )
}
