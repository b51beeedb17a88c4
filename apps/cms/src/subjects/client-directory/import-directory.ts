import { sql } from '@payloadcms/db-postgres'
import * as v from 'valibot'
import { inLongTransaction, type Session } from '#cms/base/database/session.ts'
import { encrypt, hashClientCode, hashEmail } from '#cms/base/privacy/keyed-hash.ts'
import { FileTooLargeError, TooManyRowsError } from '#cms/services/csv/read-csv.ts'
import { type Imported, type ImportOutcome, maxUnconfirmedRemovals } from './import-outcome.ts'
import { type Client, readClients } from './read-clients.ts'

/** Any constant works if nothing else in this database uses the same advisory lock. */
export const importLock = 70_310_003
/** Half a million rows exceed the statement timeout of pages. */
const statementTimeoutMs = 300_000

const FreeSchema = v.array(v.object({ free: v.boolean() }))
const CountsSchema = v.tuple([
  v.object({ before: v.number(), removed: v.number(), shared: v.number(), repeated: v.number() }),
])
const CountSchema = v.tuple([v.object({ count: v.number() })])

/**
 * Replaces the directory with the file, or changes nothing. Clients in both keep their row, and so their
 * registrations. `removals` confirms a large number of removals; `record` runs in the same transaction.
 */
export async function importDirectory(
  bytes: AsyncIterable<Uint8Array>,
  removals: number | null,
  record: (session: Session, imported: Imported) => Promise<void>,
): Promise<ImportOutcome> {
  try {
    // Read the file first: PostgreSQL ends a transaction that idles, as it would during a slow upload.
    const batches: Client[][] = []
    const { total, errors } = await readClients(bytes, async (clients) => void batches.push(clients))
    if (total > 0) return { outcome: 'invalid', total, errors }
    return await inLongTransaction(statementTimeoutMs, async (session) => {
      const lock = await session.execute(sql`select pg_try_advisory_xact_lock(${importLock}) as free`)
      if (!v.parse(FreeSchema, lock.rows).every(({ free }) => free)) return { outcome: 'inProgress' }
      await session.execute(sql`
        create temporary table directory_file
          (code_hash text not null, email_hash text not null, sealed_email text not null) on commit drop`)
      for (const clients of batches) await insertBatch(session, clients)
      const outcome = await replaceDirectory(session, removals)
      if (outcome.outcome === 'imported') await record(session, outcome)
      return outcome
    })
  } catch (error) {
    if (error instanceof FileTooLargeError) return { outcome: 'tooLarge' }
    if (error instanceof TooManyRowsError) return { outcome: 'tooManyRows' }
    throw error
  }
}

async function insertBatch(session: Session, clients: Client[]): Promise<void> {
  const codes = clients.map(({ code }) => hashClientCode(code))
  const emails = clients.map(({ email }) => hashEmail(email))
  const encrypted = clients.map(({ email }) => encrypt(email))
  await session.execute(sql`
    insert into directory_file
    select * from unnest(${sql.param(codes)}::text[], ${sql.param(emails)}::text[], ${sql.param(encrypted)}::text[])`)
}

const isInFile = sql`exists (
  select from directory_file f where f.code_hash = c.code_hash and f.email_hash = c.email_hash)`

async function replaceDirectory(session: Session, removals: number | null): Promise<ImportOutcome> {
  // This lock mode still allows reads by registrations.
  await session.execute(sql`lock table client_directory in share row exclusive mode`)
  await session.execute(sql`analyze directory_file`)
  const counts = await session.execute(sql`
    with clients as (select distinct code_hash, email_hash from directory_file)
    select
      (select count(*) from client_directory)::int as before,
      (select count(*) from client_directory c where not ${isInFile})::int as removed,
      (select count(*) from (select from clients group by code_hash having count(*) > 1) codes)::int as shared,
      ((select count(*) from directory_file) - (select count(*) from clients))::int as repeated`)
  const [{ before, removed, shared, repeated }] = v.parse(CountsSchema, counts.rows)
  if (removed > before * maxUnconfirmedRemovals && removals !== removed) {
    return { outcome: 'removesMany', removed, before }
  }
  await session.execute(sql`delete from client_directory c where not ${isInFile}`)
  const inserted = await session.execute(sql`
    with added as (
      insert into client_directory (code_hash, email_hash, sealed_email)
      select distinct on (code_hash, email_hash) code_hash, email_hash, sealed_email from directory_file
      on conflict (code_hash, email_hash) do nothing
      returning 1)
    select count(*)::int as count from added`)
  const [{ count: added }] = v.parse(CountSchema, inserted.rows)
  return { outcome: 'imported', added, unchanged: before - removed, removed, shared, repeated }
}
