import type { Company } from '@site/contracts/market/company.ts'
import { sql } from 'kysely'
import type { MarketDatabase } from '#market/database/connection.ts'
import type { CompanyRecord } from '#market/database/schema.ts'
import { isMemberOn } from './index-members.ts'
import { comparableSince } from './price-breaks.ts'

export async function findCompany(database: MarketDatabase, ticker: string): Promise<CompanyRecord | null> {
  const company = await database
    .selectFrom('companies')
    .selectAll()
    .where('ticker', '=', ticker)
    .executeTakeFirst()
  return company ?? null
}

/** The indices of a company on a day, in display order. */
export async function loadCompanyIndices(
  database: MarketDatabase,
  company: { readonly ticker: string; readonly delistedOn: string | null },
  day: string,
): Promise<Company['indices']> {
  const memberships = await database
    .selectFrom('indexMembers as member')
    .innerJoin('indices as index', 'index.code', 'member.code')
    .select(['member.code', 'index.title', 'member.memberFrom', 'member.memberTo'])
    .where('member.ticker', '=', company.ticker)
    .orderBy('index.place')
    .orderBy('index.code')
    .execute()
  return memberships
    .filter((membership) => isMemberOn(day, membership, company))
    .flatMap(({ code, title, memberFrom }) =>
      title === null ? [] : [{ code, name: title, since: memberFrom }],
    )
}

export async function loadNotations(database: MarketDatabase, ticker: string): Promise<Company['notations']> {
  return database
    .selectFrom('notations')
    .select('code')
    .where('ticker', '=', ticker)
    .orderBy('code')
    .execute()
}

const sparkDays = 30

/** Adjusted closes of the last 30 trading days of each company, oldest first. */
export async function loadSparks(
  database: MarketDatabase,
  tickers: readonly string[],
): Promise<Map<string, number[]>> {
  const { rows } = await sql<{ ticker: string; spark: number[] }>`
    select c.ticker, array_agg(p.price order by p.day) as spark
    from unnest(${tickers}::text[]) as c (ticker)
    cross join lateral (
      select day, close * adjustment_factor as price from prices
      where ticker = c.ticker and day >= ${comparableSince} order by day desc limit ${sparkDays}
    ) p
    group by c.ticker`.execute(database)
  return new Map(rows.map(({ ticker, spark }) => [ticker, spark]))
}

/** Adjusted closes of each company after a day, oldest first; companies without trading are missing. */
export async function loadClosesAfter(
  database: MarketDatabase,
  tickers: readonly string[],
  day: string,
): Promise<Map<string, number[]>> {
  const { rows } = await sql<{ ticker: string; closes: number[] }>`
    select ticker, array_agg(close * adjustment_factor order by day) as closes
    from prices
    where ticker = any(${tickers}::text[]) and day > ${day}::date and day >= ${comparableSince}
    group by ticker`.execute(database)
  return new Map(rows.map(({ ticker, closes }) => [ticker, closes]))
}

/** The latest trading day of the whole market. */
export async function loadLatestDay(database: MarketDatabase): Promise<string | null> {
  const { day } = await database
    .selectFrom('prices')
    .select((prices) => prices.fn.max('day').as('day'))
    .executeTakeFirstOrThrow()
  return day
}
