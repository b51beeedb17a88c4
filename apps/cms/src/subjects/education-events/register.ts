import { sql } from '@payloadcms/db-postgres'
import type { Registration, RegistrationOutcome } from '@site/contracts/content/forms.ts'
import * as v from 'valibot'
import { wholeNumber } from '#cms/base/database/row-values.ts'
import { inTransaction, type Session, type Transaction } from '#cms/base/database/session.ts'
import { recordConsent } from '#cms/services/privacy/record-consent.ts'
import { enqueueRegistrationMails } from './enqueue-mails.ts'
import { identify } from './identify.ts'
import { lockEvent, publishSeatChange } from './seats.ts'
import { storeRegistration } from './store-registration.ts'

export type Outcome = Exclude<RegistrationOutcome['outcome'], 'tooManyTries'>

type State = 'confirmed' | 'waiting' | 'cancelled'
const state = v.picklist(['confirmed', 'waiting', 'cancelled'])
const StatesSchema = v.array(v.object({ state }))
const CapacitySchema = v.tuple([
  v.object({
    isOpen: v.boolean(),
    freeSeats: wholeNumber,
    waiting: wholeNumber,
    waitingListPlaces: wholeNumber,
  }),
])

type Capacity = v.InferOutput<typeof CapacitySchema>[0]

const outcomes = { confirmed: 'registered', waiting: 'waiting' } as const

/**
 * Registers a person or returns why not. Registration, consent, email and change event share the transaction of `req`.
 * With `needsAddress`, a client code is valid only together with the address.
 */
export async function register(
  req: Transaction,
  event: number,
  registration: Registration,
  submission: string,
  needsAddress = false,
): Promise<Outcome> {
  const outcome = await inTransaction(req, async (session) => {
    await lockEvent(session, event)
    const earlier = await storedOutcome(session, submission)
    if (earlier !== null) return { outcome: earlier, isNew: false }
    return registerUnderLock(session, { event, registration, submission, needsAddress })
  })
  // Last: the change event's lock blocks all others until the commit.
  if (outcome.isNew) await publishSeatChange(req, event)
  return outcome.outcome
}

/** The outcome of an earlier identical submission; null if there is none, or it was canceled. */
export async function storedOutcome(
  session: Session,
  submission: string,
): Promise<'registered' | 'waiting' | null> {
  const { rows } = await session.execute(
    sql`select state from registrations where idempotency_key = ${submission}`,
  )
  const stored = v.parse(StatesSchema, rows)[0]?.state ?? 'cancelled'
  return stored === 'cancelled' ? null : outcomes[stored]
}

type RegistrationRequest = {
  event: number
  registration: Registration
  submission: string
  needsAddress: boolean
}

async function registerUnderLock(
  session: Session,
  { event, registration, submission, needsAddress }: RegistrationRequest,
): Promise<{ outcome: Outcome; isNew: boolean }> {
  const rejected = (outcome: Outcome) => ({ outcome, isNew: false })
  const capacity = await readCapacity(session, event)
  if (!capacity.isOpen) return rejected('closed')
  const person = await identify(session, registration, needsAddress)
  const earlier = await loadState(session, event, person.identity)
  if (person.rejection !== null) return rejected(person.rejection)
  if (earlier !== null && earlier !== 'cancelled') return rejected('alreadyRegistered')
  const seat = seatIn(capacity)
  if (seat === null) return rejected('full')
  const stored = await storeRegistration(session, { event, submission, seat, registration, person })
  await recordConsent(session, { ...registration, form: 'registration', person: person.emailHash })
  await enqueueRegistrationMails(session, mailKinds[seat], [stored])
  return { outcome: outcomes[seat], isNew: true }
}

/** A free seat belongs to the waiting list first, even if it has not moved up yet. */
function seatIn({ freeSeats, waiting, waitingListPlaces }: Capacity): 'confirmed' | 'waiting' | null {
  if (freeSeats > 0 && waiting === 0) return 'confirmed'
  return waiting < waitingListPlaces ? 'waiting' : null
}

const mailKinds = { confirmed: 'registrationConfirmed', waiting: 'registrationWaiting' } as const

async function readCapacity(session: Session, event: number): Promise<Capacity> {
  const taken = (of: State) =>
    sql`(select count(*) from registrations where event_id = ${event} and state = ${of})`
  const { rows } = await session.execute(sql`
    select
      _status = 'published' and is_canceled is not true and clock_timestamp() between registration_opens_at and registration_closes_at
        as "isOpen",
      capacity - seats_held - ${taken('confirmed')} as "freeSeats",
      ${taken('waiting')} as waiting, waiting_list_places as "waitingListPlaces"
    from events where id = ${event}`)
  return v.parse(CapacitySchema, rows)[0]
}

async function loadState(session: Session, event: number, identity: string): Promise<State | null> {
  const { rows } = await session.execute(
    sql`select state from registrations where event_id = ${event} and identity = ${identity}`,
  )
  return v.parse(StatesSchema, rows)[0]?.state ?? null
}
