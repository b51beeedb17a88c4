import type { Payload } from 'payload'
import { eventTime, pointOfTime } from '#cms/base/time/jakarta-words.ts'
import { eventLink, pageLink } from '#cms/services/mail/site-links.ts'
import { published } from '#cms/services/site-api/published.ts'
import { subscriptionCopy } from './copy.ts'
import { digestQuery } from './digest-documents.ts'
import type { ListText, ListWriter } from './list-mail.ts'
import type { Recipient } from './recipient.ts'
import { writeDigest } from './write-digest.ts'

export type ReminderKind = 'closing' | 'starting'

/** Includes the time, so that a moved event is reminded of again. */
export const toReminderOccasion = (kind: ReminderKind, event: number, at: Date) =>
  `${kind}-${event}-${at.getTime()}`

const reminderPattern = /^(closing|starting)-(\d+)-(\d+)$/

const isHeld = { isCanceled: { not_equals: true } } as const
const fields = {
  title: true,
  slug: true,
  startsAt: true,
  endsAt: true,
  registrationClosesAt: true,
  venue: true,
} as const

/** A reminder of one event, or the new events of a day. */
export const writeEvents: ListWriter = async (payload, occasion, { locale }) => {
  const [, kind, event, at] = reminderPattern.exec(occasion) ?? []
  if (kind === 'closing' || kind === 'starting') {
    return writeReminder(payload, { kind, event: Number(event), at: Number(at) }, locale)
  }
  const { where, ...query } = digestQuery(occasion, locale)
  const { docs } = await payload.find({
    collection: 'events',
    select: fields,
    ...query,
    where: { and: [where, isHeld, { startsAt: { greater_than: new Date().toISOString() } }] },
  })
  const items = docs.map(({ title, slug, startsAt, endsAt }) => ({
    title,
    value: eventTime(locale, new Date(startsAt), new Date(endsAt)),
    href: eventLink(locale, slug ?? ''),
  }))
  return writeDigest(locale, items, subscriptionCopy[locale].events, pageLink(locale, 'events'))
}

type Reminder = { kind: ReminderKind; event: number; at: number }

/** Null if the event was moved or canceled since. */
async function writeReminder(
  payload: Payload,
  { kind, event, at }: Reminder,
  locale: Recipient['locale'],
): Promise<ListText | null> {
  const { docs } = await payload.find({
    collection: 'events',
    where: published({ id: { equals: event } }, isHeld),
    locale,
    select: fields,
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
  })
  const [found] = docs
  if (found === undefined) return null
  const { title, slug, startsAt, endsAt, registrationClosesAt, venue } = found
  const due = new Date(kind === 'closing' ? registrationClosesAt : startsAt)
  if (due.getTime() !== at || due <= new Date()) return null
  const { events: words } = subscriptionCopy[locale]
  return {
    subject: words[kind](title),
    heading: title,
    paragraphs: [],
    facts: [
      ...(kind === 'closing' ? [{ label: words.closes, value: pointOfTime(locale, due) }] : []),
      { label: words.starts, value: eventTime(locale, new Date(startsAt), new Date(endsAt)) },
      { label: words.venue, value: venue },
    ],
    button: { label: words.seeOne, href: eventLink(locale, slug ?? '') },
  }
}
