import { setTimeout as delay } from 'node:timers/promises'
import {
  type Registration,
  type RegistrationOutcome,
  RegistrationSchema,
} from '@site/contracts/content/forms.ts'
import { Semaphore } from '@site/operations/semaphore.ts'
import type { Payload } from 'payload'
import { runTransaction } from '#cms/base/database/run-transaction.ts'
import { inTransaction } from '#cms/base/database/session.ts'
import { busy, problem } from '#cms/base/http/problem.ts'
import { findFormRateLimits } from '#cms/services/site-api/form-rate-limits.ts'
import { findTranslated } from '#cms/services/site-api/published.ts'
import { readBody } from '#cms/services/site-api/request-body.ts'
import { submissionKey } from '#cms/services/site-api/submission-key.ts'
import { hashVisitorCustomer, hashVisitorNetwork } from '#cms/services/site-api/visitor.ts'
import { hasClients } from './find-client.ts'
import { findStoredOutcome, register } from './register.ts'
import { maxQueued, seatSemaphore } from './seat-semaphore.ts'

/** One at a time: a wrong code is counted before the next lookup, even for concurrent requests. */
const clientSemaphore = new Semaphore({ concurrency: 1, maxQueued })

/**
 * Responses about client codes, and those that hide whether an address is registered, are sent at multiples of this, so
 * that timing reveals nothing.
 */
const responseStepMs = 300
const hidingOutcomes: readonly string[] = [
  'held',
  'full',
  'tooManyTries',
] satisfies RegistrationOutcome['outcome'][]

/** Keys of the rate limits, and of the limits on seats. */
type Visitor = { visitor: string; network: string }

/** Registers for an event, or returns why not. 404 if the event does not exist. */
export async function receiveRegistration(request: Request, payload: Payload): Promise<Response> {
  const registration = await readBody(request, RegistrationSchema)
  const isClient = registration.kind === 'client'
  const semaphore = isClient ? clientSemaphore : seatSemaphore
  if (semaphore.isFull) return busy()
  const started = performance.now()
  const visitor = { visitor: hashVisitorNetwork(request), network: hashVisitorCustomer(request) }
  const outcome = await semaphore.run(() => receive(payload, registration, visitor))
  if (isClient || (outcome !== null && hidingOutcomes.includes(outcome.outcome))) {
    await delay(responseStepMs - ((performance.now() - started) % responseStepMs))
  }
  if (outcome === null) return problem(404, 'Event not found.')
  return Response.json(outcome, { headers: { 'Cache-Control': 'no-store' } })
}

async function receive(
  payload: Payload,
  registration: Registration,
  { visitor, network }: Visitor,
): Promise<RegistrationOutcome | null> {
  const limits = findFormRateLimits(payload)
  const wait = await limits.countPost(visitor, registration)
  const event = await findEvent(payload, registration)
  if (event === null) return null
  const submission = computeSubmissionKey(registration, event)
  if (wait !== null) return outcomeAboveLimit(payload, submission, wait)
  const isClient = registration.kind === 'client'
  const codesWait = isClient ? await limits.checkWrongCodes(visitor) : null
  if (codesWait !== null) return outcomeAboveLimit(payload, submission, codesWait)
  const needsAddress = isClient && (await limits.needAddress(event))
  const outcome = await runTransaction(payload, (req) =>
    register(req, { event, registration, submission, network, needsAddress }),
  )
  if (isWrongCode(outcome, registration) && (await hasClients(payload))) {
    await limits.countWrongCode(visitor, event)
  }
  return outcome
}

/** A stored submission gets its original outcome, even above the limit. */
async function outcomeAboveLimit(
  payload: Payload,
  submission: string,
  retryAfterSeconds: number,
): Promise<RegistrationOutcome> {
  const stored = await inTransaction({ payload }, (session) => findStoredOutcome(session, submission))
  return stored === null ? { outcome: 'tooManyTries', retryAfterSeconds } : { outcome: stored }
}

/** A shared code without an address is a normal first step; with an address that does not match it is a guess. */
function isWrongCode({ outcome }: RegistrationOutcome, registration: Registration): boolean {
  return (
    outcome === 'unknownClient' ||
    (outcome === 'sharedCode' && registration.kind === 'client' && registration.email !== null)
  )
}

async function findEvent(
  payload: Payload,
  { eventSlug: slug, locale }: Registration,
): Promise<number | null> {
  const event = await findTranslated(
    { payload, locale },
    'events',
    { or: [{ 'slug.id': { equals: slug } }, { 'slug.en': { equals: slug } }] },
    slug,
  )
  return event?.id ?? null
}

/** Submissions by the same person for the same event with the same form key are identical. */
function computeSubmissionKey(registration: Registration, event: number): string {
  const { idempotencyKey, kind } = registration
  return registration.kind === 'client'
    ? submissionKey(
        idempotencyKey,
        event,
        kind,
        registration.clientCode,
        normalizeAddress(registration.email),
      )
    : submissionKey(idempotencyKey, event, kind, normalizeAddress(registration.email))
}

const normalizeAddress = (email: string | null) => (email ?? '').toLowerCase()
