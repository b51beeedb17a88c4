import { sql } from '@payloadcms/db-postgres'
import type { SubscriptionState } from '@site/contracts/content/subscription.ts'
import { subscriptionLists } from '@site/contracts/content/subscription-names.ts'
import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import type { Locale } from '@site/contracts/locale.ts'
import * as v from 'valibot'
import { pointInTime } from '#cms/base/database/row-values.ts'
import type { Session } from '#cms/base/database/session.ts'
import { decrypt } from '#cms/base/privacy/keyed-hash.ts'
import { readRows, toShares } from './rows.ts'
import type { Subscriber } from './subscriber-rows.ts'

const EventsSchema = v.array(
  v.object({ slug: v.string(), title: v.nullable(v.string()), startsAt: pointInTime }),
)

/** The subscription as its holder sees it. */
export async function readState(session: Session, subscriber: Subscriber): Promise<SubscriptionState> {
  const { id, sealedEmail, locale, confirmedAt, pausedUntil } = subscriber
  if (confirmedAt === null) return { outcome: 'expired' }
  const rows = await readRows(session, id)
  const isPaused = pausedUntil !== null && pausedUntil > new Date()
  return {
    outcome: 'found',
    maskedEmail: maskEmail(decrypt(sealedEmail)),
    locale,
    confirmedAt: confirmedAt.toISOString(),
    pausedUntil: isPaused ? dayInJakarta(pausedUntil) : null,
    lists: subscriptionLists.filter((list) => rows.some((row) => row.list === list)),
    shares: toShares(rows),
    newEvents: rows.some(({ list, event }) => list === 'acara' && event === null),
    events: await readEvents(session, id, locale),
  }
}

/** `r•••@example.com`: the holder recognizes it, a reader over the shoulder does not learn it. */
function maskEmail(email: string): string {
  return email.replace(/^(.).*@/, '$1•••@')
}

/** In the language of the subscriber, else in the other one. */
async function readEvents(session: Session, subscriber: number, locale: Locale) {
  const { rows } = await session.execute(sql`
    select distinct on (e.starts_at, e.id) l.slug, l.title, e.starts_at as "startsAt"
    from subscriptions s join events e on e.id = s.event_id join events_locales l on l._parent_id = e.id
    where s.subscriber_id = ${subscriber} and l.slug is not null
    order by e.starts_at, e.id, l._locale::text <> ${locale}`)
  return v
    .parse(EventsSchema, rows)
    .map(({ startsAt, ...event }) => ({ ...event, startsAt: startsAt.toISOString() }))
}
