import { timingSafeEqual } from 'node:crypto'
import { subscriptionLimits, subscriptionLists } from '@site/contracts/content/subscription-names.ts'
import * as v from 'valibot'
import { signSubscriptionLink } from '#cms/base/privacy/keyed-hash.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

const purposes = ['confirm', 'manage', 'unsubscribe'] as const
export type Purpose = (typeof purposes)[number]

const LinkSchema = v.object({
  subscriber: v.pipe(v.string(), v.toNumber()),
  purpose: v.picklist(purposes),
  /** The request to confirm, or the list to end. */
  about: v.string(),
  /** In seconds; 0: never. */
  expires: v.pipe(v.string(), v.toNumber()),
})
export type Link = v.InferOutput<typeof LinkSchema>

/** The holder of the link: every link is of one epoch. */
export type Holder = { id: number; tokenEpoch: number }

function createToken({ id, tokenEpoch }: Holder, link: Omit<Link, 'subscriber'>): string {
  const { purpose, about, expires } = link
  const text = [id, purpose, about, expires === 0 ? '' : expires].join('.')
  return `${text}.${signSubscriptionLink(`${text}.${tokenEpoch}`)}`
}

const secondsIn = (ms: number, now: Date) => Math.floor((now.getTime() + ms) / 1000)

/** Confirms a request; without one, that the subscription shall go on. */
export function createConfirmToken(holder: Holder, request: number | null, until: Date): string {
  return createToken(holder, {
    purpose: 'confirm',
    about: request === null ? '' : String(request),
    expires: secondsIn(0, until),
  })
}

export function createManageToken(holder: Holder, now = new Date()): string {
  const expires = secondsIn(subscriptionLimits.manageDays * dayMs, now)
  return createToken(holder, { purpose: 'manage', about: '', expires })
}

/** Ends a list. Never expires. */
export function createUnsubscribeToken(holder: Holder, list: (typeof subscriptionLists)[number]): string {
  return createToken(holder, { purpose: 'unsubscribe', about: list, expires: 0 })
}

/** When the link to confirm a request ends. */
export const confirmableUntil = (requestedAt: Date): Date =>
  new Date(requestedAt.getTime() + subscriptionLimits.confirmHours * hourMs)

/** What a token claims; null if it is no token. Only `isValidToken` proves the claim. */
export function readToken(token: string): Link | null {
  const [subscriber, purpose, about, expires] = token.split('.')
  const parsed = v.safeParse(LinkSchema, { subscriber, purpose, about, expires: expires || '0' })
  return parsed.success ? parsed.output : null
}

export const isExpired = ({ expires }: Link, now = new Date()): boolean =>
  expires !== 0 && expires * 1000 <= now.getTime()

/** Whether we signed the token in the holder's epoch, and it has not expired. */
export function isValidToken(token: string, holder: Holder, now = new Date()): boolean {
  const link = readToken(token)
  if (link === null || link.subscriber !== holder.id || isExpired(link, now)) return false
  const actual = Buffer.from(token)
  const expected = Buffer.from(createToken(holder, link))
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}

/** The list of a link that ends one. */
export function listOfLink({ purpose, about }: Link): (typeof subscriptionLists)[number] | null {
  return (purpose === 'unsubscribe' && subscriptionLists.find((list) => list === about)) || null
}
