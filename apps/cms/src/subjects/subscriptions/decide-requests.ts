import { sql } from '@payloadcms/db-postgres'
import type { SubscriptionRequest } from '@site/contracts/content/subscription.ts'
import type { Payload } from 'payload'
import * as v from 'valibot'
import { wholeNumber } from '#cms/base/database/row-values.ts'
import { inTransaction, type Session } from '#cms/base/database/session.ts'
import { encrypt } from '#cms/base/privacy/keyed-hash.ts'
import { enqueue, wakeSenders } from '#cms/services/mail/queue.ts'
import { lockPerson, readCount } from '#cms/services/privacy/person-rows.ts'
import { recordConsents } from './record-consents.ts'
import { openRequest } from './sealed-request.ts'
import { findSubscriber, isConfirmed, type Subscriber } from './subscriber-rows.ts'

/** Any constant works if nothing else in this database uses the same advisory lock. */
const dropLock = 771_016

const limits = {
  addressesPerNetworkAnHour: 10,
  /** Emails to one address. */
  mailsInTenMinutes: 1,
  mailsADay: 3,
} as const

/** A mailbox that did not exist may exist later; a request before that gets no email. */
const daysAfterBounce = 14

const isOpen = sql`decided_at is null`
const RequestsSchema = v.array(v.object({ id: wholeNumber, emailHash: v.string() }))
const SealedSchema = v.array(v.object({ sealed: v.string() }))
type StoredRequest = v.InferOutput<typeof RequestsSchema>[number]

/** Decides all stored requests, each in its own transaction; several processes may decide at the same time. */
export async function decideRequests(payload: Payload): Promise<void> {
  for (const request of await inTransaction({ payload }, dropAboveNetworkLimit)) {
    try {
      await inTransaction({ payload }, (session) => decide(session, request))
    } catch (error) {
      // The others do not wait for this one.
      payload.logger.error({ err: error, request: request.id }, 'Subscription request could not be decided')
    }
  }
}

async function decide(session: Session, request: StoredRequest): Promise<void> {
  const { id, emailHash } = request
  await lockPerson(session, emailHash)
  const { rows } = await session.execute(
    sql`select sealed from subscription_requests where id = ${id} and ${isOpen} for update`,
  )
  const [open] = v.parse(SealedSchema, rows)
  // Another process was faster, or the person was erased.
  if (open === undefined) return
  const content = (await isSuppressed(session, emailHash)) ? null : openRequest(open.sealed)
  const subscriber = content && (await prepareSubscriber(session, emailHash, content))
  // A request without an email cannot be confirmed, so its content is not kept.
  await session.execute(sql`
    update subscription_requests set decided_at = now(), updated_at = now(), subscriber_id = ${subscriber?.id ?? null},
      sealed = ${subscriber === null ? '' : open.sealed}
    where id = ${id}`)
  if (content === null || subscriber === null) return
  await recordConsents(session, 'requested', { ...content, person: emailHash })
  const kind = isConfirmed(subscriber) ? 'subscriptionManage' : 'subscriptionConfirm'
  await enqueue(session, { kind, dedupeKey: `${kind}:${id}`, subscriberId: subscriber.id })
  await wakeSenders(session)
}

/**
 * Decides requests of networks that asked for too many addresses: they get no email, and their content is not kept.
 *
 * @returns the other open requests, of the same snapshot: one that is stored meanwhile has not been counted
 */
async function dropAboveNetworkLimit(session: Session): Promise<StoredRequest[]> {
  // Two processes could lock the same rows in another order.
  await session.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(dropLock))})`)
  const { rows } = await session.execute(sql`
    with recent as (
      select id, network, (row_number() over (partition by network, email_hash order by id) = 1)::int as is_new
      from subscription_requests where created_at > now() - interval '1 hour'),
    counted as (select id, sum(is_new) over (partition by network order by id) as addresses from recent),
    above as (select id from counted where addresses > ${limits.addressesPerNetworkAnHour}),
    dropped as (
      update subscription_requests set decided_at = now(), sealed = '', updated_at = now()
      where ${isOpen} and id in (select id from above))
    select id, email_hash as "emailHash" from subscription_requests
    where ${isOpen} and id not in (select id from above) order by id`)
  return v.parse(RequestsSchema, rows)
}

/** Whether the address gets no email. */
async function isSuppressed(session: Session, emailHash: string): Promise<boolean> {
  const suppressions = await readCount(
    session,
    sql`select count(*)::int as count from suppressions where email_hash = ${emailHash}
      and (reason <> 'hardBounce' or since > now() - make_interval(days => ${daysAfterBounce}))`,
  )
  return suppressions > 0
}

/** The subscriber of the address, new if it is unknown; null if it got too many emails. */
async function prepareSubscriber(
  session: Session,
  emailHash: string,
  { email, locale }: Pick<SubscriptionRequest, 'email' | 'locale'>,
): Promise<Subscriber | null> {
  await session.execute(sql`
    insert into subscribers (email_hash, sealed_email, locale) values (${emailHash}, ${encrypt(email)}, ${locale})
    on conflict (email_hash) do update set updated_at = now()`)
  const subscriber = await findSubscriber(session, sql`s.email_hash = ${emailHash}`)
  if (subscriber === null) return null
  const countMails = (since: ReturnType<typeof sql>) =>
    readCount(
      session,
      sql`select count(*)::int as count from mails where subscriber_id = ${subscriber.id}
        and kind in ('subscriptionConfirm', 'subscriptionManage') and created_at > now() - ${since}`,
    )
  const isAboveLimit =
    (await countMails(sql`interval '10 minutes'`)) >= limits.mailsInTenMinutes ||
    (await countMails(sql`interval '1 day'`)) >= limits.mailsADay
  return isAboveLimit ? null : subscriber
}

const decideIntervalMs = 3_000

/**
 * Decides stored requests every few seconds.
 *
 * @returns stops it
 */
export function startDecidingRequests(payload: Payload): () => void {
  let isRunning = false
  const decisions = setInterval(() => {
    if (isRunning) return
    isRunning = true
    decideRequests(payload)
      .catch((error: unknown) =>
        payload.logger.error({ err: error }, 'Subscription requests could not be decided'),
      )
      .finally(() => {
        isRunning = false
      })
  }, decideIntervalMs)
  decisions.unref()
  return () => clearInterval(decisions)
}
