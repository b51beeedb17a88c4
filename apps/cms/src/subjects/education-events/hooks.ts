import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeDeleteHook,
} from 'payload'
import { inTransaction } from '#cms/base/database/session.ts'
import type { Event, Registration } from '#cms/base/payload-types.ts'
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

/** A higher capacity, or fewer seats assigned outside the site, lets the waiting list move up. */
export const fillSeatsAfterChange: CollectionAfterChangeHook<Event> = async ({ doc, operation, req }) => {
  if (operation === 'update' && (await fillFreeSeats(req, doc.id)) > 0) await publishSeatChange(req, doc.id)
  return doc
}
