import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import * as v from 'valibot'
import { pointInTime } from '#cms/base/database/row-values.ts'
import { runTransaction } from '#cms/base/database/run-transaction.ts'
import { inTransaction, query } from '#cms/base/database/session.ts'
import { hashEmail } from '#cms/base/privacy/keyed-hash.ts'
import type { FileStore } from '#cms/services/media/file-store.ts'
import { eraseRows, eraseSubscriptionRows } from './erase-person.ts'
import { isKept, type ListedErasure, listStore, loadList, lockList, writeList } from './erasure-list.ts'
import type { Erased } from './person.ts'
import { lockPerson, selectRowsUntil } from './person-rows.ts'

/**
 * Repeats the erasures that a restored backup does not contain, and completes the list from the database, for example
 * after an update from a version without it. Never throws: the service starts without the list.
 */
export async function repeatErasures(payload: Payload, store: FileStore = listStore): Promise<void> {
  try {
    const list = await loadList(store)
    const recorded = (await loadRecorded(payload)).filter(isKept)
    if (list === null && recorded.length > 0) {
      payload.logger.warn(
        { recorded: recorded.length },
        'Erasure list missing: it is written again from the database; after a restore, put its newest copy back and restart the CMS',
      )
    }
    if (list !== null && list.unreadable > 0) {
      payload.logger.warn(
        { lines: list.unreadable },
        'Erasure list has unreadable lines: after a restore, repeat these erasures',
      )
    }
    const listed = list?.erasures ?? []
    const open = subtract(listed.filter(isKept), recorded)
    if (open.length > 0) await repeat(payload, open)
    const unlisted = subtract(recorded, listed)
    if (unlisted.length > 0 || !listed.every(isKept)) {
      await inTransaction({ payload }, async (session) =>
        writeList(await lockList(session, store), unlisted, store),
      )
    }
  } catch (error) {
    payload.logger.error(
      { err: error },
      'Erasure list failed: erasures fail until it is readable; then restart the CMS if a backup was restored',
    )
  }
}

function subtract(erasures: ListedErasure[], others: ListedErasure[]): ListedErasure[] {
  const known = new Set(others.map(toKey))
  return erasures.filter((erasure) => !known.has(toKey(erasure)))
}

const toKey = ({ at, person }: ListedErasure) => `${at.getTime()} ${person}`

const RecordedSchema = v.array(
  v.object({ at: pointInTime, person: v.string(), scope: v.picklist(['all', 'subscription']) }),
)

async function loadRecorded(payload: Payload): Promise<ListedErasure[]> {
  const rows = await query(
    payload,
    sql`select created_at as at, person, coalesce(scope, 'all') as scope from erasures order by created_at`,
  )
  return v.parse(RecordedSchema, rows)
}

async function repeat(payload: Payload, open: ListedErasure[]): Promise<void> {
  const addresses = await findAddresses(payload, new Set(open.map(({ person }) => person)))
  const errors: unknown[] = []
  for (const erasure of open) {
    const spellings = (addresses.get(erasure.person) ?? []).map(({ email }) => email)
    try {
      const erased = await runTransaction(payload, (req) => repeatOnce(req, erasure, spellings))
      if (erased !== null) payload.logger.info(erased, 'Erasure repeated after a restore')
    } catch (error) {
      errors.push(error)
    }
  }
  if (errors.length === 0) return
  payload.logger.error(
    { failed: errors.length, err: errors[0] },
    'Erasures not repeated after a restore: correct the cause, then restart the CMS',
  )
}

const nothing: Erased = { messages: 0, registrations: 0, subscriptions: 0, consents: 0 }

/** Null if another process has repeated it meanwhile. */
async function repeatOnce(
  req: PayloadRequest,
  erasure: ListedErasure,
  addresses: string[],
): Promise<Erased | null> {
  const { at, person, scope } = erasure
  const rows = await inTransaction(req, async (session) => {
    await lockPerson(session, person)
    const found = await session.execute(
      sql`select from erasures where person = ${person} and created_at = ${at.toISOString()}::timestamptz`,
    )
    return found.rows
  })
  if (rows.length > 0) return null
  const selected = selectRowsUntil(erasure, addresses)
  const erased =
    scope === 'all'
      ? await eraseRows(req, selected)
      : {
          ...nothing,
          subscriptions: await inTransaction(req, (session) => eraseSubscriptionRows(session, selected)),
        }
  const { consents: _, ...counts } = erased
  const data = { person, scope, ...counts, createdAt: at.toISOString() }
  await req.payload.create({ collection: 'erasures', data, depth: 0, req })
  return erased
}

const AddressesSchema = v.array(v.object({ email: v.string() }))

/** The stored spellings of the addresses with these hashes: forms store addresses, the list does not. */
async function findAddresses(payload: Payload, persons: Set<string>) {
  const rows = await query(
    payload,
    sql`select email from contact_messages where email is not null
      union select email from registrations where email is not null`,
  )
  const found = v
    .parse(AddressesSchema, rows)
    .map(({ email }) => ({ email, person: hashEmail(email) }))
    .filter(({ person }) => persons.has(person))
  return Map.groupBy(found, ({ person }) => person)
}
