import { sql } from '@payloadcms/db-postgres'
import type { Registration, RegistrationOutcome } from '@site/contracts/content/forms.ts'
import * as v from 'valibot'
import { pointInTime, wholeNumber } from '#cms/base/database/row-values.ts'
import { inTransaction, type Session, type Transaction } from '#cms/base/database/session.ts'
import { recordConsent } from '#cms/services/privacy/record-consent.ts'
import { enqueueRegistrationMails } from './enqueue-mails.ts'
import { identify } from './identify.ts'
import { readAllowedUses, recordUse } from './network-uses.ts'
import { lockEvent, publishSeatChange, takesSeat, takesWaitingPlace } from './seats.ts'
import { confirmedStates, heldStates, isHeld, mailKinds, registrationStates } from './states.ts'
import { storeRegistration } from './store-registration.ts'

/** `tooManyHeld`: the visitor's network holds too many places that nobody has confirmed. */
export type Outcome = Exclude<RegistrationOutcome['outcome'], 'tooManyTries'> | 'tooManyHeld'

const state = v.picklist(registrationStates)
const StatesSchema = v.array(v.object({ state }))
const EarlierSchema = v.array(
  v.object({
    id: wholeNumber,
    registeredAt: pointInTime,
    state,
  }),
)
const CapacitySchema = v.tuple([
  v.object({
    isOpen: v.boolean(),
    freeSeats: wholeNumber,
    waiting: wholeNumber,
    freeWaitingPlaces: wholeNumber,
  }),
])

type Earlier = v.InferOutput<typeof EarlierSchema>[number]
type Capacity = v.InferOutput<typeof CapacitySchema>[0]

const outcomes = {
  confirmed: 'registered',
  waiting: 'waiting',
  held: 'held',
  heldWaiting: 'held',
  lapsed: null,
  cancelled: null,
} as const

export type RegistrationRequest = {
  event: number
  registration: Registration
  submission: string
  /** A keyed hash of the visitor's network. */
  network: string
  /** Whether a client code is valid only together with the address. */
  needsAddress: boolean
}

/** Registers a person or returns why not. Registration, consent, email and change event share the transaction of `req`. */
export async function register(req: Transaction, request: RegistrationRequest): Promise<Outcome> {
  const { event, submission } = request
  const outcome = await inTransaction(req, async (session) => {
    await lockEvent(session, event)
    const earlier = await storedOutcome(session, submission)
    if (earlier !== null) return { outcome: earlier, isNew: false }
    return registerUnderLock(session, request)
  })
  // Last: the change event's lock blocks all others until the commit.
  if (outcome.isNew) await publishSeatChange(req, event)
  return outcome.outcome
}

/** The outcome of an earlier identical submission; null if there is none, or its place was canceled or has lapsed. */
export async function storedOutcome(
  session: Session,
  submission: string,
): Promise<'registered' | 'waiting' | 'held' | null> {
  const { rows } = await session.execute(
    sql`select state from registrations where idempotency_key = ${submission}`,
  )
  return outcomes[v.parse(StatesSchema, rows)[0]?.state ?? 'cancelled']
}

type Result = { outcome: Outcome; isNew: boolean }
const reject = (outcome: Outcome): Result => ({ outcome, isNew: false })

async function registerUnderLock(session: Session, request: RegistrationRequest): Promise<Result> {
  const { event, registration, needsAddress } = request
  const capacity = await readCapacity(session, event)
  if (!capacity.isOpen) return reject('closed')
  const person = await identify(session, registration, needsAddress)
  const earlier = await loadEarlier(session, event, person.identity)
  if (person.rejection !== null) return reject(person.rejection)
  const allowed = await readAllowedUses(session, request)
  const isAtOnce = registration.kind === 'client' || allowed.atOnce
  const place = findPlace(capacity, earlier)
  const given = place && (isAtOnce ? place : heldStates[place])
  const mustConfirm = given !== place
  if (earlier !== null && isHeld(earlier.state) && mustConfirm) {
    // Neither another email nor more time, so that nobody floods the address or keeps the place.
    return reject('held')
  }
  const isRegistered = earlier?.state === 'confirmed' || earlier?.state === 'waiting'
  if (isRegistered && allowed.alreadyRegistered) {
    await recordUse(session, request, 'alreadyRegistered')
    return reject('alreadyRegistered')
  }
  // From here on, an address that is registered gets the outcome of a new one; an email informs the person.
  if (isRegistered) await enqueueRegistrationMails(session, 'alreadyRegistered', [earlier])
  if (given === null) return reject('full')
  if (mustConfirm && !allowed.held) return reject('tooManyHeld')
  if (isRegistered) return reject(outcomes[given])
  const stored = await storeRegistration(session, { ...request, state: given, person })
  if (mustConfirm) await recordUse(session, request, 'held', stored.id)
  else if (registration.kind === 'nonClient') await recordUse(session, request, 'atOnce')
  await recordConsent(session, { ...registration, form: 'registration', person: person.emailHash })
  await enqueueRegistrationMails(session, mailKinds[given], [stored])
  return { outcome: outcomes[given], isNew: true }
}

/** The place for a registration. A free seat belongs to the waiting list first, even if it has not moved up yet. */
function findPlace(
  { freeSeats, waiting, freeWaitingPlaces }: Capacity,
  earlier: Earlier | null,
): 'confirmed' | 'waiting' | null {
  // This person's own, not confirmed yet.
  if (earlier !== null && isHeld(earlier.state)) return confirmedStates[earlier.state]
  if (freeSeats > 0 && waiting === 0) return 'confirmed'
  return freeWaitingPlaces > 0 ? 'waiting' : null
}

async function readCapacity(session: Session, event: number): Promise<Capacity> {
  const count = (condition: typeof takesSeat) =>
    sql`(select count(*) from registrations where event_id = ${event} and ${condition})`
  const { rows } = await session.execute(sql`
    select
      _status = 'published' and is_canceled is not true and clock_timestamp() between registration_opens_at and least(registration_closes_at, ends_at)
        as "isOpen",
      capacity - seats_held - ${count(takesSeat)} as "freeSeats",
      ${count(sql`state = 'waiting'`)} as waiting,
      waiting_list_places - ${count(takesWaitingPlace)} as "freeWaitingPlaces"
    from events where id = ${event}`)
  return v.parse(CapacitySchema, rows)[0]
}

/** The person's last registration for the event. A place that is held too long counts as lapsed before its release. */
async function loadEarlier(session: Session, event: number, identity: string): Promise<Earlier | null> {
  const { rows } = await session.execute(sql`
    select id, registered_at as "registeredAt",
      case when held_until <= clock_timestamp() then 'lapsed' else state::text end as state
    from registrations where event_id = ${event} and identity = ${identity}`)
  return v.parse(EarlierSchema, rows)[0] ?? null
}
