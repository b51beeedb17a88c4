import * as v from 'valibot'
import { EmailSchema, emailLimits } from '../email-address.ts'
import { LocaleSchema } from '../locale-schemas.ts'
import { isVisible } from '../typed-text.ts'
import { IdSchema, InstantSchema } from './document-parts.ts'

export { TICKET_PARAMETER } from '../ticket-parameter.ts'

/**
 * Bounds of the public forms; the fields, their messages and the service's own checks read them here. A character is what
 * a reader takes for one (a grapheme): a name in Chinese is whole with two.
 */
export const formLimits = {
  fullName: { min: 2, max: 100 },
  email: emailLimits,
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
  v.check(isVisible),
)
const phone = v.pipe(
  v.string(),
  v.regex(new RegExp(`^\\+?\\d{${formLimits.phone.min},${formLimits.phone.max}}$`)),
)

/**
 * What the site knows of who sends: whether its human check was passed or, without script, only the time trap.
 * The service lets fewer of the second kind through.
 */
const humanCheck = v.picklist(['passed', 'withoutScript'])

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
  email: EmailSchema,
  phone,
  domicile: v.picklist(['indonesia', 'abroad']),
  /** One of the subjects that `contact-subjects` lists; null where there was none to choose from. */
  subject: v.nullable(IdSchema),
  humanCheck,
  message: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(formLimits.message.max * CODE_UNITS_A_CHARACTER),
    v.minGraphemes(formLimits.message.min),
    v.maxGraphemes(formLimits.message.max),
    v.check(isVisible),
  ),
  ...consent,
})
export type ContactMessage = v.InferOutput<typeof ContactMessageSchema>

const registrationEntries = {
  idempotencyKey: v.pipe(v.string(), v.uuid()),
  locale: LocaleSchema,
  humanCheck,
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
    /** The address that the firm has of the client; asked for only where several clients share the digits. */
    email: v.nullable(EmailSchema),
  }),
  v.object({
    kind: v.literal('nonClient'),
    ...registrationEntries,
    fullName,
    email: EmailSchema,
    phone,
    city: optionalText,
    occupation: optionalText,
    company: optionalText,
    heardFrom: optionalText,
  }),
])
export type Registration = v.InferOutput<typeof RegistrationSchema>

/** Too many posts from one visitor; nothing is kept of this one. */
const tooManyTries = v.object({
  outcome: v.literal('tooManyTries'),
  retryAfterSeconds: v.pipe(v.number(), v.integer(), v.minValue(1)),
})

/**
 * What the service says of a registration; each outcome but `registered` and `waiting` is a reason why there is
 * none. `sharedCode`: several clients have these digits, so the mail address is asked for (or was wrong).
 */
export const RegistrationOutcomeSchema = v.variant('outcome', [
  v.object({
    outcome: v.picklist([
      'registered',
      'waiting',
      'alreadyRegistered',
      'unknownClient',
      'sharedCode',
      'full',
      'closed',
    ]),
  }),
  tooManyTries,
])
export type RegistrationOutcome = v.InferOutput<typeof RegistrationOutcomeSchema>

export const MessageOutcomeSchema = v.variant('outcome', [
  v.object({ outcome: v.literal('received'), receivedAt: InstantSchema }),
  tooManyTries,
])
export type MessageOutcome = v.InferOutput<typeof MessageOutcomeSchema>

/** In the order of the form's list. */
export const ContactSubjectsSchema = v.object({
  subjects: v.array(v.object({ id: IdSchema, label: v.string() })),
})
export type ContactSubjects = v.InferOutput<typeof ContactSubjectsSchema>

/** What may stand in the parameter that a mail's link to cancel carries. */
export const TicketSchema = v.pipe(v.string(), v.regex(/^\d{1,10}\.[\w-]{43}$/))

/** A registration as its holder sees it; `over`: the event has begun, nothing can be cancelled any more. */
export const TicketStateSchema = v.object({
  state: v.picklist(['confirmed', 'waiting', 'cancelled', 'over']),
})
export type TicketState = v.InferOutput<typeof TicketStateSchema>

/** The visitor's address as the site sees it, with every post: the service limits by it and keeps it nowhere. */
export const VISITOR_HEADER = 'visitor-address'

/** An answer to the human check that was right: its name, and a digest of what it was sent with. */
export const AnswerUseSchema = v.object({
  name: v.pipe(v.string(), v.regex(/^[\w+/=-]{16,100}$/)),
  content: v.pipe(v.string(), v.regex(/^[\w+/=-]{16,100}$/)),
})
export type AnswerUse = v.InferOutput<typeof AnswerUseSchema>

/** Whether it was sent for the first time, or with the same again: to all nodes together it is good for one content. */
export const AnswerUseVerdictSchema = v.object({ isFree: v.boolean() })
