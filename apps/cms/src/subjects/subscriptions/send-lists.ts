import { sql } from '@payloadcms/db-postgres'
import type { SubscriptionList } from '@site/contracts/content/subscription-names.ts'
import { clockInJakarta, dayInJakarta } from '@site/contracts/jakarta-time.ts'
import type { Locale } from '@site/contracts/locale.ts'
import type { Payload } from 'payload'
import * as v from 'valibot'
import { pointInTime, wholeNumber } from '#cms/base/database/row-values.ts'
import { query, type Statement } from '#cms/base/database/session.ts'
import { type BulkKind, bulkLists } from '#cms/services/mail/bulk-kinds.ts'
import { isInBulkWindow } from '#cms/services/mail/bulk-window.ts'
import { enqueueBulk } from '#cms/services/mail/enqueue-bulk.ts'
import { isNotUrgent, toUrgentOccasion } from './announcement-list.ts'
import { atClock, findDigestDay, findDigestPeriod } from './digest-day.ts'
import { type DigestCollection, findDigestLocales } from './digest-documents.ts'
import { type ReminderKind, toReminderOccasion } from './event-list.ts'
import { mayReceive } from './subscriber-rows.ts'

const dayMs = 86_400_000

/** Emails to enqueue: to everybody who chose the list before `since`. */
type Mailing = {
  kind: BulkKind
  occasion: string
  locales: readonly Locale[]
  since: Date
  expiresAt: Date
  /** The event of a reminder. */
  event?: number
}

const IdsSchema = v.array(v.object({ id: wholeNumber }))

/** Subscribers of a list that may get it now, in one of the languages. */
async function findReceivers(
  payload: Payload,
  list: SubscriptionList,
  { locales, since, event }: Pick<Mailing, 'locales' | 'since' | 'event'>,
): Promise<number[]> {
  const rows = await query(
    payload,
    sql`select s.id from subscribers s where ${mayReceive} and s.locale::text = any(${sql.param(locales)})
      and exists (
        select from subscriptions b where b.subscriber_id = s.id and b.list = ${list}
          and b.event_id is not distinct from ${event ?? null} and b.created_at <= ${since.toISOString()}::timestamptz)
      order by s.id`,
  )
  return v.parse(IdsSchema, rows).map(({ id }) => id)
}

/**
 * Enqueues what is due. `finished` has the occasions that are enqueued completely; after a restart they are enqueued
 * again, which adds nothing.
 */
export async function enqueueLists(payload: Payload, now: Date, finished = new Set<string>()): Promise<void> {
  if (!isInBulkWindow(now)) return
  for (const mailing of await findMailings(payload, now)) {
    const { kind, occasion, expiresAt } = mailing
    const key = `${kind}:${occasion}`
    if (finished.has(key) || expiresAt <= now) continue
    try {
      const subscriberIds = await findReceivers(payload, bulkLists[kind], mailing)
      await enqueueBulk(payload, { kind, occasion, expiresAt, subscriberIds })
      finished.add(key)
    } catch (error) {
      logFailure(payload, error)
    }
  }
}

async function findMailings(payload: Payload, now: Date): Promise<Mailing[]> {
  const found = await Promise.allSettled([
    findUrgent(payload, now),
    findNote(payload, now),
    findDigest(payload, now, 'reports'),
    findDigest(payload, now, 'announcements'),
    findDigest(payload, now, 'events'),
    findReminders(payload, now),
  ])
  return found.flatMap((list) => {
    if (list.status === 'fulfilled') return list.value
    // The others do not wait for this one.
    logFailure(payload, list.reason)
    return []
  })
}

function logFailure(payload: Payload, error: unknown): void {
  payload.logger.error({ err: error }, 'Emails of lists could not be queued')
}

const PublishedSchema = v.array(
  v.object({ id: wholeNumber, publishedAt: pointInTime, locales: v.array(v.picklist(['id', 'en'])) }),
)

/** Documents published in a period, oldest first, with the languages in which they have a text. */
async function findPublished(
  payload: Payload,
  table: 'morning_notes' | 'announcements',
  { from, until }: { from: Date; until: Date },
  condition: Statement = sql`true`,
) {
  const rows = await query(
    payload,
    sql`select d.id, d.published_at as "publishedAt",
        array(select l._locale::text from ${sql.identifier(`${table}_locales`)} l
          where l._parent_id = d.id and l.is_whole order by 1) as locales
      from ${sql.identifier(table)} d
      where d._status = 'published' and d.published_at > ${from.toISOString()}::timestamptz
        and d.published_at <= ${until.toISOString()}::timestamptz and ${condition}
      order by d.published_at, d.id`,
  )
  return v.parse(PublishedSchema, rows)
}

const noteUntil = '12:00'
const noteExpires = '16:00'
const windowCloses = '21:00'

/** One note a day: the first one since yesterday evening. A note after noon is not sent. */
async function findNote(payload: Payload, now: Date): Promise<Mailing[]> {
  if (clockInJakarta(now) >= noteUntil) return []
  const day = dayInJakarta(now)
  const from = atClock(dayInJakarta(new Date(now.getTime() - dayMs)), windowCloses)
  const start = atClock(day, '00:00').toISOString()
  const [note] = await findPublished(
    payload,
    'morning_notes',
    { from, until: now },
    // Another note of today may have been withdrawn after its emails.
    sql`not exists (
      select from mails m where m.kind = 'listPagi' and m.created_at >= ${start}::timestamptz
        and m.occasion not like concat('listPagi:', d.id, ':%'))`,
  )
  if (note === undefined) return []
  const { id, publishedAt, locales } = note
  const expiresAt = atClock(day, noteExpires)
  return [{ kind: 'listPagi', occasion: String(id), locales, since: publishedAt, expiresAt }]
}

const digestKinds = {
  reports: 'listRiset',
  announcements: 'listPengumuman',
  events: 'listAcara',
} as const satisfies Record<DigestCollection, BulkKind>

async function findDigest(payload: Payload, now: Date, collection: DigestCollection): Promise<Mailing[]> {
  const day = findDigestDay(now)
  const { until, expires } = findDigestPeriod(day)
  const where = collection === 'announcements' ? isNotUrgent : {}
  const locales = await findDigestLocales(payload, collection, day, where)
  const kind = digestKinds[collection]
  return locales.length === 0 ? [] : [{ kind, occasion: day, locales, since: until, expiresAt: expires }]
}

/** Urgent announcements of the last day; at night they wait for 06.00. */
async function findUrgent(payload: Payload, now: Date): Promise<Mailing[]> {
  const period = { from: new Date(now.getTime() - dayMs), until: now }
  const found = await findPublished(payload, 'announcements', period, sql`d.importance = 'high'`)
  return found.map(({ id, publishedAt, locales }) => ({
    kind: 'listPengumuman',
    occasion: toUrgentOccasion(id),
    locales,
    since: publishedAt,
    expiresAt: new Date(publishedAt.getTime() + dayMs),
  }))
}

const RemindedSchema = v.array(
  v.object({ id: wholeNumber, startsAt: pointInTime, registrationClosesAt: pointInTime }),
)

const closingClock = '09:00'

/** At 09.00 of the day before registration closes, and 24 hours before the start. */
async function findReminders(payload: Payload, now: Date): Promise<Mailing[]> {
  const rows = await query(
    payload,
    sql`select e.id, e.starts_at as "startsAt", e.registration_closes_at as "registrationClosesAt" from events e
      where e._status = 'published' and e.is_canceled is not true and e.starts_at > ${now.toISOString()}::timestamptz
        and exists (select from subscriptions b where b.event_id = e.id)`,
  )
  return v.parse(RemindedSchema, rows).flatMap(({ id, startsAt, registrationClosesAt }) => {
    const dayBefore = dayInJakarta(new Date(registrationClosesAt.getTime() - dayMs))
    const remind = (kind: ReminderKind, at: Date, since: Date): Mailing => ({
      kind: 'listAcara',
      occasion: toReminderOccasion(kind, id, at),
      locales: ['id', 'en'],
      since,
      expiresAt: new Date(Math.min(at.getTime(), since.getTime() + dayMs)),
      event: id,
    })
    return [
      remind('closing', registrationClosesAt, atClock(dayBefore, closingClock)),
      remind('starting', startsAt, new Date(startsAt.getTime() - dayMs)),
    ].filter(({ since }) => since <= now)
  })
}

const listIntervalMs = 60_000

/**
 * Enqueues the emails of lists every minute.
 *
 * @returns stops it
 */
export function startSendingLists(payload: Payload): () => void {
  const finished = new Set<string>()
  const runs = setInterval(() => {
    enqueueLists(payload, new Date(), finished).catch((error: unknown) => logFailure(payload, error))
  }, listIntervalMs)
  runs.unref()
  return () => clearInterval(runs)
}
