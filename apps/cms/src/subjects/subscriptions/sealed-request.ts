import { SubscriptionRequestSchema } from '@site/contracts/content/subscription.ts'
import * as v from 'valibot'
import { decrypt } from '#cms/base/privacy/keyed-hash.ts'

const ContentSchema = v.omit(SubscriptionRequestSchema, ['idempotencyKey', 'humanCheck'])
type RequestContent = v.InferOutput<typeof ContentSchema>

/** What the visitor submitted; null if it was stored by another release or before PAYLOAD_SECRET changed. */
export function openRequest(sealed: string): RequestContent | null {
  try {
    return v.parse(ContentSchema, JSON.parse(decrypt(sealed)))
  } catch {
    // The visitor can ask again; a request lives two days.
    return null
  }
}
