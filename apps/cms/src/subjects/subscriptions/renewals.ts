import { sql } from '@payloadcms/db-postgres'
import { subscriptionLists } from '@site/contracts/content/subscription-names.ts'
import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import type { Payload } from 'payload'
import * as v from 'valibot'
import { wholeNumber } from '#cms/base/database/row-values.ts'
import { inTransaction, query, type Session } from '#cms/base/database/session.ts'
import { retentionPeriods } from '#cms/base/privacy/retention-periods.ts'
import { enqueue, wakeSenders } from '#cms/services/mail/queue.ts'
import { deleteSubscriptionRows } from '#cms/services/privacy/erase-person.ts'
import { lockPerson, selectSubscribers } from '#cms/services/privacy/person-rows.ts'
import { withdrawConsents } from './record-consents.ts'
import { findSubscriber } from './subscriber-rows.ts'
import { questionKeys, toQuestionKey } from './subscription-mails.ts'

const OwnersSchema = v.array(v.object({ id: wholeNumber, emailHash: v.string() }))

/** Many at once would be a burst of emails. */
const mostAtOnce = 500

const isOld = sql`s.confirmed_at < now() - make_interval(months => ${retentionPeriods.subscriptions.months})
  and s.state in ('active', 'paused')`
/** While its row exists, a month: after a failure we ask again then. */
const wasAsked = sql`exists (
  select from mails m where m.subscriber_id = s.id and m.occasion like ${questionKeys})`
const isUnanswered = sql`s.asked_at < now() - make_interval(days => ${retentionPeriods.unansweredSubscriptions.days})`
/** Without a list there is nothing to keep the address for. */
const isWithoutList = sql`s.state <> 'pending'
  and not exists (select from subscriptions b where b.subscriber_id = s.id)`

/** Asks whether old subscriptions shall go on, and deletes those without an answer and those without a list. */
export async function renewSubscriptions(payload: Payload): Promise<void> {
  await recordQuestions(payload)
  await changeEach(payload, sql`${isOld} and s.asked_at is null and not ${wasAsked}`, askOwner)
  await changeEach(
    payload,
    sql`(${isOld} and ${isUnanswered} or ${isWithoutList})`,
    async (session, owner) => {
      await withdrawConsents(session, owner.emailHash, subscriptionLists)
      await deleteSubscriptionRows(session, selectSubscribers(owner.emailHash))
    },
  )
}

type Owner = v.InferOutput<typeof OwnersSchema>[number]

async function changeEach(
  payload: Payload,
  condition: ReturnType<typeof sql>,
  change: (session: Session, owner: Owner) => Promise<void>,
): Promise<void> {
  const rows = await query(
    payload,
    sql`select s.id, s.email_hash as "emailHash" from subscribers s where ${condition} order by s.id limit ${mostAtOnce}`,
  )
  for (const owner of v.parse(OwnersSchema, rows)) {
    await inTransaction({ payload }, async (session) => {
      await lockPerson(session, owner.emailHash)
      // It may have been answered or confirmed meanwhile.
      const current = await findSubscriber(session, sql`s.id = ${owner.id} and ${condition}`)
      if (current !== null) await change(session, owner)
    })
  }
}

/** The time to answer begins when the question is sent: without one, nothing is deleted. */
async function recordQuestions(payload: Payload): Promise<void> {
  await query(
    payload,
    sql`update subscribers s set asked_at = m.sent_at, updated_at = now() from mails m
      where m.subscriber_id = s.id and m.occasion like ${questionKeys} and m.state = 'sent' and m.bounce is null
        and s.asked_at is null and ${isOld}`,
  )
}

async function askOwner(session: Session, { id }: Owner): Promise<void> {
  const dedupeKey = toQuestionKey(id, dayInJakarta(new Date()))
  await enqueue(session, { kind: 'subscriptionManage', dedupeKey, subscriberId: id })
  await wakeSenders(session)
}

const renewalIntervalMs = 3_600_000

/**
 * Renews or deletes subscriptions every hour.
 *
 * @returns stops it
 */
export function startRenewals(payload: Payload): () => void {
  const renewals = setInterval(() => {
    renewSubscriptions(payload).catch((error: unknown) =>
      payload.logger.error({ err: error }, 'Subscriptions could not be renewed'),
    )
  }, renewalIntervalMs)
  renewals.unref()
  return () => clearInterval(renewals)
}
