import { type Kysely, sql } from 'kysely'

/** Rights are listed before their exercise price is set; until then, they adjust nothing. */
export async function up(db: Kysely<never>): Promise<void> {
  // kind <> 'rights' or exercise_price is not null
  await sql`alter table price_events drop constraint price_events_check1`.execute(db)
}
