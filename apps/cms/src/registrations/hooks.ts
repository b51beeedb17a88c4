import { sql } from '@payloadcms/db-postgres'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeDeleteHook,
} from 'payload'
import { inTransaction } from '#cms/database/session.ts'
import type { Event, Registration } from '#cms/payload-types.ts'
import { fillFreeSeats, publishSeatChange } from './seats.ts'

/** Registering locks the event before the registration; deleting must do the same to avoid deadlocks. */
export const lockEventFirst: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await inTransaction(req, async (session) =>
    session.execute(sql`
      select 1 from events where id = (select event_id from registrations where id = ${id}) for update`),
  )
}

/** A seat that staff cancel goes to the waiting list. */
export const fillSeatsAfterDelete: CollectionAfterDeleteHook<Registration> = async ({ doc, req }) => {
  const event = typeof doc.event === 'number' ? doc.event : doc.event.id
  await fillFreeSeats(req, event)
  await publishSeatChange(req, event)
}

/** A higher capacity, or fewer seats assigned outside the site, lets the waiting list move up. */
export const fillSeatsAfterChange: CollectionAfterChangeHook<Event> = async ({ doc, operation, req }) => {
  if (operation === 'update' && (await fillFreeSeats(req, doc.id)) > 0) await publishSeatChange(req, doc.id)
  return doc
}
