import { type Kysely, sql } from 'kysely'

const statements = [
  `create table action_changes (
     id bigint generated always as identity primary key,
     at timestamptz not null default now(),
     action_id text not null references corporate_actions on delete cascade,
     change text not null check (change in ('published', 'moved', 'canceled'))
   )`,
  'create index action_changes_at on action_changes (at)',
  // Stays null for the periods of before, whose moment is not known.
  'alter table statement_periods add column stored_at timestamptz',
  'alter table statement_periods alter column stored_at set default now()',
]

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
