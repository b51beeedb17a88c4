import { sql } from '@payloadcms/db-postgres'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
} from 'payload'
import * as v from 'valibot'
import { pointInTime } from '#cms/base/database/row-values.ts'
import { inTransaction } from '#cms/base/database/session.ts'
import type { Event, Registration } from '#cms/base/payload-types.ts'
import { enqueueEventMails } from './enqueue-mails.ts'
import { lockRegistrationEvent, publishSeatChange } from './seats.ts'
import { fillFreeSeats } from './waiting-list.ts'

/** Registering locks the event before the registration; deleting must do the same to avoid deadlocks. */
export const lockEventFirst: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await inTransaction(req, async (session) => lockRegistrationEvent(session, id))
}

/** A seat that staff cancel goes to the waiting list. */
export const fillSeatsAfterDelete: CollectionAfterDeleteHook<Registration> = async ({ doc, req }) => {
  const event = typeof doc.event === 'number' ? doc.event : doc.event.id
  await fillFreeSeats(req, event)
  await publishSeatChange(req, event)
}

const ScheduleSchema = v.array(
  v.object({ timeAndVenue: v.string(), startsAt: pointInTime, isCanceled: v.boolean() }),
)

type Schedule = v.InferOutput<typeof ScheduleSchema>[number]

/**
 * When and where a published event that has not ended takes place, as text to compare; null for other events. The venue
 * is that of the first language, so that a new or corrected translation does not count as a move.
 */
async function readSchedule(req: PayloadRequest, event: number): Promise<Schedule | null> {
  const { rows } = await inTransaction(req, async (session) =>
    session.execute(sql`
      select jsonb_build_array(e.starts_at, e.ends_at, e.mode, e.join_address,
          (array_agg(l.venue order by l._locale) filter (where l.venue <> ''))[1])::text as "timeAndVenue",
        e.starts_at as "startsAt", coalesce(e.is_canceled, false) as "isCanceled"
      from events e join events_locales l on l._parent_id = e.id
      where e.id = ${event} and e._status = 'published' and e.ends_at > now() group by e.id`),
  )
  return v.parse(ScheduleSchema, rows)[0] ?? null
}

const scheduleKey = (event: number) => `schedule:${event}`

/**
 * Stores the published schedule before the change, because Payload's original document is the newest draft. The page
 * shows the earlier start of an event that moves.
 */
export const captureSchedule: CollectionBeforeChangeHook<Event> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || !originalDoc) return data
  const before = await readSchedule(req, originalDoc.id)
  req.context[scheduleKey(originalDoc.id)] = before
  const moves = before && data._status === 'published' && data.startsAt !== undefined
  if (!moves || Date.parse(data.startsAt ?? '') === before.startsAt.getTime()) return data
  return { ...data, movedFrom: before.startsAt.toISOString() }
}

/** Emails everyone who registered if a published event is canceled or moves to another time or place. */
export const announceChange: CollectionAfterChangeHook<Event> = async ({ doc, req }) => {
  const before = v.safeParse(ScheduleSchema.item, req.context[scheduleKey(doc.id)])
  const after = before.success ? await readSchedule(req, doc.id) : null
  const kind = before.success && after ? detectChange(before.output, after) : null
  if (kind) await inTransaction(req, async (session) => enqueueEventMails(session, kind, doc.id))
  return doc
}

function detectChange(before: Schedule, after: Schedule): 'eventCanceled' | 'eventMoved' | null {
  if (after.isCanceled) return before.isCanceled ? null : 'eventCanceled'
  return before.isCanceled || before.timeAndVenue !== after.timeAndVenue ? 'eventMoved' : null
}

/** A higher capacity, or fewer seats assigned outside the site, lets the waiting list move up. */
export const fillSeatsAfterChange: CollectionAfterChangeHook<Event> = async ({ doc, operation, req }) => {
  if (operation === 'update' && (await fillFreeSeats(req, doc.id)) > 0) await publishSeatChange(req, doc.id)
  return doc
}
