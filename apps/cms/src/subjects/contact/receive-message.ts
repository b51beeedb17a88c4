import {
  type ContactMessage,
  ContactMessageSchema,
  type MessageOutcome,
} from '@site/contracts/content/forms.ts'
import { Semaphore } from '@site/operations/semaphore.ts'
import type { Payload, PayloadRequest } from 'payload'
import { runTransaction } from '#cms/base/database/run-transaction.ts'
import { inTransaction } from '#cms/base/database/session.ts'
import { BadRequestError, busy } from '#cms/base/http/problem.ts'
import { consentVersion, hashEmail } from '#cms/base/privacy/keyed-hash.ts'
import { recordConsent } from '#cms/services/privacy/record-consent.ts'
import { isRestricted } from '#cms/services/privacy/restrict-person.ts'
import { findFormRateLimits } from '#cms/services/site-api/form-rate-limits.ts'
import { publishedAtAll } from '#cms/services/site-api/published.ts'
import { readBody } from '#cms/services/site-api/request-body.ts'
import { submissionKey } from '#cms/services/site-api/submission-key.ts'
import { hashVisitorNetwork } from '#cms/services/site-api/visitor.ts'
import { enqueueMessageMails } from './enqueue-mails.ts'

const semaphore = new Semaphore({ concurrency: 2, maxQueued: 500 })

/** Stores a contact message once: a repeated submission gets the same receipt. */
export async function receiveContactMessage(request: Request, payload: Payload): Promise<Response> {
  const message = await readBody(request, ContactMessageSchema)
  if (semaphore.isFull) return busy()
  return semaphore.run(() => receive(payload, message, hashVisitorNetwork(request)))
}

async function receive(payload: Payload, message: ContactMessage, visitor: string): Promise<Response> {
  const idempotencyKey = submissionKey(message.idempotencyKey, message.email, message.message)
  const wait = await findFormRateLimits(payload).countPost(visitor, message)
  const earlier = await findReceipt(payload, idempotencyKey)
  if (earlier) return receipt(earlier, 200)
  if (wait !== null) return respond({ outcome: 'tooManyTries', retryAfterSeconds: wait }, 200)
  try {
    const receivedAt = await runTransaction(payload, (req) => store(req, message, idempotencyKey))
    return receipt(receivedAt, 201)
  } catch (error) {
    // Concurrent identical submissions: the second one finds the row of the first. The error's class cannot be
    // checked, because the build contains Payload's classes twice.
    const duplicate = await findReceipt(payload, idempotencyKey)
    if (duplicate === null) throw error
    return receipt(duplicate, 200)
  }
}

/** Stores the message and its consent, and enqueues its emails. */
async function store(req: PayloadRequest, message: ContactMessage, idempotencyKey: string): Promise<string> {
  const { humanCheck: _, ...fields } = message
  const person = hashEmail(message.email)
  const created = await req.payload.create({
    collection: 'contact-messages',
    data: {
      ...fields,
      ...(await readDepartment(req, message.subject)),
      idempotencyKey,
      state: 'open',
      consentVersion: consentVersion(message.consentText),
      restricted: await inTransaction(req, (session) => isRestricted(session, person)),
    },
    depth: 0,
    overrideAccess: true,
    req,
  })
  await inTransaction(req, async (session) => {
    await recordConsent(session, { ...message, form: 'contact', person })
    await enqueueMessageMails(session, created.id)
  })
  return created.createdAt
}

/** The recipient of a message; without a subject, the company's own address. */
async function readDepartment(req: PayloadRequest, subject: number | null) {
  if (subject === null) {
    const { email } = await req.payload.findGlobal({
      slug: 'settings',
      select: { email: true },
      depth: 0,
      overrideAccess: true,
      req,
    })
    return { department: null, departmentEmail: email }
  }
  const { docs } = await req.payload.find({
    collection: 'contact-subjects',
    where: publishedAtAll({ id: { equals: subject } }),
    select: { department: true, departmentEmail: true },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
    req,
  })
  const [found] = docs
  if (found === undefined) throw new BadRequestError('subject', 'unknown subject.')
  return { department: found.department, departmentEmail: found.departmentEmail }
}

async function findReceipt(payload: Payload, idempotencyKey: string): Promise<string | null> {
  const { docs } = await payload.find({
    collection: 'contact-messages',
    where: { idempotencyKey: { equals: idempotencyKey } },
    select: { createdAt: true },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
  })
  return docs[0]?.createdAt ?? null
}

const receipt = (createdAt: string, status: 200 | 201) =>
  respond({ outcome: 'received', receivedAt: new Date(createdAt).toISOString() }, status)

function respond(outcome: MessageOutcome, status: 200 | 201): Response {
  return Response.json(outcome, { status, headers: { 'Cache-Control': 'no-store' } })
}
