import { sql } from '@payloadcms/db-postgres'
import type { SubscriptionChoice } from '@site/contracts/content/subscription.ts'
import * as v from 'valibot'
import { runTransaction } from '#cms/base/database/run-transaction.ts'
import { inTransaction } from '#cms/base/database/session.ts'
import { hashEmail } from '#cms/base/privacy/keyed-hash.ts'
import { decideRequests } from '#cms/subjects/subscriptions/decide-requests.ts'
import { subscriberEvents } from '#cms/subjects/subscriptions/subscriber-events.ts'
import { findSubscriber } from '#cms/subjects/subscriptions/subscriber-rows.ts'
import { createConfirmToken, createManageToken } from '#cms/subjects/subscriptions/token.ts'
import { someAddress } from './forms.ts'
import { execute, payload, post, someNetwork } from './service.ts'

const consentText = 'Saya setuju alamat email ini dipakai.'
export const notes: SubscriptionChoice = { list: 'pagi', consentText }
export const research: SubscriptionChoice = { list: 'riset', consentText }
export const announcements: SubscriptionChoice = { list: 'pengumuman', consentText }
export const newEvents: SubscriptionChoice = { list: 'acara', consentText, newEvents: true, events: [] }
export const shares = (...tickers: string[]): SubscriptionChoice => ({
  list: 'saham',
  consentText,
  shares: tickers.map((ticker) => ({ ticker, news: ['report'], above: 4300, below: null })),
})

export const subscriptionRequest = (change: Record<string, unknown> = {}) => ({
  idempotencyKey: crypto.randomUUID(),
  locale: 'id',
  humanCheck: 'passed',
  email: someAddress(),
  consentVersion: '1',
  choices: [notes, research],
  ...change,
})

/** Submits the form and lets the job decide. */
export async function request(change: Record<string, unknown> = {}, network = someNetwork()) {
  const response = await post('subscription-requests', subscriptionRequest(change), network)
  await decideRequests(payload)
  return response
}

export async function readSubscriber(email: string) {
  const person = hashEmail(email)
  return inTransaction({ payload }, (session) => findSubscriber(session, sql`s.email_hash = ${person}`))
}

export async function requireSubscriber(email: string) {
  const subscriber = await readSubscriber(email)
  if (subscriber === null) throw new Error(`${email} is no subscriber`)
  return subscriber
}

const inAnHour = () => new Date(Date.now() + 3_600_000)

/** The token in the newest email to confirm. */
export async function readConfirmToken(email: string, until = inAnHour()) {
  const [id = ''] = await listTexts(
    sql`select id::text as text from subscription_requests where email_hash = ${hashEmail(email)} and sealed <> ''
      order by id desc`,
  )
  return createConfirmToken(await requireSubscriber(email), Number(id), until)
}

export async function postToken(path: string, token: string, more: Record<string, unknown> = {}) {
  return (await post(path, { token, ...more })).json()
}

/** A confirmed subscriber. */
export async function subscribe(choices: SubscriptionChoice[], locale = 'id', email = someAddress()) {
  await request({ choices, locale, email })
  await postToken('subscription-confirmations', await readConfirmToken(email))
  const subscriber = await requireSubscriber(email)
  return { email, subscriber, manageToken: createManageToken(subscriber) }
}

const TextsSchema = v.array(v.object({ text: v.string() }))

/** The column `text` of each row. */
export async function listTexts(statement: ReturnType<typeof sql>): Promise<string[]> {
  return v.parse(TextsSchema, await execute(statement)).map(({ text }) => text)
}

/** List, ticker, kind and threshold of each row. */
export const listRows = (subscriber: number) =>
  listTexts(sql`select concat_ws(' ', list, ticker, kind, threshold) as text from subscriptions
    where subscriber_id = ${subscriber} order by id`)

export const listMailKinds = (subscriber: number) =>
  listTexts(sql`select kind::text as text from mails where subscriber_id = ${subscriber} order by id`)

export const waitTenMinutes = (subscriber: number) =>
  execute(
    sql`update mails set created_at = created_at - interval '11 minutes' where subscriber_id = ${subscriber}`,
  )

export const suppress = (subscriberId: number, reason: 'hardBounce' | 'complaint') =>
  runTransaction(payload, (req) => subscriberEvents.suppress(req, { subscriberId, reason }))
