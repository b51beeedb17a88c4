import { type Kysely, sql } from 'kysely'

// Companies of which a vendor's profile had no listing date, and the last day on which it was requested.
const statement = `create table vendor_unlisted (
  vendor text not null,
  ticker text not null,
  requested_on date not null,
  primary key (vendor, ticker)
)`

export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(statement).execute(db)
}
