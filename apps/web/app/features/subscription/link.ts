import type { SubscriptionLink } from '@site/contracts/content/subscription.ts'
import { SUBSCRIPTION_PARAMETER } from '@site/contracts/content/subscription-names.ts'
import type { Query } from '#app/i18n/path-to.ts'

export type LinkPurpose = Extract<SubscriptionLink, { outcome: 'valid' }>['purpose']

/** What the URL of a page is worth; `missing`: somebody opened the page without the link of an email. */
export type LinkProblem = 'missing' | 'expired' | 'unavailable'

/** Action data of a request that was not delivered. */
export interface FailedRequest {
  readonly kind: 'failed'
  readonly reason: 'unavailable' | 'offline'
}

export function toLinkQuery(token: string | null): Query {
  return { [SUBSCRIPTION_PARAMETER]: token }
}
