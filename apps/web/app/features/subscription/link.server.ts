import { SubscriptionTokenSchema } from '@site/contracts/content/subscription.ts'
import { SUBSCRIPTION_PARAMETER, type SubscriptionList } from '@site/contracts/content/subscription-names.ts'
import { data } from 'react-router'
import * as v from 'valibot'
import { FORM_OUTCOME_HEADER, type FormOutcome } from '#app/forms/form-outcome.ts'
import type { Site } from '#app/request/site-context.ts'
import { isServiceUnavailable } from '#app/upstream/upstream-error.ts'
import type { FailedRequest, LinkProblem, LinkPurpose } from './link.ts'

export type OpenedLink =
  | { readonly state: LinkProblem }
  | { readonly state: 'valid'; readonly token: string; readonly list: SubscriptionList | null }

/** The token of the URL; null if there is none or it has another format. */
export function readToken(url: URL): string | null {
  const token = url.searchParams.get(SUBSCRIPTION_PARAMETER)
  return v.is(SubscriptionTokenSchema, token) ? token : null
}

/** Why there is no token in the URL. */
export function findTokenProblem(url: URL): LinkProblem {
  return url.searchParams.has(SUBSCRIPTION_PARAMETER) ? 'expired' : 'missing'
}

/** What the link of an email is for. Mail scanners open links, so this changes nothing. */
export async function openLink(
  { content }: Pick<Site, 'content'>,
  url: URL,
  purpose: LinkPurpose,
): Promise<OpenedLink> {
  const token = readToken(url)
  if (token === null) {
    return { state: findTokenProblem(url) }
  }
  const link = await catchUnavailable(content.subscriptionLink(token))
  if (link === 'unavailable') {
    return { state: 'unavailable' }
  }
  return link.outcome === 'valid' && link.purpose === purpose
    ? { state: 'valid', token, list: link.list }
    : { state: 'expired' }
}

export const linkStatuses = {
  valid: 200,
  missing: 200,
  expired: 404,
  unavailable: 503,
} as const satisfies Record<OpenedLink['state'], number>

/** The response init of a page with a token in its URL, which no other page may see as referrer. */
export function linkInit(state: OpenedLink['state']): { status: number; headers: Record<string, string> } {
  return { status: linkStatuses[state], headers: { 'referrer-policy': 'no-referrer' } }
}

/** The response init of an action that had its effect. */
export const acceptedInit = {
  status: 200,
  headers: { [FORM_OUTCOME_HEADER]: 'accepted' satisfies FormOutcome },
}

export function respondFailed() {
  return data<FailedRequest>({ kind: 'failed', reason: 'unavailable' }, { status: linkStatuses.unavailable })
}

/** The response; null of a service without the endpoint counts as unavailable. */
export async function catchUnavailable<Value>(
  value: Promise<Value | null>,
): Promise<NonNullable<Value> | 'unavailable'> {
  try {
    return (await value) ?? 'unavailable'
  } catch (error) {
    if (!isServiceUnavailable(error)) {
      throw error
    }
    return 'unavailable'
  }
}
