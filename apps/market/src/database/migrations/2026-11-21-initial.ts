import { type Kysely, sql } from 'kysely'

const statements = [
  // Texts in both languages of the site: {"id": "...", "en": "..."}.
  `create domain bilingual as jsonb check (
     value is null or (jsonb_typeof(value -> 'id') = 'string' and jsonb_typeof(value -> 'en') = 'string')
   )`,

  `create table companies (
     ticker text primary key check (ticker ~ '^[A-Z]{4}$'),
     slug text not null unique,
     short_name text not null,
     name bilingual not null,
     business bilingual not null,
     description jsonb not null,
     sector_code text not null,
     sub_sector bilingual not null,
     industry bilingual not null,
     sub_industry bilingual not null,
     board_code text not null,
     listing_date date not null,
     ipo_price double precision not null check (ipo_price > 0),
     listed_shares bigint not null check (listed_shares > 0),
     free_float double precision check (free_float between 0 and 100),
     is_sharia boolean not null,
     suspended_since date,
     suspension_reason bilingual,
     address text not null,
     phone text,
     fax text,
     email text,
     website text,
     statement_layout text not null,
     statement_currency text not null,
     responsible_person jsonb,
     registrar jsonb,
     management_as_of date,
     shareholders_as_of date,
     featured_place integer,
     check ((suspended_since is null) = (suspension_reason is null))
   )`,

  `create table managers (
     ticker text not null references companies on delete cascade,
     place integer not null,
     body text not null check (body in ('commissioners', 'directors')),
     name text not null,
     position bilingual not null,
     since date,
     is_affiliated boolean not null,
     primary key (ticker, place)
   )`,

  `create table subsidiaries (
     ticker text not null references companies on delete cascade,
     place integer not null,
     name text not null,
     relation text not null,
     business bilingual not null,
     location text not null,
     commercial_year integer,
     total_assets double precision,
     currency text not null,
     ownership double precision not null check (ownership between 0 and 100),
     is_active boolean not null,
     primary key (ticker, place)
   )`,

  `create table shareholders (
     ticker text not null references companies on delete cascade,
     place integer not null,
     name bilingual not null,
     category text not null,
     shares bigint not null check (shares >= 0),
     percentage double precision not null check (percentage between 0 and 100),
     primary key (ticker, place)
   )`,

  `create table stock_events (
     ticker text not null references companies on delete cascade,
     place integer not null,
     date date not null,
     event text not null,
     shares_added bigint not null,
     shares_total bigint not null check (shares_total > 0),
     price double precision,
     ratio_old double precision,
     ratio_new double precision,
     primary key (ticker, place),
     check ((ratio_old is null) = (ratio_new is null))
   )`,

  `create table prices (
     ticker text not null references companies on delete cascade,
     day date not null,
     open double precision not null,
     high double precision not null,
     low double precision not null check (low > 0),
     close double precision not null,
     volume bigint not null check (volume >= 0),
     adjustment_factor double precision not null default 1 check (adjustment_factor > 0),
     primary key (ticker, day),
     check (low <= least(open, close) and high >= greatest(open, close))
   )`,
  // The latest trading day of the whole market.
  'create index prices_by_day on prices (day)',

  `create table price_events (
     ticker text not null references companies on delete cascade,
     day date not null,
     kind text not null,
     place integer not null default 1,
     amount double precision check (amount >= 0),
     book_year integer,
     ratio_old double precision check (ratio_old > 0),
     ratio_new double precision check (ratio_new > 0),
     exercise_price double precision check (exercise_price >= 0),
     factor double precision not null default 1 check (factor > 0),
     primary key (ticker, day, kind, place),
     check (kind = 'dividend' or (ratio_old is not null and ratio_new is not null)),
     check (kind <> 'rights' or exercise_price is not null)
   )`,

  `create table indices (
     code text primary key,
     name text not null,
     place integer not null
   )`,
  `create table index_values (
     code text not null references indices on delete cascade,
     day date not null,
     value double precision not null check (value > 0),
     primary key (code, day)
   )`,

  `create table statement_periods (
     ticker text not null references companies on delete cascade,
     year integer not null,
     months integer not null check (months in (3, 6, 9, 12)),
     period_end date not null,
     is_restated boolean not null,
     primary key (ticker, year, months)
   )`,
  `create table statement_values (
     ticker text not null,
     year integer not null,
     months integer not null,
     item text not null,
     value double precision not null,
     primary key (ticker, year, months, item),
     foreign key (ticker, year, months) references statement_periods on delete cascade
   )`,

  `create table corporate_actions (
     id text primary key,
     ticker text not null references companies on delete cascade,
     kind text not null,
     status text not null,
     key_date date not null,
     details jsonb not null
   )`,
  'create index corporate_actions_by_date on corporate_actions (key_date, id)',
  'create index corporate_actions_by_kind on corporate_actions (kind, key_date, id)',
  'create index corporate_actions_by_company on corporate_actions (ticker, key_date, id)',

  `create table news (
     id text primary key,
     ticker text not null references companies on delete cascade,
     slug_id text unique,
     slug_en text unique,
     title jsonb not null,
     summary jsonb not null,
     body jsonb not null,
     source text not null,
     published_at timestamptz not null,
     check (slug_id is not null or slug_en is not null)
   )`,
  'create index news_by_company on news (ticker, published_at desc, id)',

  `create table changes (
     sequence bigint generated always as identity primary key,
     tags text[] not null,
     at timestamptz not null default clock_timestamp()
   )`,
]

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
