import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import * as v from 'valibot'
import { pointInTime, wholeNumber } from '#cms/base/database/row-values.ts'
import { query, type Session, type Statement } from '#cms/base/database/session.ts'
import type { Mail } from '#cms/base/payload-types.ts'
import { bulkKinds, isBulkKind } from './bulk-kinds.ts'

const kinds = [
  'registrationConfirmed',
  'registrationWaiting',
  'registrationHeld',
  'alreadyRegistered',
  'seatFreed',
  'registrationCancelled',
  'eventCanceled',
  'eventMoved',
  'eventReinstated',
  'eventReminder',
  'eventMessage',
  'messageReceived',
  'messageForwarded',
  'accountInvited',
  'accountLocked',
  'passwordChanged',
  'emailChanged',
  'reviewRequested',
  'reviewReturned',
  'reviewApproved',
  'subscriptionConfirm',
  'subscriptionManage',
  ...bulkKinds,
] as const satisfies Mail['kind'][]

const leaseText = sql`to_char(due_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const LeasesSchema = v.array(v.object({ lease: v.string() }))

const ClaimedSchema = v.array(
  v.object({
    id: v.number(),
    kind: v.picklist(kinds),
    dedupeKey: v.string(),
    registration: v.nullable(v.number()),
    message: v.nullable(v.number()),
    eventMessage: v.nullable(v.number()),
    review: v.nullable(v.number()),
    account: v.nullable(v.number()),
    subscriberId: v.nullable(wholeNumber),
    recipient: v.nullable(v.string()),
    queuedAt: pointInTime,
    attempts: wholeNumber,
    lease: v.string(),
  }),
)
/** An email that this process may send until its lease expires. */
export type ClaimedMail = v.InferOutput<typeof ClaimedSchema>[number]

type Claim = { limit: number; leaseMs: number }
type Lane = { lane: Statement; order: Statement }

/**
 * Claims due emails that must not wait, including those whose lease expired because their process was killed. Each email
 * goes to one process only. Bulk emails are in another lane (bulk-rows.ts).
 */
export async function claimMails(payload: Payload, claim: Claim): Promise<ClaimedMail[]> {
  return parseClaimed(
    await query(payload, claimStatement({ lane: sql`not is_bulk`, order: sql`due_at, id` }, claim)),
  )
}

export const parseClaimed = (rows: unknown): ClaimedMail[] => v.parse(ClaimedSchema, rows)

export const claimStatement = ({ lane, order }: Lane, { limit, leaseMs }: Claim): Statement => sql`
  update mails set state = 'sending', updated_at = now(), claimed_at = case when is_bulk then now() end,
    due_at = now() + ${leaseMs} * interval '1 millisecond'
  where id in (
    select id from mails where ${lane} and state in ('due', 'sending') and due_at <= now()
      -- After a rollback, kinds of the newer release stay queued.
      and kind::text = any(${sql.param(kinds)})
    order by ${order} limit ${limit}
    for update skip locked
  )
  returning id, kind, occasion as "dedupeKey", registration_id as registration, message_id as message,
    event_message_id as "eventMessage", review_id as review, account_id as account,
    subscriber_id as "subscriberId", recipient, created_at as "queuedAt", attempts, ${leaseText} as lease`

/** After the lease has expired, another process may be sending the email. */
const stillOurs = ({ id, lease }: ClaimedMail) =>
  sql`id = ${id} and state = 'sending' and due_at = ${lease}::timestamptz`

/** Renews the lease; null if another process claimed the email after the lease, or if the email has expired. */
export async function renewLease(
  payload: Payload,
  mail: ClaimedMail,
  leaseMs: number,
): Promise<ClaimedMail | null> {
  const rows = await query(
    payload,
    sql`update mails set due_at = now() + ${leaseMs} * interval '1 millisecond', updated_at = now()
      where ${stillOurs(mail)} and (expires_at is null or expires_at > now()) returning ${leaseText} as lease`,
  )
  const lease = v.parse(LeasesSchema, rows)[0]?.lease
  return lease === undefined ? null : { ...mail, lease }
}

export async function markSent(payload: Payload, mail: ClaimedMail): Promise<void> {
  await query(
    payload,
    sql`update mails set state = 'sent', sent_at = now(), attempts = attempts + 1, last_error = null,
      recipient = null, updated_at = now() where ${stillOurs(mail)}`,
  )
}

/** Schedules a retry, or marks the email as failed if `retryInMs` is null. */
export async function markFailed(
  payload: Payload,
  mail: ClaimedMail,
  { reason, retryInMs }: { reason: string; retryInMs: number | null },
): Promise<void> {
  const next =
    retryInMs === null
      ? sql`state = 'failed'`
      : sql`state = 'due', due_at = now() + ${retryInMs} * interval '1 millisecond'`
  await query(
    payload,
    sql`update mails set ${next}, attempts = attempts + 1, last_error = ${reason}, updated_at = now()
      where ${stillOurs(mail)}`,
  )
}

/** Marks an email as failed because its mailbox does not exist; false if another process claimed it meanwhile. */
export async function markRefused(session: Session, mail: ClaimedMail, reason: string): Promise<boolean> {
  const { rows } = await session.execute(sql`
    update mails set state = 'failed', attempts = attempts + 1, last_error = ${reason}, bounce = 'hard',
      bounced_at = now(), updated_at = now()
    where ${stillOurs(mail)} returning 1`)
  return rows.length > 0
}

/** Deletes an obsolete email. A bulk email stays without being sent, so that its list cannot enqueue it again. */
export async function dropMail(payload: Payload, mail: ClaimedMail): Promise<void> {
  await query(
    payload,
    isBulkKind(mail.kind)
      ? sql`update mails set state = 'obsolete', updated_at = now() where ${stillOurs(mail)}`
      : sql`delete from mails where ${stillOurs(mail)}`,
  )
}
