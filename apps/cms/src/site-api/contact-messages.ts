import { ContactMessageSchema } from '@site/contracts/content/forms.ts'
import { type Payload, ValidationError } from 'payload'
import { consentVersion } from '#cms/privacy/keyed.ts'
import { readBody } from './request-body.ts'
import { submissionKey } from './submission-key.ts'

/** Takes a contact message once: the same form sent again gets the same receipt. */
export async function receiveContactMessage(request: Request, payload: Payload): Promise<Response> {
  const message = await readBody(request, ContactMessageSchema)
  const idempotencyKey = submissionKey(message.idempotencyKey, message.email, message.message)
  const earlier = await findReceipt(payload, idempotencyKey)
  if (earlier) return receipt(earlier, 200)
  const { humanCheck: _, ...fields } = message
  try {
    const created = await payload.create({
      collection: 'contact-messages',
      data: { ...fields, idempotencyKey, state: 'open', consentVersion: consentVersion(message.consentText) },
      depth: 0,
      overrideAccess: true,
    })
    return receipt(created.createdAt, 201)
  } catch (error) {
    // Two posts of the same form at the same time: the second one finds the row of the first.
    const twin = error instanceof ValidationError ? await findReceipt(payload, idempotencyKey) : null
    if (twin === null) throw error
    return receipt(twin, 200)
  }
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

function receipt(createdAt: string, status: 200 | 201): Response {
  return Response.json(
    { outcome: 'received', receivedAt: new Date(createdAt).toISOString() },
    { status, headers: { 'Cache-Control': 'no-store' } },
  )
}
