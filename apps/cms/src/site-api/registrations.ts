import { sql } from '@payloadcms/db-postgres'
import {
  type Registration,
  type RegistrationOutcome,
  RegistrationSchema,
} from '@site/contracts/content/forms.ts'
import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload'
import * as v from 'valibot'
import { writeChange } from '#cms/change-feed/write-change.ts'
import { inTransaction } from '#cms/database/session.ts'
import { consentVersion, hashClientCode, hashEmail } from '#cms/privacy/keyed.ts'
import { problem } from './problem.ts'
import { findTranslated } from './published.ts'
import { readBody } from './request-body.ts'
import { submissionKey } from './submission-key.ts'

type Outcome = RegistrationOutcome['outcome']

const EventRowSchema = v.object({
  capacity: v.pipe(v.union([v.number(), v.string()]), v.transform(Number)),
  held: v.pipe(v.union([v.number(), v.string()]), v.transform(Number)),
  isOpen: v.boolean(),
})

/** Registers for an event, or says why not. 404 where there is no such event. */
export async function receiveRegistration(request: Request, payload: Payload): Promise<Response> {
  const registration = await readBody(request, RegistrationSchema)
  const { eventSlug: slug, locale } = registration
  const event = await findTranslated(
    { payload, locale },
    'events',
    { or: [{ 'slug.id': { equals: slug } }, { 'slug.en': { equals: slug } }] },
    slug,
  )
  if (event === null) return problem(404, 'There is no such event.')
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  try {
    const outcome = await register(req, event.id, registration)
    await commitTransaction(req)
    return Response.json({ outcome }, { headers: { 'Cache-Control': 'no-store' } })
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

/** The lock on the event's row lets registrations of one event through one after the other. */
async function register(req: PayloadRequest, event: number, registration: Registration): Promise<Outcome> {
  const state = await lockEvent(req, event)
  const identity = identityOf(registration)
  const idempotencyKey = submissionKey(registration.idempotencyKey, event, identity)
  if (await exists(req, 'registrations', { idempotencyKey: { equals: idempotencyKey } })) return 'registered'
  if (!state.isOpen) return 'closed'
  if (
    registration.kind === 'client' &&
    !(await exists(req, 'client-directory', { codeHash: { equals: identity } }))
  ) {
    return 'unknownClient'
  }
  const ofEvent = { event: { equals: event } }
  if (await exists(req, 'registrations', { and: [ofEvent, { identity: { equals: identity } }] })) {
    return 'alreadyRegistered'
  }
  const { totalDocs: taken } = await req.payload.count({
    collection: 'registrations',
    where: ofEvent,
    overrideAccess: true,
    req,
  })
  if (state.held + taken >= state.capacity) return 'full'
  await req.payload.create({
    collection: 'registrations',
    data: {
      ...keptAnswers(registration),
      event,
      identity,
      idempotencyKey,
      state: 'confirmed',
      registeredAt: new Date().toISOString(),
      consentVersion: consentVersion(registration.consentText),
    },
    depth: 0,
    overrideAccess: true,
    req,
  })
  // The event's page says how many seats are left.
  await writeChange(req, [`events:${event}`, 'list:events'])
  return 'registered'
}

/** All but the address of the event, which its id replaces, and the client code, which nobody needs again. */
function keptAnswers(registration: Registration) {
  if (registration.kind === 'nonClient') {
    const { eventSlug: _, humanCheck: __, ...answers } = registration
    return answers
  }
  const { eventSlug: _, clientCode: __, humanCheck: ___, ...answers } = registration
  return answers
}

function identityOf(registration: Registration): string {
  return registration.kind === 'client'
    ? hashClientCode(registration.clientCode)
    : hashEmail(registration.email)
}

async function lockEvent(req: PayloadRequest, id: number): Promise<v.InferOutput<typeof EventRowSchema>> {
  const { rows } = await inTransaction(req, async (session) =>
    session.execute(sql`
      select capacity, seats_held as held,
        _status = 'published' and now() between registration_opens_at and registration_closes_at as "isOpen"
      from events where id = ${id} for update`),
  )
  return v.parse(EventRowSchema, rows[0])
}

async function exists(
  req: PayloadRequest,
  collection: 'registrations' | 'client-directory',
  where: Parameters<Payload['count']>[0]['where'] & object,
): Promise<boolean> {
  const { totalDocs } = await req.payload.count({ collection, where, overrideAccess: true, req })
  return totalDocs > 0
}
