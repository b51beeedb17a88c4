import type { Locale } from '@site/contracts/locale.ts'
import type { Payload } from 'payload'
import type { Mail, Registration } from '#cms/base/payload-types.ts'
import { decrypt } from '#cms/base/privacy/keyed-hash.ts'
import { eventTime, pointOfTime } from '#cms/base/time/jakarta-words.ts'
import { copy } from '#cms/services/mail/copy.ts'
import type { Composed, Composer } from '#cms/services/mail/mail.ts'
import { htmlPart, type MailText, plainPart } from '#cms/services/mail/mail-layout.ts'
import type { SenderSettings } from '#cms/services/mail/sender-settings.ts'
import { cancelLink, confirmLink, eventLink, homeLink } from '#cms/services/mail/site-links.ts'
import { isChangeMail } from './change-mail.ts'
import { registrationDedupeKey } from './enqueue-mails.ts'
import { eventCalendar } from './event-calendar.ts'
import { type EventDetails, readEvent } from './event-details.ts'
import { isReminded } from './reminders.ts'
import { isHeld } from './states.ts'
import { createTicket } from './ticket.ts'

/** The registration states in which an email of each kind is still valid. */
const validIn = {
  registrationConfirmed: ['confirmed'],
  registrationWaiting: ['waiting'],
  registrationHeld: ['held', 'heldWaiting'],
  alreadyRegistered: ['confirmed', 'waiting'],
  seatFreed: ['confirmed'],
  registrationCancelled: ['cancelled'],
  eventCanceled: ['confirmed', 'waiting'],
  eventMoved: ['confirmed', 'waiting'],
  eventReinstated: ['confirmed', 'waiting'],
  eventReminder: ['confirmed'],
  eventMessage: ['confirmed', 'waiting'],
} as const satisfies Partial<Record<Mail['kind'], Registration['state'][]>>
type RegistrationMailKind = keyof typeof validIn

/** Emails that a person whose data is restricted does not need in order to keep or cancel the place. */
const stoppedByRestriction: readonly RegistrationMailKind[] = ['eventReminder', 'eventMessage']

const isRegistrationMail = (kind: string): kind is RegistrationMailKind => Object.hasOwn(validIn, kind)

export const registrationMails: Composer = async (payload, mail, sender) => {
  const { kind, dedupeKey, registration, eventMessage } = mail
  if (!isRegistrationMail(kind)) return null
  return registration === null
    ? { kind: 'undeliverable', reason: 'registration deleted' }
    : composeRegistrationMail(payload, { kind, dedupeKey, registration, eventMessage }, sender)
}

type QueuedMail = {
  kind: RegistrationMailKind
  dedupeKey: string
  registration: number
  eventMessage: number | null
}

/** The email for a registration, from current data. */
async function composeRegistrationMail(
  payload: Payload,
  { kind, dedupeKey, registration: number, eventMessage }: QueuedMail,
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
  if (registration.restricted && stoppedByRestriction.includes(kind)) return { kind: 'obsolete' }
  const event = await readEvent(payload, registration)
  const isObsolete =
    isContradicted(kind, event) || !isCurrent(dedupeKey, kind, registered, event) || isTooLate(kind, event)
  if (isObsolete) return { kind: 'obsolete' }
  const address = readAddress(registration)
  if (address === null) return { kind: 'undeliverable', reason: 'client missing from directory' }
  const { locale } = registration
  const written =
    kind === 'eventMessage'
      ? await readEventMessage(payload, eventMessage, locale)
      : { ...copy[locale][kind], subject: copy[locale][kind].subject(event.title(locale)) }
  if (written === null) return { kind: 'undeliverable', reason: 'message deleted' }
  const text = composeText(kind, written, registration, event, createTicket(registered), sender)
  return {
    kind: 'mail',
    to: { name: '', address },
    content: {
      subject: written.subject,
      text: plainPart(text),
      html: htmlPart(text),
      ...(changesCalendar(kind, registration)
        ? calendarParts(kind, event, registration, address, sender)
        : {}),
    },
  }
}

const cancels = (kind: RegistrationMailKind) => kind === 'registrationCancelled' || kind === 'eventCanceled'

const withoutCalendar: readonly RegistrationMailKind[] = [
  'alreadyRegistered',
  'eventReminder',
  'eventMessage',
]

/** Only people with a seat have the event in their calendar. */
function changesCalendar(kind: RegistrationMailKind, { state }: Registration): boolean {
  if (kind === 'registrationCancelled') return true
  return state === 'confirmed' && !withoutCalendar.includes(kind)
}

type Written = { subject: string; heading: string; paragraphs: string[] }

/** What staff wrote to the people registered for an event, in one language. */
async function readEventMessage(
  payload: Payload,
  id: number | null,
  locale: Locale,
): Promise<Written | null> {
  if (id === null) return null
  const found = await payload.findByID({
    collection: 'event-messages',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  })
  if (found === null) return null
  const { subjectId, textId, subjectEn, textEn } = found
  const [subject, text] = locale === 'en' && subjectEn && textEn ? [subjectEn, textEn] : [subjectId, textId]
  return { subject, heading: subject, paragraphs: text.split(/\n{2,}/) }
}

/** Whether the deduplication key is of this registration and, for a reminder, of this start time. */
function isCurrent(
  dedupeKey: string,
  kind: RegistrationMailKind,
  registered: { id: number; registeredAt: Date },
  { startsAt }: EventDetails,
): boolean {
  const expected = registrationDedupeKey(kind, registered)
  if (isChangeMail(kind) || kind === 'eventMessage') {
    return dedupeKey.startsWith(`${expected}:`)
  }
  return dedupeKey === (kind === 'eventReminder' ? `${expected}:${startsAt.getTime()}` : expected)
}

/** For emails delayed until the event was canceled, or takes place after all. */
function isContradicted(kind: RegistrationMailKind, { isCanceled }: EventDetails): boolean {
  if (kind === 'eventMessage') return false
  return isCanceled ? !cancels(kind) : kind === 'eventCanceled'
}

/** For emails delayed by a mail server outage: the event has started or ended. */
function isTooLate(kind: RegistrationMailKind, { startsAt, endsAt }: EventDetails): boolean {
  if (kind === 'registrationCancelled' || kind === 'eventMessage') return false
  return (kind === 'eventReminder' ? startsAt : endsAt).getTime() <= Date.now()
}

function readAddress({ kind, email, client }: Registration): string | null {
  if (kind === 'nonClient') return email ?? null
  return typeof client === 'object' && client !== null ? decrypt(client.sealedEmail) : null
}

function composeText(
  kind: RegistrationMailKind,
  { heading, paragraphs }: Written,
  { id, locale, registeredAt, heldUntil, state, restricted }: Registration,
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
  const toConfirm = { label: words.confirm, href: confirmLink(page, slug, ticket) }
  const toCancel = {
    label: state === 'waiting' ? words.cancelWaiting : words.cancel,
    href: cancelLink(page, slug, ticket),
  }
  const isHeldPlace = isHeld(state)
  const canCancel =
    !isHeldPlace && !cancels(kind) && !event.isCanceled && event.startsAt.getTime() > Date.now()
  const willRemind =
    kind === 'registrationConfirmed' && !restricted && isReminded(new Date(registeredAt), event.startsAt)
  return {
    locale,
    heading,
    paragraphs: [
      words.greeting,
      ...paragraphs,
      ...(state === 'heldWaiting' ? [words.heldWaiting] : []),
      ...(willRemind ? [words.willRemind] : []),
    ],
    facts: [
      ...(heldUntil ? [{ label: words.confirmUntil, value: pointOfTime(locale, new Date(heldUntil)) }] : []),
      { label: words.event, value: event.title(locale) },
      { label: words.time, value: eventTime(locale, event.startsAt, event.endsAt) },
      { label: words.venue, value: event.venue(locale) },
      // Clients register without a name: at the door and on the phone, staff find them by this number.
      { label: words.registrationNumber, value: String(id) },
      ...(joinAddress ? [{ label: words.joinAddress, value: joinAddress, isLink: true as const }] : []),
    ],
    button: isHeldPlace ? toConfirm : joinAddress ? { label: words.join, href: joinAddress } : toPage,
    links: [
      ...(isHeldPlace || joinAddress ? [toPage] : []),
      canCancel ? toCancel : { label: words.seeSite, href: homeLink(locale) },
    ],
    footer: [selectReason(kind, words, canCancel), ...sender.footer(locale)],
  }
}

function selectReason(kind: RegistrationMailKind, words: (typeof copy)[Locale], canCancel: boolean): string {
  if (kind === 'eventCanceled') return words.eventCanceledReason
  if (kind === 'registrationCancelled') return words.canceledReason
  if (kind === 'registrationHeld') return words.heldReason
  return canCancel ? words.registrationReason : words.registeredReason
}

/**
 * The parts that mail programs expect (RFC 6047): one that they process themselves, and the same content as a file. In
 * base64, because mail servers may change line endings and folded lines in text.
 */
function calendarParts(
  kind: RegistrationMailKind,
  event: EventDetails,
  { locale, updatedAt }: Registration,
  attendee: string,
  { companyName, from }: SenderSettings,
) {
  const method = cancels(kind) ? 'CANCEL' : 'REQUEST'
  const joinAddress = method === 'REQUEST' && event.mode === 'online' ? event.joinAddress : null
  const content = eventCalendar(
    {
      ...event,
      title: event.title(locale),
      summary: event.summary(locale),
      place: joinAddress || event.venue(locale),
      link: eventLink(event.shownIn(locale), event.slug(locale)),
      changedAt: new Date(Math.max(event.updatedAt.getTime(), Date.parse(updatedAt))),
    },
    method,
    { organizer: { name: companyName, address: from.address }, attendee },
  )
  const part = { content, contentTransferEncoding: 'base64' as const }
  return {
    alternatives: [{ ...part, contentType: `text/calendar; charset=utf-8; method=${method}` }],
    attachments: [{ ...part, contentType: 'application/ics', filename: copy[locale].calendarName }],
  }
}
