import { type Kysely, sql } from 'kysely'

const statements = [
  'alter table companies add column shares_as_of date, add column notations_as_of date',

  // A day without a trade has no bar. The exchange does not publish the opening price of every share.
  'delete from prices where volume = 0',
  `alter table prices
     alter column open drop not null,
     drop constraint prices_volume_check,
     add constraint prices_volume_check check (volume > 0),
     add column previous double precision check (previous > 0),
     add column value double precision check (value >= 0),
     add column frequency bigint check (frequency >= 0),
     add column foreign_buy bigint check (foreign_buy >= 0),
     add column foreign_sell bigint check (foreign_sell >= 0)`,

  `alter table index_values
     add column previous double precision check (previous > 0),
     add column high double precision,
     add column low double precision,
     add column volume double precision,
     add column trade_value double precision,
     add column frequency double precision,
     add column market_cap double precision`,

  `create table notations (
     ticker text not null references companies on delete cascade,
     code text not null check (code ~ '^[A-Z]$'),
     primary key (ticker, code)
   )`,

  `create table holidays (
     day date primary key,
     name jsonb not null
   )`,

  // Why a stored figure is unlikely; the key is a day, or year and months of a statement.
  `create table figure_marks (
     ticker text not null references companies on delete cascade,
     subject text not null check (subject in ('price', 'statement', 'shareholders')),
     key text not null,
     code text not null,
     primary key (ticker, subject, key, code)
   )`,

  `create table import_runs (
     id bigint generated always as identity primary key,
     at timestamptz not null default clock_timestamp(),
     outcome text not null,
     -- Of the prices of its newest day; null without prices.
     left_out_ratio double precision,
     report jsonb not null
   )`,
]

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
