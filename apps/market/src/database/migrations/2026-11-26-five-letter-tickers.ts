import { type Kysely, sql } from 'kysely'

/** Preferred shares and shares with multiple votes have five letters. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql
    .raw(
      `alter table companies drop constraint companies_ticker_check,
       add constraint companies_ticker_check check (ticker ~ '^[A-Z]{4,5}$')`,
    )
    .execute(db)
}
