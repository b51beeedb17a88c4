import { sql } from '@payloadcms/db-postgres'
import type { Registration, RegistrationOutcome } from '@site/contracts/content/forms.ts'
import * as v from 'valibot'
import { pointInTime, wholeNumber } from '#cms/base/database/row-values.ts'
import { inTransaction, type Session, type Transaction } from '#cms/base/database/session.ts'
import { recordConsent } from '#cms/services/privacy/record-consent.ts'
import { enqueueRegistrationMails } from './enqueue-mails.ts'
import { identify } from './identify.ts'
import {
  type Answer,
  countHold,
  countSeatAtOnce,
  deleteHolds,
  findAnswer,
  readAllowedUses,
  storeAnswer,
  unlinkHolds,
} from './network-uses.ts'
import { findPlace, readPlaces } from './places.ts'
import { lockEvent, publishSeatChange } from './seats.ts'
import { heldStates, isHeld, mailKinds, registrationStates } from './states.ts'
import { storeRegistration } from './store-registration.ts'

const state = v.picklist(registrationStates)
const StatesSchema = v.array(v.object({ state }))
const EarlierSchema = v.array(
  v.object({
    id: wholeNumber,
    registeredAt: pointInTime,
    state,
    recentHoldMails: wholeNumber,
  }),
)
type Earlier = v.InferOutput<typeof EarlierSchema>[number]

/** Emails that ask an address to confirm, for one event within a day: nobody can flood it. */
const maxHoldMails = 3

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
export async function register(req: Transaction, request: RegistrationRequest): Promise<RegistrationOutcome> {
  const { event, submission } = request
  const result = await inTransaction(req, async (session) => {
    await lockEvent(session, event)
    const earlier = await findStoredOutcome(session, submission)
    return earlier === null ? registerUnderLock(session, request) : reject(earlier)
  })
  // Last: the change event's lock blocks all others until the commit.
  if (result.isNew) await publishSeatChange(req, event)
  return result.response
}

/** The outcome of an earlier identical submission; null if there is none, or its place was canceled or has lapsed. */
export async function findStoredOutcome(session: Session, submission: string): Promise<Answer | null> {
  const { rows } = await session.execute(
    sql`select ${shownState} as state from registrations r where idempotency_key = ${submission}`,
  )
  return outcomes[v.parse(StatesSchema, rows)[0]?.state ?? 'cancelled'] ?? findAnswer(session, submission)
}

type Result = { response: RegistrationOutcome; isNew: boolean }
type Plain = Exclude<RegistrationOutcome['outcome'], 'tooManyTries'>
const reject = (outcome: Plain): Result => ({ response: { outcome }, isNew: false })

async function registerUnderLock(session: Session, request: RegistrationRequest): Promise<Result> {
  const { event, registration, needsAddress } = request
  const places = await readPlaces(session, event)
  if (!places.isOpen) return reject('closed')
  const person = await identify(session, registration, needsAddress)
  const earlier = await loadEarlier(session, event, person.identity)
  if (person.rejection !== null) return reject(person.rejection)
  const allowed = await readAllowedUses(session, request)
  const mustConfirm = registration.kind === 'nonClient' && !allowed.atOnce
  const isRegistered = earlier?.state === 'confirmed' || earlier?.state === 'waiting'
  if (isRegistered && allowed.alreadyRegistered) {
    await storeAnswer(session, request, 'alreadyRegistered')
    return reject('alreadyRegistered')
  }
  // From here on, a known address gets the outcome of a new one; an email informs its owner.
  if (isRegistered) await enqueueRegistrationMails(session, 'alreadyRegistered', [earlier])
  const own = earlier !== null && isHeld(earlier.state) ? earlier.state : null
  const place = findPlace(places, mustConfirm ? null : own)
  if (place === null) return reject('full')
  if (mustConfirm && allowed.secondsUntilHold !== null) {
    return {
      response: { outcome: 'tooManyTries', retryAfterSeconds: allowed.secondsUntilHold },
      isNew: false,
    }
  }
  const given = mustConfirm ? heldStates[place] : place
  if (isRegistered || (mustConfirm && isAsked(earlier))) {
    await storeAnswer(session, request, outcomes[given])
    return reject(outcomes[given])
  }
  const stored = await storeRegistration(session, { ...request, state: given, person })
  if (own !== null) await deleteHolds(session, [stored.id])
  else if (earlier !== null) await unlinkHolds(session, [stored.id])
  if (mustConfirm) await countHold(session, request, stored.id)
  else {
    if (registration.kind === 'nonClient') await countSeatAtOnce(session, request)
    await recordConsent(session, { ...registration, form: 'registration', person: person.emailHash })
  }
  await enqueueRegistrationMails(session, mailKinds[given], [stored])
  return { response: { outcome: outcomes[given] }, isNew: true }
}

/** Whether emails ask the address to confirm already. Neither more of them nor more time, so that nobody keeps the place. */
function isAsked(earlier: Earlier | null): boolean {
  return earlier !== null && (isHeld(earlier.state) || earlier.recentHoldMails >= maxHoldMails)
}

/** A place that is held too long counts as lapsed before its release. */
const shownState = sql`
  case when r.state in ('held', 'heldWaiting') and r.held_until <= clock_timestamp() then 'lapsed' else r.state::text end`

/** The person's last registration for the event. */
async function loadEarlier(session: Session, event: number, identity: string): Promise<Earlier | null> {
  const { rows } = await session.execute(sql`
    select r.id, r.registered_at as "registeredAt", ${shownState} as state,
      (select count(*) from mails m where m.registration_id = r.id and m.kind = 'registrationHeld'
        and m.created_at > now() - interval '1 day') as "recentHoldMails"
    from registrations r where r.event_id = ${event} and r.identity = ${identity}`)
  return v.parse(EarlierSchema, rows)[0] ?? null
}
