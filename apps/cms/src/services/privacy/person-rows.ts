import { sql } from '@payloadcms/db-postgres'
import * as v from 'valibot'
import type { Session, Statement } from '#cms/base/database/session.ts'
import { hashEmail } from '#cms/base/privacy/keyed-hash.ts'
import type { ListedErasure } from './erasure-list.ts'

const IdsSchema = v.array(v.object({ id: v.number() }))
const CountSchema = v.tuple([v.object({ count: v.number() })])

/** Rows about the person with this address, as entered in a form or as stored in the client directory. */
export function selectRows(email: string) {
  const address = email.trim().toLowerCase()
  return {
    ...selectRowsBy(hashEmail(email), sql`lower(btrim(email)) = ${address}`),
    recipients: sql`lower(btrim(recipient)) = ${address}`,
  }
}

/** Rows about the person with this hash that were created until then; `addresses` as stored. */
export function selectRowsUntil({ person, at }: ListedErasure, addresses: string[]): PersonRows {
  const rows = selectRowsBy(person, sql`email = any(${sql.param(addresses)})`)
  const isOlder = sql`created_at <= ${at.toISOString()}::timestamptz`
  return {
    person,
    messages: sql`${rows.messages} and ${isOlder}`,
    registrations: sql`${rows.registrations} and ${isOlder}`,
    subscribers: sql`${rows.subscribers} and ${isOlder}`,
    consents: sql`${rows.consents} and ${isOlder}`,
  }
}

export type PersonRows = ReturnType<typeof selectRowsBy>

function selectRowsBy(person: string, hasAddress: Statement) {
  return {
    person,
    messages: hasAddress,
    registrations: sql`(${hasAddress} or identity = ${person}
      or client_id in (select id from client_directory where email_hash = ${person}))`,
    ...selectSubscribers(person),
    consents: sql`person = ${person} and withdrawn_at is null`,
  }
}

/** Of `subscribers` and of `subscription_requests`. */
export const selectSubscribers = (person: string) => ({ subscribers: sql`email_hash = ${person}` })

/** Serializes requests for the same person: the second one finds nothing to do. */
export async function lockPerson(session: Session, person: string): Promise<void> {
  await session.execute(sql`select pg_advisory_xact_lock(hashtextextended(${person}, 0))`)
}

/** Runs a statement that changes rows, and returns their number. */
export async function countChanged(session: Session, change: Statement): Promise<number> {
  return readCount(
    session,
    sql`with changed as (${change} returning 1) select count(*)::int as count from changed`,
  )
}

/** Runs a statement that returns one `count`. */
export async function readCount(session: Session, statement: Statement): Promise<number> {
  const { rows } = await session.execute(statement)
  return v.parse(CountSchema, rows)[0].count
}

/** Runs a statement that returns an `id` per row. */
export async function readIds(session: Session, statement: Statement): Promise<number[]> {
  const { rows } = await session.execute(statement)
  return v.parse(IdsSchema, rows).map(({ id }) => id)
}
