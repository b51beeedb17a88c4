import { sql } from '@payloadcms/db-postgres'
import {
  type SubscriptionRequest,
  type SubscriptionRequested,
  SubscriptionRequestSchema,
} from '@site/contracts/content/subscription.ts'
import { Semaphore } from '@site/operations/semaphore.ts'
import type { Payload } from 'payload'
import { query } from '#cms/base/database/session.ts'
import { busy } from '#cms/base/http/problem.ts'
import { encrypt, hashEmail } from '#cms/base/privacy/keyed-hash.ts'
import { findFormRateLimits } from '#cms/services/site-api/form-rate-limits.ts'
import { readBody } from '#cms/services/site-api/request-body.ts'
import { submissionKey } from '#cms/services/site-api/submission-key.ts'
import { hashVisitorCustomer, hashVisitorNetwork } from '#cms/services/site-api/visitor.ts'

const semaphore = new Semaphore({ concurrency: 2, maxQueued: 500 })

/**
 * Stores a request and responds. Whether the address is known is not looked up here, but by a job (decide-requests.ts):
 * neither the response nor its time tells.
 */
export async function receiveSubscriptionRequest(request: Request, payload: Payload): Promise<Response> {
  const submitted = await readBody(request, SubscriptionRequestSchema)
  if (semaphore.isFull) return busy()
  const outcome = await semaphore.run(async (): Promise<SubscriptionRequested> => {
    const wait = await findFormRateLimits(payload).countPost(hashVisitorNetwork(request), submitted)
    if (wait !== null) return { outcome: 'tooManyTries', retryAfterSeconds: wait }
    await store(payload, submitted, hashVisitorCustomer(request))
    return { outcome: 'received' }
  })
  return Response.json(outcome, { headers: { 'Cache-Control': 'no-store' } })
}

/** A repeated submission changes nothing. */
async function store(payload: Payload, submitted: SubscriptionRequest, network: string): Promise<void> {
  const { idempotencyKey, humanCheck: _, ...content } = submitted
  const submission = submissionKey(
    idempotencyKey,
    content.email.toLowerCase(),
    JSON.stringify(content.choices),
  )
  await query(
    payload,
    sql`insert into subscription_requests (submission, sealed, email_hash, network)
      values (${submission}, ${encrypt(JSON.stringify(content))}, ${hashEmail(content.email)}, ${network})
      on conflict (submission) do nothing`,
  )
}
