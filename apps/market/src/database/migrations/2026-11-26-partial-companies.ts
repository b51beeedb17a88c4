import { type Kysely, sql } from 'kysely'

const optionalTexts = {
  companies: ['business', 'sub_sector', 'industry', 'sub_industry', 'suspension_reason'],
  managers: ['position'],
  subsidiaries: ['business'],
}

const statements = [
  // The English of these texts may be missing: {"id": "...", "en": null}.
  `create domain optional_bilingual as jsonb check (
     value is null or (
       jsonb_typeof(value -> 'id') = 'string' and coalesce(jsonb_typeof(value -> 'en'), '') in ('string', 'null')
     )
   )`,
  ...Object.entries(optionalTexts).flatMap(([table, columns]) =>
    columns.map((column) => `alter table ${table} alter column ${column} type optional_bilingual`),
  ),

  // The exchange's files have less than our own: null means unknown.
  ...[
    'business',
    'description',
    'sector_code',
    'sub_sector',
    'industry',
    'sub_industry',
    'board_code',
    'ipo_price',
    'listed_shares',
    'is_sharia',
    'address',
  ].map((column) => `alter table companies alter column ${column} drop not null`),
  'alter table managers alter column is_affiliated drop not null',
  'alter table subsidiaries alter column business drop not null, alter column location drop not null',

  // Null: not known apart from the listed shares, as in all data so far.
  'alter table companies add column issued_shares bigint check (issued_shares > 0)',

  'alter table companies add column holder_types_as_of date',
  `create table holder_types (
     ticker text not null references companies on delete cascade,
     place integer not null,
     type text not null,
     local bigint not null check (local >= 0),
     "foreign" bigint not null check ("foreign" >= 0),
     primary key (ticker, place)
   )`,
]

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
