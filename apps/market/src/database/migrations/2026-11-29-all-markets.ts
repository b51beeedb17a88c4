import { type Kysely, sql } from 'kysely'

const statements = [
  // Trades of the other markets are delivered with all three figures or with none.
  `alter table prices
     add column non_regular_value double precision check (non_regular_value >= 0),
     add column non_regular_volume bigint check (non_regular_volume >= 0),
     add column non_regular_frequency bigint check (non_regular_frequency >= 0),
     add constraint prices_non_regular_check
       check (num_nonnulls(non_regular_value, non_regular_volume, non_regular_frequency) in (0, 3))`,

  `create table untraded_days (
     ticker text not null references companies on delete cascade,
     day date not null,
     close double precision check (close > 0),
     previous double precision check (previous > 0),
     non_regular_value double precision check (non_regular_value >= 0),
     non_regular_volume bigint check (non_regular_volume >= 0),
     non_regular_frequency bigint check (non_regular_frequency >= 0),
     primary key (ticker, day),
     constraint untraded_days_non_regular_check
       check (num_nonnulls(non_regular_value, non_regular_volume, non_regular_frequency) in (0, 3))
   )`,
  'create index on untraded_days (day)',
]

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
