import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import * as v from 'valibot'
import { pointInTime, wholeNumber } from '#cms/base/database/row-values.ts'
import { query } from '#cms/base/database/session.ts'
import type { Mail } from '#cms/base/payload-types.ts'
import { bulkKinds } from './bulk-kinds.ts'

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

/**
 * Claims due emails, including those whose lease expired because their process was killed. Each email goes to one
 * process only.
 */
export async function claimMails(
  payload: Payload,
  { limit, leaseMs }: { limit: number; leaseMs: number },
): Promise<ClaimedMail[]> {
  const rows = await query(
    payload,
    sql`
      update mails set state = 'sending', updated_at = now(),
        due_at = now() + ${leaseMs} * interval '1 millisecond'
      where id in (
        select id from mails where state in ('due', 'sending') and due_at <= now()
          -- After a rollback, kinds of the newer release stay queued.
          and kind::text = any(${sql.param(kinds)})
        order by due_at, id limit ${limit}
        for update skip locked
      )
      returning id, kind, occasion as "dedupeKey", registration_id as registration, message_id as message,
        event_message_id as "eventMessage", review_id as review, account_id as account,
        subscriber_id as "subscriberId", recipient, created_at as "queuedAt", attempts, ${leaseText} as lease`,
  )
  return v.parse(ClaimedSchema, rows)
}

/** After the lease has expired, another process may be sending the email. */
const stillOurs = ({ id, lease }: ClaimedMail) =>
  sql`id = ${id} and state = 'sending' and due_at = ${lease}::timestamptz`

/** Renews the lease; null if it expired and another process claimed the mail. */
export async function renewLease(
  payload: Payload,
  mail: ClaimedMail,
  leaseMs: number,
): Promise<ClaimedMail | null> {
  const rows = await query(
    payload,
    sql`update mails set due_at = now() + ${leaseMs} * interval '1 millisecond', updated_at = now()
      where ${stillOurs(mail)} returning ${leaseText} as lease`,
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

/** Deletes an obsolete email. */
export async function dropMail(payload: Payload, mail: ClaimedMail): Promise<void> {
  await query(payload, sql`delete from mails where ${stillOurs(mail)}`)
}
