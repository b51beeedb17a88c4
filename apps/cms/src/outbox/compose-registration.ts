import type { Locale } from '@site/contracts/locale.ts'
import type { Payload } from 'payload'
import * as v from 'valibot'
import { pointInTime } from '#cms/database/row-values.ts'
import type { Mail, Registration } from '#cms/payload-types.ts'
import { decrypt } from '#cms/privacy/keyed-hash.ts'
import { ticketOf } from '#cms/registrations/ticket.ts'
import { inBothSchema } from '#cms/site-api/published.ts'
import { copy } from './copy.ts'
import { registrationDedupeKey } from './enqueue-mails.ts'
import { eventCalendar } from './event-calendar.ts'
import { eventTime } from './event-time.ts'
import type { Composed } from './mail.ts'
import { htmlPart, type MailText, plainPart } from './mail-layout.ts'
import { isReminded } from './reminders.ts'
import type { SenderSettings } from './sender-settings.ts'
import { cancelLink, eventLink, homeLink } from './site-links.ts'

/** The registration states in which an email of each kind is still valid. */
const validIn = {
  registrationConfirmed: ['confirmed'],
  registrationWaiting: ['waiting'],
  seatFreed: ['confirmed'],
  registrationCancelled: ['cancelled'],
  eventCanceled: ['confirmed', 'waiting'],
  eventMoved: ['confirmed', 'waiting'],
  eventReminder: ['confirmed'],
} as const satisfies Partial<Record<Mail['kind'], Registration['state'][]>>
export type RegistrationMailKind = keyof typeof validIn

export const isRegistrationMail = (kind: string): kind is RegistrationMailKind => Object.hasOwn(validIn, kind)

const inBoth = inBothSchema(v.string())
const EventSchema = v.object({
  id: v.number(),
  title: inBoth,
  summary: inBoth,
  venue: inBoth,
  slug: inBoth,
  isWhole: inBothSchema(v.boolean()),
  startsAt: pointInTime,
  endsAt: pointInTime,
  updatedAt: pointInTime,
  mode: v.picklist(['online', 'place']),
  isCanceled: v.optional(v.nullable(v.boolean()), null),
  joinAddress: v.optional(v.nullable(v.string()), null),
})
type InBoth = v.InferOutput<typeof inBoth>

type QueuedMail = { kind: RegistrationMailKind; dedupeKey: string; registration: number }

/** The email for a registration, from current data. */
export async function composeRegistrationMail(
  payload: Payload,
  { kind, dedupeKey, registration: number }: QueuedMail,
  sender: SenderSettings,
): Promise<Composed> {
  const registration = await payload.findByID({
    collection: 'registrations',
    id: number,
    depth: 1,
    disableErrors: true,
    overrideAccess: true,
  })
  if (registration === null) return { kind: 'undeliverable', reason: 'registration deleted' }
  const registered = { id: registration.id, registeredAt: new Date(registration.registeredAt) }
  if (!validIn[kind].some((state) => state === registration.state)) return { kind: 'obsolete' }
  const event = await readEvent(payload, registration)
  const isObsolete =
    isContradicted(kind, event) || !isCurrent(dedupeKey, kind, registered, event) || isTooLate(kind, event)
  if (isObsolete) return { kind: 'obsolete' }
  const address = addressOf(registration)
  if (address === null) return { kind: 'undeliverable', reason: 'client missing from directory' }
  const text = textOf(kind, registration, event, ticketOf(registered), sender)
  const { locale } = registration
  return {
    kind: 'mail',
    to: { name: '', address },
    content: {
      subject: copy[locale][kind].subject(event.title(locale)),
      text: plainPart(text),
      html: htmlPart(text),
      attachments:
        registration.state === 'confirmed' && kind !== 'eventReminder'
          ? [calendarOf(event, locale, sender)]
          : [],
    },
  }
}

/** Whether the deduplication key is of this registration and, for a reminder, of this start time. */
function isCurrent(
  dedupeKey: string,
  kind: RegistrationMailKind,
  registered: { id: number; registeredAt: Date },
  { startsAt }: EventDetails,
): boolean {
  const expected = registrationDedupeKey(kind, registered)
  if (kind === 'eventMoved' || kind === 'eventCanceled') return dedupeKey.startsWith(`${expected}:`)
  return dedupeKey === (kind === 'eventReminder' ? `${expected}:${startsAt.getTime()}` : expected)
}

/** For emails delayed until the event was canceled, or takes place after all. */
function isContradicted(kind: RegistrationMailKind, { isCanceled }: EventDetails): boolean {
  return isCanceled
    ? !(kind === 'eventCanceled' || kind === 'registrationCancelled')
    : kind === 'eventCanceled'
}

/** For emails delayed by a mail server outage: the event has started or ended. */
function isTooLate(kind: RegistrationMailKind, { startsAt, endsAt }: EventDetails): boolean {
  if (kind === 'registrationCancelled') return false
  return (kind === 'eventReminder' ? startsAt : endsAt).getTime() <= Date.now()
}

function addressOf({ kind, email, client }: Registration): string | null {
  if (kind === 'nonClient') return email ?? null
  return typeof client === 'object' && client !== null ? decrypt(client.sealedEmail) : null
}

async function readEvent(payload: Payload, { event }: Registration) {
  const document = await payload.findByID({
    collection: 'events',
    id: typeof event === 'number' ? event : event.id,
    locale: 'all',
    depth: 0,
    overrideAccess: true,
  })
  const { title, summary, venue, slug, isWhole, ...facts } = v.parse(EventSchema, document)
  /** If the event has no page in a language, the other language is used. */
  const shownIn = (locale: Locale): Locale => {
    const other = locale === 'id' ? 'en' : 'id'
    return isWhole?.[locale] || !isWhole?.[other] ? locale : other
  }
  const read = (texts: InBoth) => (locale: Locale) => texts?.[shownIn(locale)] ?? texts?.id ?? texts?.en ?? ''
  return {
    ...facts,
    shownIn,
    title: read(title),
    summary: read(summary),
    venue: read(venue),
    slug: read(slug),
  }
}
type EventDetails = Awaited<ReturnType<typeof readEvent>>

function textOf(
  kind: RegistrationMailKind,
  { locale, registeredAt, state }: Registration,
  event: EventDetails,
  ticket: string,
  sender: SenderSettings,
): MailText {
  const words = copy[locale]
  const page = event.shownIn(locale)
  const slug = event.slug(locale)
  const joinAddress =
    state === 'confirmed' && !event.isCanceled && event.mode === 'online' ? event.joinAddress : null
  const toPage = { label: words.seeEvent, href: eventLink(page, slug) }
  const toCancel = {
    label: state === 'waiting' ? words.cancelWaiting : words.cancel,
    href: cancelLink(page, slug, ticket),
  }
  const isCanceled = kind === 'registrationCancelled' || kind === 'eventCanceled'
  const willRemind = kind === 'registrationConfirmed' && isReminded(new Date(registeredAt), event.startsAt)
  return {
    locale,
    heading: words[kind].heading,
    paragraphs: [words.greeting, ...words[kind].paragraphs, ...(willRemind ? [words.willRemind] : [])],
    facts: [
      { label: words.event, value: event.title(locale) },
      { label: words.time, value: eventTime(locale, event.startsAt, event.endsAt) },
      { label: words.venue, value: event.venue(locale) },
      ...(joinAddress ? [{ label: words.joinAddress, value: joinAddress, isLink: true as const }] : []),
    ],
    button: joinAddress ? { label: words.join, href: joinAddress } : toPage,
    links: [
      ...(joinAddress ? [toPage] : []),
      isCanceled ? { label: words.seeSite, href: homeLink(locale) } : toCancel,
    ],
    footer: [reasonOf(kind, words), ...sender.footer],
  }
}

function reasonOf(kind: RegistrationMailKind, words: (typeof copy)[Locale]): string {
  if (kind === 'eventCanceled') return words.eventCanceledReason
  return kind === 'registrationCancelled' ? words.canceledReason : words.registrationReason
}

function calendarOf(event: EventDetails, locale: Locale, { companyName }: SenderSettings) {
  const content = eventCalendar(
    {
      ...event,
      title: event.title(locale),
      summary: event.summary(locale),
      place: (event.mode === 'online' && event.joinAddress) || event.venue(locale),
      link: eventLink(event.shownIn(locale), event.slug(locale)),
    },
    companyName,
  )
  return {
    filename: copy[locale].calendarName,
    content,
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    // Base64 preserves line endings and folded lines, which mail servers may change in text.
    contentTransferEncoding: 'base64' as const,
  }
}
