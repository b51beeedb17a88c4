import { type Kysely, sql } from 'kysely'

const statements = [
  // All companies so far have calendar years.
  'alter table companies add column if not exists fiscal_year_end smallint not null default 12 check (fiscal_year_end between 1 and 12)',
  // A company that changes its presentation currency keeps its older periods, whose amounts are in the old one.
  `alter table statement_periods add column currency text not null default 'IDR'`,
  `update statement_periods set currency = companies.statement_currency
   from companies where companies.ticker = statement_periods.ticker`,
]

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
