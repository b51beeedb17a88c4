import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import * as v from 'valibot'
import { runTransaction } from '#cms/database/run-transaction.ts'
import { inTransaction, query, type Session } from '#cms/database/session.ts'
import { hashEmail } from './keyed.ts'
import { type Erased, type Holdings, HoldingsSchema, type Withdrawn } from './person.ts'

const IdsSchema = v.array(v.object({ id: v.number() }))
const CountSchema = v.tuple([v.object({ count: v.number() })])

/** Rows about the person with an address: as it was written in a form, or as the client directory knows it. */
function rowsOf(email: string) {
  const address = email.trim().toLowerCase()
  const person = hashEmail(email)
  return {
    person,
    messages: sql`lower(btrim(email)) = ${address}`,
    registrations: sql`(lower(btrim(email)) = ${address} or identity = ${person}
      or client_id in (select id from client_directory where email_hash = ${person}))`,
    consents: sql`person = ${person} and withdrawn_at is null`,
  }
}

export async function findHoldings(payload: Payload, email: string): Promise<Holdings> {
  const { messages, registrations, consents } = rowsOf(email)
  const [row] = await query(
    payload,
    sql`select
      (select count(*) from contact_messages where ${messages})::int as messages,
      (select count(*) from registrations where ${registrations})::int as registrations,
      (select count(*) from consents where ${consents})::int as consents,
      (select count(*) from consents where ${consents} and marketing)::int as marketing`,
  )
  return v.parse(HoldingsSchema, row)
}

/**
 * Deletes what is kept of a person and marks the consents as withdrawn; the log of consents stays, as proof.
 * What was done is recorded, unless there was nothing to do.
 */
export async function erasePerson(payload: Payload, email: string, by: number): Promise<Erased> {
  const { person, ...rows } = rowsOf(email)
  return runTransaction(payload, async (req) => {
    const { messages, registrations, consents } = await inTransaction(req, async (session) => {
      await onePersonAtATime(session, person)
      // All of them first, in one order: deleting writes to the change feed, which everybody who holds an event waits for.
      await session.execute(sql`
        select 1 from events where id in (select event_id from registrations where ${rows.registrations})
        order by id for update`)
      return {
        messages: await idsOf(session, sql`select id from contact_messages where ${rows.messages}`),
        registrations: await idsOf(session, sql`select id from registrations where ${rows.registrations}`),
        consents: await changed(
          session,
          sql`update consents set withdrawn_at = now() where ${rows.consents}`,
        ),
      }
    })
    // One by one through Payload: what hangs on a deletion, such as a seat that others wait for, is done by its hooks.
    // The record of the erasure lists them all, so that the audit trail need not.
    const each = { depth: 0, req, context: { withoutAudit: true } }
    for (const id of messages) await payload.delete({ collection: 'contact-messages', id, ...each })
    for (const id of registrations) await payload.delete({ collection: 'registrations', id, ...each })
    const erased = { messages: messages.length, registrations: registrations.length, consents }
    if (Object.values(erased).some((number) => number > 0)) {
      await payload.create({
        collection: 'erasures',
        data: { person, by, messages: erased.messages, registrations: erased.registrations },
        depth: 0,
        req,
      })
    }
    return erased
  })
}

/** Takes back the consent to marketing alone: in the log, and where forms keep it. */
export async function withdrawMarketing(payload: Payload, email: string): Promise<Withdrawn> {
  const { person, messages, registrations, consents } = rowsOf(email)
  return inTransaction({ payload }, async (session) => {
    await onePersonAtATime(session, person)
    const inLog = await withdrawFromLog(session, consents)
    const inMessages = await changed(
      session,
      sql`update contact_messages set marketing_consent = false where ${messages} and marketing_consent`,
    )
    const inRegistrations = await changed(
      session,
      sql`update registrations set marketing_consent = false where ${registrations} and marketing_consent`,
    )
    return { consents: inLog, records: inMessages + inRegistrations }
  })
}

/**
 * A row of the log stands for all that a form was agreed to with. It is withdrawn with its marketing, and what is
 * left of it stands from the same time on in a row of its own.
 */
async function withdrawFromLog(session: Session, standing: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await session.execute(sql`
    with withdrawn as (
      update consents set withdrawn_at = now(), updated_at = now() where ${standing} and marketing
      returning form, locale, version, text, person, created_at),
    remaining as (
      insert into consents (form, locale, version, text, marketing, person, created_at)
      select form, locale, version, text, false, person, created_at from withdrawn)
    select count(*)::int as count from withdrawn`)
  return v.parse(CountSchema, rows)[0].count
}

/** Two who press the button for the same person at once: the second finds nothing left to do. */
async function onePersonAtATime(session: Session, person: string): Promise<void> {
  await session.execute(sql`select pg_advisory_xact_lock(hashtextextended(${person}, 0))`)
}

async function idsOf(session: Session, statement: ReturnType<typeof sql>): Promise<number[]> {
  const { rows } = await session.execute(sql`${statement} order by id`)
  return v.parse(IdsSchema, rows).map(({ id }) => id)
}

async function changed(session: Session, update: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await session.execute(
    sql`with changed as (${update} returning 1) select count(*)::int as count from changed`,
  )
  return v.parse(CountSchema, rows)[0].count
}
