import { setTimeout as delay } from 'node:timers/promises'
import {
  type Registration,
  type RegistrationOutcome,
  RegistrationSchema,
} from '@site/contracts/content/forms.ts'
import { Semaphore } from '@site/operations/semaphore.ts'
import type { Payload } from 'payload'
import { runTransaction } from '#cms/database/run-transaction.ts'
import { inTransaction } from '#cms/database/session.ts'
import { hasClients } from '#cms/registrations/find-client.ts'
import { type Outcome, register, storedOutcome } from '#cms/registrations/register.ts'
import { formLimitsOf } from './form-limits.ts'
import { busy, problem } from './problem.ts'
import { findTranslated } from './published.ts'
import { readBody } from './request-body.ts'
import { maxQueued, seatSemaphore } from './seat-semaphore.ts'
import { submissionKey } from './submission-key.ts'
import { visitorOf } from './visitor.ts'

/** One at a time: a wrong code is counted before the next one is looked up, however many come at once. */
const clientSemaphore = new Semaphore({ concurrency: 1, maxQueued })

/** Answers about client codes come at whole steps of this, so that their time tells nothing of a code. */
const clientAnswerStepMs = 300

/** Registers for an event, or says why not. 404 where there is no such event. */
export async function receiveRegistration(request: Request, payload: Payload): Promise<Response> {
  const registration = await readBody(request, RegistrationSchema)
  const isClient = registration.kind === 'client'
  const semaphore = isClient ? clientSemaphore : seatSemaphore
  if (semaphore.isFull) return busy()
  const started = performance.now()
  const outcome = await semaphore.run(() => answer(payload, registration, visitorOf(request)))
  if (isClient) await delay(clientAnswerStepMs - ((performance.now() - started) % clientAnswerStepMs))
  if (outcome === null) return problem(404, 'There is no such event.')
  return Response.json(outcome, { headers: { 'Cache-Control': 'no-store' } })
}

async function answer(
  payload: Payload,
  registration: Registration,
  visitor: string,
): Promise<RegistrationOutcome | null> {
  const limits = formLimitsOf(payload)
  const wait = await limits.countPost(visitor, registration)
  const event = await findEvent(payload, registration)
  if (event === null) return null
  const submission = keyOf(registration, event)
  if (wait !== null) return refuse(payload, submission, wait)
  const isClient = registration.kind === 'client'
  const codesWait = isClient ? await limits.refuseCodes(visitor) : null
  if (codesWait !== null) return refuse(payload, submission, codesWait)
  const needsAddress = isClient && (await limits.needAddress(event))
  const outcome = await runTransaction(payload, (req) =>
    register(req, event, registration, submission, needsAddress),
  )
  if (isWrongCode(outcome, registration) && (await hasClients(payload))) {
    await limits.countWrongCode(visitor, event)
  }
  return { outcome }
}

/** What is stored already is said again, however often. */
async function refuse(
  payload: Payload,
  submission: string,
  retryAfterSeconds: number,
): Promise<RegistrationOutcome> {
  const stored = await inTransaction({ payload }, (session) => storedOutcome(session, submission))
  return stored === null ? { outcome: 'tooManyTries', retryAfterSeconds } : { outcome: stored }
}

/** A shared code alone is an honest first step; with an address that fits nobody it is a guess. */
function isWrongCode(outcome: Outcome, registration: Registration): boolean {
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

/** The same person at the same event under the same key of a form is the same submission. */
function keyOf(registration: Registration, event: number): string {
  const { idempotencyKey, kind } = registration
  return registration.kind === 'client'
    ? submissionKey(idempotencyKey, event, kind, registration.clientCode, addressOf(registration.email))
    : submissionKey(idempotencyKey, event, kind, addressOf(registration.email))
}

const addressOf = (email: string | null) => (email ?? '').toLowerCase()
