import { type Kysely, sql } from 'kysely'

/** An action is known before its days are announced. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw('alter table corporate_actions alter column key_date drop not null').execute(db)
}
