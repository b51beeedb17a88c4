import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import * as v from 'valibot'
import { runTransaction } from '#cms/base/database/run-transaction.ts'
import { inTransaction, query, type Session, type Statement } from '#cms/base/database/session.ts'
import type { FileStore } from '#cms/services/media/file-store.ts'
import { listStore, lockList, writeList } from './erasure-list.ts'
import { type Erased, type Holdings, HoldingsSchema, type Withdrawn } from './person.ts'
import { countChanged, lockPerson, type PersonRows, readCount, readIds, selectRows } from './person-rows.ts'
import { type Actor, deleteRestriction } from './restrict-person.ts'

export async function findHoldings(payload: Payload, email: string): Promise<Holdings> {
  const { person, messages, registrations, subscribers, consents } = selectRows(email)
  const [row] = await query(
    payload,
    sql`select
      (select count(*) from contact_messages where ${messages})::int as messages,
      (select count(*) from registrations where ${registrations})::int as registrations,
      ((select count(*) from subscriptions where subscriber_id in (select id from subscribers where ${subscribers}))
        + (select count(*) from subscription_requests where ${subscribers})
        + (select count(*) from subscribers where ${subscribers}))::int as subscriptions,
      (select count(*) from consents where ${consents})::int as consents,
      (select count(*) from consents where ${consents} and marketing)::int as marketing,
      ((select count(*) from consents where person = ${person} and withdrawn_at is not null)
        + (select count(*) from erasures where person = ${person})
        + (select count(*) from suppressions where email_hash = ${person})
        + (select count(*) from client_directory where email_hash = ${person}))::int as others,
      exists (select from restrictions where person = ${person}) as "isRestricted"`,
  )
  return v.parse(HoldingsSchema, row)
}

/**
 * Deletes a person's data with the mark that restricts it, and marks consents as withdrawn; the consent log stays as
 * proof. Records the erasure, in the database and in the list outside it, unless there was nothing to erase.
 */
export async function erasePerson(
  { payload, user, payloadAPI }: PayloadRequest,
  email: string,
  list: FileStore = listStore,
): Promise<Erased> {
  const rows = selectRows(email)
  return runTransaction(payload, async (req) => {
    // First, so that no other transaction waits for a lock of a row while the list loads.
    const kept = await inTransaction(req, (session) => lockList(session, list))
    const erased = await eraseRows(req, rows, { user, payloadAPI })
    if (Object.values(erased).every((number) => number === 0)) return erased
    const { person } = rows
    const { consents: _, ...counts } = erased
    const data = { person, by: user?.id ?? null, scope: 'all' as const, ...counts }
    const { createdAt } = await payload.create({ collection: 'erasures', data, depth: 0, req })
    // Last, so that a failure to write the list undoes the erasure, and the admin repeats it.
    await writeList(kept, [{ at: new Date(createdAt), person, scope: 'all' }], list)
    return erased
  })
}

export async function eraseRows(
  req: PayloadRequest,
  { person, ...rows }: PersonRows,
  by: Actor = req,
): Promise<Erased> {
  const { messages, registrations, subscriptions, consents } = await inTransaction(req, async (session) => {
    await lockPerson(session, person)
    await deleteRestriction(session, person, by)
    // Lock all events first, in one order: deleting writes change events, whose lock other transactions wait for.
    const events = await readIds(
      session,
      sql`select id from events where id in (select event_id from registrations where ${rows.registrations})
        order by id for update`,
    )
    return {
      messages: await readIds(
        session,
        sql`select id from contact_messages where ${rows.messages} order by id`,
      ),
      // Not those that were stored meanwhile: their events are not locked.
      registrations: await readIds(
        session,
        sql`select id from registrations
          where ${rows.registrations} and event_id = any(${sql.param(events)}) order by id`,
      ),
      subscriptions: await eraseSubscriptionRows(session, rows),
      consents: await countChanged(
        session,
        sql`update consents set withdrawn_at = now() where ${rows.consents}`,
      ),
    }
  })
  // One at a time through Payload, so that hooks run, such as filling freed seats. The erasure record covers
  // these deletions, so the audit trail need not.
  const { payload } = req
  const each = { depth: 0, req, context: { withoutAudit: true } }
  for (const id of messages) await payload.delete({ collection: 'contact-messages', id, ...each })
  for (const id of registrations) await payload.delete({ collection: 'registrations', id, ...each })
  return { messages: messages.length, registrations: registrations.length, subscriptions, consents }
}

/**
 * Deletes a person's subscription and requests for one, with their emails, and returns the number of rows. The hash of a
 * suppressed address stays, so that it gets no email again. Emails of lists that were sent stay without a person: erasing
 * those that bounced would start stopped lists again.
 */
export async function eraseSubscriptionRows(
  session: Session,
  rows: Pick<PersonRows, 'subscribers'>,
): Promise<number> {
  await session.execute(sql`
    delete from mails where subscriber_id in (${selectOwners(rows)}) and not (is_bulk and state in ('sent', 'failed'))`)
  await session.execute(sql`
    update mails set subscriber_id = null, last_error = null, updated_at = now(),
      occasion = regexp_replace(occasion, '[^:]*$', concat('erased-', id))
    where subscriber_id in (${selectOwners(rows)})`)
  return deleteSubscriptionRows(session, rows)
}

const selectOwners = ({ subscribers }: Pick<PersonRows, 'subscribers'>) =>
  sql`select id from subscribers where ${subscribers}`

/** As `eraseSubscriptionRows`, for a subscription that ended: its emails still count as sent, and stay without an owner. */
export async function deleteSubscriptionRows(
  session: Session,
  rows: Pick<PersonRows, 'subscribers'>,
): Promise<number> {
  const deletions = [
    sql`delete from subscriptions where subscriber_id in (${selectOwners(rows)})`,
    sql`delete from subscription_requests where ${rows.subscribers}`,
    sql`delete from subscribers where ${rows.subscribers}`,
  ]
  let deleted = 0
  for (const deletion of deletions) deleted += await countChanged(session, deletion)
  return deleted
}

/** Withdraws marketing consent only: in the log and in the forms' records. */
export async function withdrawMarketing(payload: Payload, email: string): Promise<Withdrawn> {
  const { person, messages, registrations, consents } = selectRows(email)
  return inTransaction({ payload }, async (session) => {
    await lockPerson(session, person)
    const inLog = await withdrawFromLog(session, consents)
    const inMessages = await countChanged(
      session,
      sql`update contact_messages set marketing_consent = false, marketing_text = null
        where ${messages} and marketing_consent`,
    )
    const inRegistrations = await countChanged(
      session,
      sql`update registrations set marketing_consent = false, marketing_text = null
        where ${registrations} and marketing_consent`,
    )
    return { consents: inLog, records: inMessages + inRegistrations }
  })
}

/**
 * A row of the log covers the whole consent of a form. It is withdrawn with its marketing part, and a new row without
 * marketing continues the rest with the same creation time.
 */
function withdrawFromLog(session: Session, active: Statement): Promise<number> {
  return readCount(
    session,
    sql`
    with withdrawn as (
      update consents set withdrawn_at = now(), updated_at = now() where ${active} and marketing
      returning form, locale, version, text, person, created_at),
    remaining as (
      insert into consents (form, locale, version, text, marketing, person, created_at)
      select form, locale, version, text, false, person, created_at from withdrawn)
    select count(*)::int as count from withdrawn`,
  )
}
