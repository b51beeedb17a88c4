import { type Kysely, sql } from 'kysely'

const statements = [
  `create table price_breaks (
     ticker text not null references companies on delete cascade,
     day date not null,
     kind text not null check (kind in ('adjusted', 'unadjusted', 'wrongReference')),
     day_before date not null check (day_before < day),
     close_before double precision not null check (close_before > 0),
     previous double precision check (previous > 0),
     factor double precision not null default 1 check (factor > 0),
     primary key (ticker, day)
   )`,
  'alter table price_events add column adjusts_on date',
  // The next import searches all stored prices once.
  'alter table companies add column are_breaks_searched boolean not null default false',
]

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
