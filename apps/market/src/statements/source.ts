import type { StatementColumn } from '@site/contracts/market/statements.ts'
import type { FiledPeriod } from '@site/finance/company-ratios.ts'
import { sql } from 'kysely'
import type { MarketDatabase } from '#market/database/connection.ts'

export interface StoredPeriod extends FiledPeriod {
  readonly ticker: string
  readonly end: string
  readonly isRestated: boolean
}

const allYears = { from: 0, to: 9999 }

/** All filings of the companies (in the years), newest first. */
export async function loadPeriods(
  database: MarketDatabase,
  tickers: readonly string[],
  years: { readonly from: number; readonly to: number } = allYears,
): Promise<Map<string, StoredPeriod[]>> {
  const { rows } = await sql<StoredPeriod>`
    select p.ticker, p.year, p.months, p.period_end as "end", p.is_restated,
           coalesce(v.lines, '{}'::jsonb) as lines
    from statement_periods p
    left join lateral (
      select jsonb_object_agg(item, value) as lines from statement_values
      where ticker = p.ticker and year = p.year and months = p.months
    ) v on true
    where p.ticker = any(${tickers}::text[]) and p.year between ${years.from} and ${years.to}
    order by p.ticker, p.year desc, p.months desc`.execute(database)
  return Map.groupBy(rows, ({ ticker }) => ticker)
}

/** The filed periods of the companies, newest first, without their lines. */
export async function loadPeriodNames(database: MarketDatabase, tickers: readonly string[]) {
  const rows = await database
    .selectFrom('statementPeriods')
    .select(['ticker', 'year', 'months', 'periodEnd as end', 'isRestated'])
    .where('ticker', 'in', tickers)
    .orderBy('year', 'desc')
    .orderBy('months', 'desc')
    .execute()
  return Map.groupBy(rows, ({ ticker }) => ticker)
}

/** The periods that price ratios need: the latest one, and those of the previous year. */
export async function loadLatestPeriods(
  database: MarketDatabase,
  items: readonly string[],
): Promise<Map<string, StoredPeriod[]>> {
  const { rows } = await sql<StoredPeriod>`
    with latest as (
      select distinct on (ticker) ticker, year, months from statement_periods
      order by ticker, year desc, months desc
    ), needed as (
      select p.* from statement_periods p join latest l on p.ticker = l.ticker
        and (p.year = l.year and p.months = l.months or p.year = l.year - 1 and p.months in (12, l.months))
    )
    select p.ticker, p.year, p.months, p.period_end as "end", p.is_restated,
           coalesce(jsonb_object_agg(v.item, v.value) filter (where v.item is not null), '{}'::jsonb) as lines
    from needed p
    left join statement_values v on v.ticker = p.ticker and v.year = p.year and v.months = p.months
      and v.item = any(${items}::text[])
    group by p.ticker, p.year, p.months, p.period_end, p.is_restated
    order by p.ticker, p.year desc, p.months desc`.execute(database)
  return Map.groupBy(rows, ({ ticker }) => ticker)
}

export function columnOf({ year, months, end, isRestated }: StatementColumn): StatementColumn {
  return { year, months, end, isRestated }
}
