import { type Kysely, sql } from 'kysely'

const statements = [
  // API calls per vendor and day of its quota.
  `create table vendor_calls (
     vendor text not null,
     day date not null,
     calls integer not null check (calls >= 0),
     primary key (vendor, day)
   )`,
  // The last day through which the prices of a company are pulled.
  `create table vendor_progress (
     vendor text not null,
     ticker text not null references companies on delete cascade,
     pulled_through date not null,
     primary key (vendor, ticker)
   )`,
  // Null: the status follows from the days, because lists of dividends and splits do not have it.
  'alter table corporate_actions alter column status drop not null',
]

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
