import { type Kysely, sql } from 'kysely'
import type { Database } from '#market/database/schema.ts'

type Db = Kysely<Database>

/** Companies that are still listed, or all. */
export async function knownTickers(database: Db, which?: 'withDelisted'): Promise<string[]> {
  let query = database.selectFrom('companies').select('ticker').orderBy('ticker')
  if (which === undefined) query = query.where('delistedOn', 'is', null)
  return (await query.execute()).map(({ ticker }) => ticker)
}

/** Companies whose listing date the vendor did not have at the last request, if that was after this day. */
export async function unlistedSince(database: Db, vendor: string, day: string): Promise<Set<string>> {
  const rows = await database
    .selectFrom('vendorUnlisted')
    .select('ticker')
    .where('vendor', '=', vendor)
    .where('requestedOn', '>', day)
    .execute()
  return new Set(rows.map(({ ticker }) => ticker))
}

export async function rememberUnlisted(
  database: Db,
  unlisted: { readonly vendor: string; readonly ticker: string; readonly requestedOn: string },
): Promise<void> {
  await database
    .insertInto('vendorUnlisted')
    .values(unlisted)
    .onConflict((conflict) =>
      conflict.columns(['vendor', 'ticker']).doUpdateSet({ requestedOn: unlisted.requestedOn }),
    )
    .execute()
}

/** The first pull continues after the stored prices of each company, or begins at its listing or `since`. */
export async function startProgress(
  database: Db,
  { vendor, since }: { readonly vendor: { readonly name: string }; readonly since: string },
): Promise<void> {
  await sql`
    insert into vendor_progress (vendor, ticker, pulled_through)
    select ${vendor.name}, ticker,
      coalesce((select max(day) from prices where prices.ticker = companies.ticker), greatest(listing_date, ${since}::date) - 1)
    from companies where delisted_on is null
    on conflict do nothing`.execute(database)
}

/** The day through which at least half of the companies are pulled; null without companies. */
export async function marketProgress(database: Db, vendor: string): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select percentile_disc(0.5) within group (order by pulled_through desc) as day
    from vendor_progress join companies using (ticker)
    where vendor = ${vendor} and delisted_on is null`.execute(database)
  return rows[0]?.day ?? null
}

/** The company with the largest volume on the latest day. */
export async function mostTraded(database: Db): Promise<string | null> {
  const row = await database
    .selectFrom('prices')
    .select('ticker')
    .where('day', '=', (prices) => prices.selectFrom('prices').select(({ fn }) => fn.max('day').as('day')))
    .orderBy('volume', 'desc')
    .orderBy('ticker')
    .limit(1)
    .executeTakeFirst()
  return row?.ticker ?? null
}

/** The number of stored bars on the latest day before this one. */
export async function barsOnDayBefore(database: Db, day: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from prices where day = (select max(day) from prices where day < ${day}::date)`.execute(
    database,
  )
  return rows[0]?.count ?? 0
}

/** Companies whose history ends before this day. */
export function behind(
  database: Db,
  vendor: string,
  day: string,
): Promise<{ ticker: string; pulledThrough: string }[]> {
  return database
    .selectFrom('vendorProgress')
    .innerJoin('companies', 'companies.ticker', 'vendorProgress.ticker')
    .select(['vendorProgress.ticker', 'pulledThrough'])
    .where('vendor', '=', vendor)
    .where('delistedOn', 'is', null)
    .where('pulledThrough', '<', day)
    .orderBy('vendorProgress.ticker')
    .execute()
}

/** A whole day was imported, so companies without a gap before it are pulled through it. */
export async function advanceFrom(
  database: Db,
  { vendor, since, day }: { readonly vendor: string; readonly since: string; readonly day: string },
): Promise<void> {
  await database
    .updateTable('vendorProgress')
    .set({ pulledThrough: day })
    .where('vendor', '=', vendor)
    .where('pulledThrough', '>=', since)
    .where('pulledThrough', '<', day)
    .execute()
}

export async function advance(
  database: Db,
  vendor: string,
  pulled: readonly { readonly ticker: string; readonly day: string }[],
): Promise<void> {
  await sql`
    update vendor_progress as old set pulled_through = greatest(old.pulled_through, pulled.day)
    from unnest(${pulled.map(({ ticker }) => ticker)}::text[], ${pulled.map(({ day }) => day)}::date[]) as pulled (ticker, day)
    where old.vendor = ${vendor} and old.ticker = pulled.ticker`.execute(database)
}
