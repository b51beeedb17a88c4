import { sql } from '@payloadcms/db-postgres'
import * as v from 'valibot'
import { listUrl } from '#cms/base/admin/list-url.ts'
import { pointInTime, wholeNumber } from '#cms/base/database/row-values.ts'
import { query } from '#cms/base/database/session.ts'
import { wibTime } from '#cms/base/time/wib-time.ts'
import type { Finding, Reader } from './source.ts'

const EventsSchema = v.array(
  v.object({
    id: wholeNumber,
    title: v.nullable(v.string()),
    startsAt: pointInTime,
    isCanceled: v.nullable(v.boolean()),
    capacity: wholeNumber,
    taken: wholeNumber,
    waiting: wholeNumber,
  }),
)

/** Published events that begin within seven days or go on now, with their seats. */
export async function readEvents({ payload, now }: Reader): Promise<Finding> {
  const from = now.toISOString()
  const rows = await query(
    payload,
    sql`
      select e.id, e.starts_at as "startsAt", e.is_canceled as "isCanceled", e.capacity,
        (select l.title from events_locales l where l._parent_id = e.id and l.title is not null
          order by l._locale limit 1) as title,
        e.seats_held + count(*) filter (where r.state in ('confirmed', 'held')) as taken,
        count(*) filter (where r.state = 'waiting') as waiting
      from events e left join registrations r on r.event_id = e.id
      where e._status = 'published' and e.ends_at > ${from}
        and e.starts_at < ${from}::timestamptz + interval '7 days'
      group by e.id order by e.starts_at`,
  )
  const events = v.parse(EventsSchema, rows)
  return {
    count: events.length,
    parts: events.map(({ id, title, startsAt, isCanceled, capacity, taken, waiting }) => ({
      href: listUrl('registrations', { event: id }),
      text: {
        id: `${title} · ${wibTime(startsAt, 'id')} · ${isCanceled ? 'dibatalkan' : `${taken} dari ${capacity} kursi terisi, ${waiting} menunggu`}`,
        en: `${title} · ${wibTime(startsAt, 'en')} · ${isCanceled ? 'canceled' : `${taken} of ${capacity} seats taken, ${waiting} waiting`}`,
      },
    })),
  }
}
