import * as v from 'valibot'
import { LocaleSchema } from '../locale-schemas.ts'
import { InstantSchema } from './document-parts.ts'

/**
 * Bounds of the public forms; the fields, their messages and the service's own checks read them here. A character is what
 * a reader takes for one (a grapheme): a name in Chinese is whole with two.
 */
export const formLimits = {
  fullName: { min: 2, max: 100 },
  email: { min: 6, max: 254 },
  phone: { min: 7, max: 15 },
  message: { min: 10, max: 2000 },
  clientCodeDigits: 7,
  text: { max: 100 },
  eventSlug: { min: 1, max: 80 },
  /** The site puts a longer purpose into the editors' text, which has at most 1000. */
  consentText: { max: 2000 },
} as const

/** Code units that a character may take on average: more are no text, and slow to count. */
export const CODE_UNITS_A_CHARACTER = 4

/** No line end and no mark that turns the direction of a text: it may stand in the head of a mail. */
const line = v.pipe(v.string(), v.trim(), v.regex(/^[^\p{Cc}\u2028-\u202e\u2066-\u2069]*$/u))
const fullName = v.pipe(
  line,
  v.maxLength(formLimits.fullName.max * CODE_UNITS_A_CHARACTER),
  v.minGraphemes(formLimits.fullName.min),
  v.maxGraphemes(formLimits.fullName.max),
)
const email = v.pipe(line, v.email(), v.minLength(formLimits.email.min), v.maxLength(formLimits.email.max))
const phone = v.pipe(
  v.string(),
  v.regex(new RegExp(`^\\+?\\d{${formLimits.phone.min},${formLimits.phone.max}}$`)),
)

/** A consent is recorded with the text that was agreed to. */
const consent = {
  consentText: v.pipe(v.string(), v.nonEmpty(), v.maxLength(formLimits.consentText.max)),
  marketingConsent: v.boolean(),
}

export const ContactMessageSchema = v.object({
  /** Made by the form; the same key never makes a second message. */
  idempotencyKey: v.pipe(v.string(), v.uuid()),
  locale: LocaleSchema,
  fullName,
  email,
  phone,
  domicile: v.picklist(['indonesia', 'abroad']),
  message: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(formLimits.message.max * CODE_UNITS_A_CHARACTER),
    v.minGraphemes(formLimits.message.min),
    v.maxGraphemes(formLimits.message.max),
  ),
  ...consent,
})
export type ContactMessage = v.InferOutput<typeof ContactMessageSchema>

const registrationEntries = {
  idempotencyKey: v.pipe(v.string(), v.uuid()),
  locale: LocaleSchema,
  eventSlug: v.pipe(v.string(), v.minLength(formLimits.eventSlug.min), v.maxLength(formLimits.eventSlug.max)),
  ...consent,
}
const optionalText = v.pipe(
  line,
  v.maxLength(formLimits.text.max * CODE_UNITS_A_CHARACTER),
  v.maxGraphemes(formLimits.text.max),
)

export const RegistrationSchema = v.variant('kind', [
  v.object({
    kind: v.literal('client'),
    ...registrationEntries,
    clientCode: v.pipe(v.string(), v.regex(new RegExp(`^\\d{${formLimits.clientCodeDigits}}$`))),
  }),
  v.object({
    kind: v.literal('nonClient'),
    ...registrationEntries,
    fullName,
    email,
    phone,
    city: optionalText,
    occupation: optionalText,
    company: optionalText,
    heardFrom: optionalText,
  }),
])
export type Registration = v.InferOutput<typeof RegistrationSchema>

/** What the service says of a registration; each outcome but `registered` is a reason. */
export const RegistrationOutcomeSchema = v.object({
  outcome: v.picklist(['registered', 'alreadyRegistered', 'unknownClient', 'full', 'closed']),
})
export type RegistrationOutcome = v.InferOutput<typeof RegistrationOutcomeSchema>

export const ReceiptSchema = v.object({ receivedAt: InstantSchema })
