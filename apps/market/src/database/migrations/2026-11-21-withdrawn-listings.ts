import { type Kysely, sql } from 'kysely'

/** A company that has left the exchange keeps its page, with the day on which it left. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql
    .raw('alter table companies add column delisted_on date check (delisted_on >= listing_date)')
    .execute(db)
}
