import { type Kysely, sql } from 'kysely'

const statements = [
  // Of an index whose members are known; null where only its values are.
  'alter table indices add column title bilingual',
  `create table index_members (
     code text not null references indices on delete cascade,
     ticker text not null references companies on delete cascade,
     member_from date not null,
     member_to date,
     primary key (code, ticker, member_from),
     check (member_to >= member_from)
   )`,
  'create index index_members_by_company on index_members (ticker)',
]

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
