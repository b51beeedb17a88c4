import type { SubscriptionConfirmed, SubscriptionEnded } from '@site/contracts/content/subscription.ts'
import type { SubscriptionList } from '@site/contracts/content/subscription-names.ts'
import { data } from 'react-router'
import type { Site } from '#app/request/site-context.ts'
import { acceptedInit, catchUnavailable, linkStatuses, readToken, respondFailed } from './link.server.ts'

type Confirmed = Extract<SubscriptionConfirmed, { outcome: 'confirmed' }>

/** Action data of the page that confirms a subscription. */
export type ConfirmOutcome =
  | ({ readonly kind: 'confirmed' } & Omit<Confirmed, 'outcome'>)
  | { readonly kind: 'expired' }

/** Action data of the page that ends a list. */
export interface EndOutcome {
  readonly kind: 'ended'
  /** null: the link was of no list. */
  readonly list: SubscriptionList | null
}

type Clients = Pick<Site, 'content'>

/** A repeated confirmation has the same response. */
export async function confirmSubscription({ content }: Clients, url: URL) {
  const token = readToken(url)
  const response =
    token === null
      ? ({ outcome: 'expired' } as const)
      : await catchUnavailable(content.confirmSubscription(token))
  if (response === 'unavailable') {
    return respondFailed()
  }
  if (response.outcome === 'expired') {
    return data<ConfirmOutcome>({ kind: 'expired' }, { status: linkStatuses.expired })
  }
  const { lists, omittedTickers, manageToken } = response
  return data<ConfirmOutcome>({ kind: 'confirmed', lists, omittedTickers, manageToken }, acceptedInit)
}

/**
 * Ends the list of the token, for a visitor and for a mail provider (RFC 8058): 200 also for an old, repeated or broken
 * token, because a provider counts anything else as a failure.
 */
export async function endSubscription({ content }: Clients, url: URL) {
  const token = readToken(url)
  const response: SubscriptionEnded | 'unavailable' =
    token === null ? { outcome: 'ended', list: null } : await catchUnavailable(content.endSubscription(token))
  return response === 'unavailable'
    ? respondFailed()
    : data<EndOutcome>({ kind: 'ended', list: response.list }, acceptedInit)
}
