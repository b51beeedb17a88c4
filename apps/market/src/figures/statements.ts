import type { StatementColumn } from '@site/contracts/market/statements.ts'
import type { FiledPeriod } from '@site/finance/company-ratios.ts'
import { sql } from 'kysely'
import type { MarketDatabase } from '#market/database/connection.ts'

export type StoredPeriod = Readonly<StatementColumn> & FiledPeriod & { readonly ticker: string }

/** The columns of a period. */
const columns = sql`
  p.ticker, p.year, p.months, p.period_end as "end", p.is_restated,
  array(
    select code from figure_marks m
    where m.ticker = p.ticker and m.subject = 'statement' and m.key = p.year || '-' || p.months
    order by code
  ) as marks`

/** Periods in the currency that the company reports in today, because amounts in two currencies cannot be compared. */
const shownPeriods = sql`
  statement_periods p join companies c on c.ticker = p.ticker and c.statement_currency = p.currency`

interface Selection {
  readonly years?: { readonly from: number; readonly to: number }
  readonly items?: readonly string[]
}

/** The filings of the companies, newest first; by default of all fiscal years with all lines. */
export async function loadPeriods(
  database: MarketDatabase,
  tickers: readonly string[],
  { years = { from: 0, to: 9999 }, items }: Selection = {},
): Promise<Map<string, StoredPeriod[]>> {
  const { rows } = await sql<StoredPeriod>`
    select ${columns}, coalesce(v.lines, '{}'::jsonb) as lines
    from ${shownPeriods}
    left join lateral (
      select jsonb_object_agg(item, value) as lines from statement_values
      where ticker = p.ticker and year = p.year and months = p.months
        and (${items ?? null}::text[] is null or item = any(${items ?? null}::text[]))
    ) v on true
    where p.ticker = any(${tickers}::text[]) and p.year between ${years.from} and ${years.to}
    order by p.ticker, p.period_end desc`.execute(database)
  return Map.groupBy(rows, ({ ticker }) => ticker)
}

/** The filed periods of the companies, newest first, without their lines. */
export async function loadPeriodNames(
  database: MarketDatabase,
  tickers: readonly string[],
): Promise<Map<string, Omit<StoredPeriod, 'lines'>[]>> {
  const { rows } = await sql<Omit<StoredPeriod, 'lines'>>`
    select ${columns} from ${shownPeriods}
    where p.ticker = any(${tickers}::text[])
    order by p.ticker, p.period_end desc`.execute(database)
  return Map.groupBy(rows, ({ ticker }) => ticker)
}

/** The periods that price ratios need: the latest one, and those of the previous fiscal year. */
export async function loadLatestPeriods(
  database: MarketDatabase,
  items: readonly string[],
): Promise<Map<string, StoredPeriod[]>> {
  const { rows } = await sql<StoredPeriod>`
    with shown as (select p.* from ${shownPeriods}), latest as (
      select distinct on (ticker) ticker, year, months from shown order by ticker, period_end desc
    ), needed as (
      select p.* from shown p join latest l on p.ticker = l.ticker
        and (p.year = l.year and p.months = l.months or p.year = l.year - 1 and p.months in (12, l.months))
    )
    select ${columns}, v.lines
    from needed p
    cross join lateral (
      select coalesce(jsonb_object_agg(item, value), '{}'::jsonb) as lines from statement_values
      where ticker = p.ticker and year = p.year and months = p.months and item = any(${items}::text[])
    ) v
    order by p.ticker, p.period_end desc`.execute(database)
  return Map.groupBy(rows, ({ ticker }) => ticker)
}

export function toStatementColumn({
  year,
  months,
  end,
  isRestated,
  marks,
}: StatementColumn): StatementColumn {
  return { year, months, end, isRestated, marks }
}
