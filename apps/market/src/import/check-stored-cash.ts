import { sql } from 'kysely'
import type { ImportContext } from './import-context.ts'
import type { RowPlace } from './import-findings.ts'

export interface FiledBeginning {
  readonly key: string
  readonly row: RowPlace
  readonly ticker: string
  readonly year: number
  readonly months: number
  readonly value: number
}

/**
 * Quarters may be imported separately, so missing periods are read from the database. Runs after all rows are written,
 * so that corrections in the same import apply.
 */
export async function checkStoredCash(
  { transaction, findings }: ImportContext,
  filed: readonly FiledBeginning[],
): Promise<void> {
  if (filed.length === 0) return
  const { rows } = await sql<{ place: number; known: number; item: string; periodEnd: string }>`
    with filed as (
      select * from unnest(
        ${filed.map((_, place) => place)}::int[], ${filed.map(({ ticker }) => ticker)}::text[],
        ${filed.map(({ year }) => year)}::int[], ${filed.map(({ months }) => months)}::int[],
        ${filed.map(({ value }) => value)}::float8[]
      ) as row (place, ticker, year, months, value)
    ), wanted as (
      select place, ticker, value, year - 1 as year, 12 as months, 'ending' as item from filed
      union all
      select place, ticker, value, year, other.months, 'beginning'
      from filed join (values (3), (6), (9), (12)) as other (months) on other.months <> filed.months
    )
    select distinct on (wanted.place) wanted.place, stored.value as known, item, period.period_end as "periodEnd"
    from wanted
    join statement_values as stored using (ticker, year, months, item)
    join statement_periods as period using (ticker, year, months)
    where abs(stored.value - wanted.value) > 0.0005
    order by wanted.place, year, months`.execute(transaction)
  for (const { place, known, item, periodEnd } of rows) {
    const own = filed[place]
    if (!own) continue
    const other =
      item === 'ending'
        ? `the stored ${periodEnd} ended with ${known}`
        : `of the stored ${periodEnd} it is ${known}`
    const message = `beginning of ${own.key} is ${own.value}, ${other}`
    findings.unusual(own.row, 'value', message, 'cashMismatch')
  }
}
