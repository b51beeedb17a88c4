import { type Kysely, sql } from 'kysely'

const statements = [
  // Of all companies under the ticker '*', so it does not refer to them.
  `create table coverage (
     ticker text not null,
     kind text not null,
     complete_since date,
     complete_until date,
     delivery text not null,
     primary key (ticker, kind),
     check (complete_since <= complete_until)
   )`,
]

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
