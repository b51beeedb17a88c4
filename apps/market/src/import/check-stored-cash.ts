import { sql } from 'kysely'
import type { ImportContext } from './import-context.ts'

export interface FiledBeginning {
  readonly key: string
  readonly line: number
  readonly ticker: string
  readonly year: number
  readonly months: number
}

/**
 * Quarters arrive alone: what the file does not have is known from before. Asked when all of the file is written, so
 * that a year that comes along corrected counts as corrected.
 */
export async function checkStoredCash(
  { transaction, faults }: ImportContext,
  file: string,
  filed: readonly FiledBeginning[],
): Promise<void> {
  if (filed.length === 0) return
  const { rows } = await sql<{
    place: number
    value: number
    known: number
    item: string
    periodEnd: string
  }>`
    with filed as (
      select * from unnest(
        ${filed.map((_, place) => place)}::int[], ${filed.map(({ ticker }) => ticker)}::text[],
        ${filed.map(({ year }) => year)}::int[], ${filed.map(({ months }) => months)}::int[]
      ) as row (place, ticker, year, months)
    )
    select distinct on (filed.place)
      filed.place, own.value, known.value as known, known.item, period.period_end as "periodEnd"
    from filed
    join statement_values as own
      on own.ticker = filed.ticker and own.year = filed.year and own.months = filed.months and own.item = 'beginning'
    join statement_values as known
      on known.ticker = filed.ticker and (
        (known.year = filed.year - 1 and known.months = 12 and known.item = 'ending')
        or (known.year = filed.year and known.months <> filed.months and known.item = 'beginning')
      )
    join statement_periods as period
      on period.ticker = known.ticker and period.year = known.year and period.months = known.months
    where abs(known.value - own.value) > 0.0005
    order by filed.place, known.year, known.months`.execute(transaction)
  for (const { place, value, known, item, periodEnd } of rows) {
    const own = filed[place]
    if (!own) continue
    const other =
      item === 'ending'
        ? `the stored ${periodEnd} ended with ${known}`
        : `of the stored ${periodEnd} it is ${known}`
    const message = `beginning of ${own.key} is ${value}, ${other}`
    faults.add({ file, line: own.line, column: 'value', message })
  }
}
