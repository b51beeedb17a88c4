import { sql } from '@payloadcms/db-postgres'
import type { TicketState } from '@site/contracts/content/forms.ts'
import type { Payload, PayloadRequest } from 'payload'
import * as v from 'valibot'
import { pointInTime, wholeNumber } from '#cms/base/database/row-values.ts'
import type { Session } from '#cms/base/database/session.ts'
import { recordConsent } from '#cms/services/privacy/record-consent.ts'
import { enqueueRegistrationMails } from './enqueue-mails.ts'
import {
  changeRegistration,
  findShownState,
  type KnownRegistration,
  readRegistration,
} from './known-registration.ts'
import { deleteHolds } from './network-uses.ts'
import { findPlace, readPlaces } from './places.ts'
import { publishSeatChange } from './seats.ts'
import { confirmedStates, isHeld, mailKinds } from './states.ts'
import { isValidTicket, registrationOfTicket } from './ticket.ts'
import { fillFreeSeats } from './waiting-list.ts'

/** Confirms the held place of the ticket's registration. Null if the ticket is unknown. */
export const confirmByTicket = (payload: Payload, ticket: string): Promise<TicketState | null> =>
  changeRegistration(payload, registrationOfTicket(ticket), {
    isAllowed: (known) => isValidTicket(ticket, known),
    change: async (req, session, current) => {
      const shown = findShownState(current)
      return isHeld(shown) ? confirmPlace(req, session, current, confirmedStates[shown]) : shown
    },
  })

/** Confirms a held place for a caller, or a lapsed one if there is room. Null if there is no such registration. */
export const confirmRegistration = (
  payload: Payload,
  registration: number,
  record: (session: Session, registration: number) => Promise<void>,
): Promise<TicketState | null> =>
  changeRegistration(payload, registration, {
    change: async (req, session, current) => {
      const shown = findShownState(current)
      const place = isHeld(shown) ? confirmedStates[shown] : await findPlaceAgain(session, current)
      if (place === null) return shown
      await record(session, current.id)
      return confirmPlace(req, session, current, place)
    },
  })

async function findPlaceAgain(session: Session, current: KnownRegistration): Promise<Place | null> {
  const { event, hasBegun, isEventPublished } = current
  if (findShownState(current) !== 'lapsed' || hasBegun || !isEventPublished) return null
  return findPlace(await readPlaces(session, event), null)
}

type Place = 'confirmed' | 'waiting'

const ConfirmedSchema = v.tuple([
  v.object({
    id: wholeNumber,
    registeredAt: pointInTime,
    identity: v.string(),
    locale: v.picklist(['id', 'en']),
    consentText: v.string(),
    marketingConsent: v.boolean(),
    marketingText: v.nullable(v.string()),
  }),
])

async function confirmPlace(
  req: PayloadRequest,
  session: Session,
  { id, event, hasLapsed }: KnownRegistration,
  state: Place,
): Promise<TicketState['state']> {
  const { rows } = await session.execute(sql`
    update registrations set state = ${state}, held_until = null, updated_at = now(),
      -- Others may have joined the waiting list since.
      registered_at = ${hasLapsed ? sql`clock_timestamp()` : sql`registered_at`}
    where id = ${id}
    returning id, registered_at as "registeredAt", identity, locale, consent_text as "consentText",
      marketing_consent as "marketingConsent", marketing_text as "marketingText"`)
  const [confirmed] = v.parse(ConfirmedSchema, rows)
  await deleteHolds(session, [id])
  // Only now does the person who owns the address agree. Only addresses are confirmed, so the identity is that of one.
  await recordConsent(session, { ...confirmed, form: 'registration', person: confirmed.identity })
  await enqueueRegistrationMails(session, mailKinds[state], [confirmed])
  // A seat may have become free meanwhile.
  const moved = state === 'waiting' ? await fillFreeSeats(req, event) : 0
  await publishSeatChange(req, event)
  if (moved === 0 && !hasLapsed) return state
  const now = await readRegistration(session, id)
  return now === null ? state : findShownState(now)
}
