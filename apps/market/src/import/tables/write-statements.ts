import { sql } from 'kysely'
import { arrayLiteral } from '#market/database/array-literal.ts'
import { updateRows } from '#market/database/write-rows.ts'
import type { ImportContext } from './import-context.ts'
import { type MarkedFigure, replaceMarks } from './replace-marks.ts'
import type { Period } from './statement-periods.ts'
import { joinTouched, nothingTouched, type Touched, touchCompanies } from './touched.ts'

interface PeriodKey {
  readonly ticker: string
  readonly year: number
  readonly months: number
}

/** Files round differently: a smaller change, in millions, is no restatement. */
const roundingDifference = 0.5

/** Writes periods with their lines and marks; each replaces the stored one. */
export async function writePeriods(context: ImportContext, periods: readonly Period[]): Promise<Touched> {
  const { transaction } = context
  const settings = await takeOverSettings(context, periods)
  const restated = await markRestated(context, periods)
  const written = await writeHeads(context, periods)
  const changed = await writeLines(context, periods)
  const figures = periods.map(toMarkedFigure)
  const marked = await replaceMarks(transaction, 'statement', {
    figures,
    codes: ['sumDiffers', 'unbalanced'],
    marks: periods.flatMap((period) =>
      [...period.marks].map((code) => ({ ...toMarkedFigure(period), code })),
    ),
  })
  // The ratio list was compared with the earlier figures.
  const outdated = await replaceMarks(transaction, 'statement', {
    figures: changed.map(({ ticker, year, months }) => ({ ticker, key: markKey(year, months) })),
    codes: ['ratioDiffers'],
    marks: [],
  })
  const lines = {
    ...touchCompanies([...written, ...changed]),
    bulkRows: changed.length === 0 ? 0 : periods.reduce((sum, { rows }) => sum + rows.length, 0),
  }
  return joinTouched([settings, restated, lines, marked, outdated])
}

export function markKey(year: number, months: number | string): string {
  return `${year}-${months}`
}

function toMarkedFigure({ first: { cells }, year }: Period): MarkedFigure {
  return { ticker: cells.ticker, key: markKey(year, cells.months) }
}

async function takeOverSettings(
  { transaction }: ImportContext,
  periods: readonly Period[],
): Promise<Touched> {
  const settings = new Map(
    periods.flatMap(({ first, filer: { isNew, ...filer } }) =>
      isNew ? [[first.cells.ticker, { ticker: first.cells.ticker, ...filer }] as const] : [],
    ),
  )
  if (settings.size === 0) return nothingTouched
  await updateRows(transaction, 'companies', [...settings.values()], ['ticker'])
  return touchCompanies([...settings.values()])
}

async function writeHeads(
  { transaction }: ImportContext,
  periods: readonly Period[],
): Promise<readonly { ticker: string }[]> {
  const cell = (name: 'ticker' | 'months' | 'period_end' | 'restated') =>
    arrayLiteral(periods.map(({ first }) => first.cells[name]))
  const { rows } = await sql<{ ticker: string }>`
    insert into statement_periods as old (ticker, year, months, period_end, currency, is_restated)
    select row.ticker, row.year, row.months, row.period_end, row.currency,
           coalesce(row.restated, stored.is_restated, false)
    from unnest(
      ${cell('ticker')}::text[], ${arrayLiteral(periods.map(({ year }) => year))}::int[],
      ${cell('months')}::int[], ${cell('period_end')}::date[],
      ${arrayLiteral(periods.map(({ filer }) => filer.statementCurrency))}::text[],
      ${cell('restated')}::boolean[]
    ) as row (ticker, year, months, period_end, currency, restated)
    left join statement_periods as stored using (ticker, year, months)
    on conflict (ticker, year, months) do update
      set period_end = excluded.period_end, currency = excluded.currency, is_restated = excluded.is_restated
      where (old.period_end, old.currency, old.is_restated)
        is distinct from (excluded.period_end, excluded.currency, excluded.is_restated)
    returning ticker`.execute(transaction)
  return rows
}

/** The lines of periods as rows of a query. */
function incomingLines(periods: readonly Period[]) {
  const lines = periods.flatMap(({ year, rows }) => rows.map(({ cells }) => ({ ...cells, year })))
  const column = (name: 'ticker' | 'year' | 'months' | 'item' | 'value') =>
    arrayLiteral(lines.map((line) => line[name]))
  return sql`unnest(
    ${column('ticker')}::text[], ${column('year')}::int[], ${column('months')}::int[],
    ${column('item')}::text[], ${column('value')}::float8[]
  ) as row (ticker, year, months, item, value)`
}

async function writeLines(
  { transaction }: ImportContext,
  periods: readonly Period[],
): Promise<readonly PeriodKey[]> {
  const { rows } = await sql<PeriodKey>`
    with incoming as (select * from ${incomingLines(periods)}), gone as (
      delete from statement_values as old
      using (select distinct ticker, year, months from incoming) as period
      where old.ticker = period.ticker and old.year = period.year and old.months = period.months
        and not exists (
          select from incoming
          where incoming.ticker = old.ticker and incoming.year = old.year and incoming.months = old.months
            and incoming.item = old.item
        )
      returning old.ticker, old.year, old.months
    ), written as (
      insert into statement_values as old (ticker, year, months, item, value)
      select ticker, year, months, item, value from incoming
      on conflict (ticker, year, months, item) do update set value = excluded.value
        where old.value <> excluded.value
      returning ticker, year, months
    )
    select * from gone union select * from written`.execute(transaction)
  return rows
}

/** Comparative figures that differ from the stored ones were restated. */
async function markRestated({ transaction }: ImportContext, periods: readonly Period[]): Promise<Touched> {
  const comparative = periods.filter(({ first }) => first.cells.restated === null)
  if (comparative.length === 0) return nothingTouched
  const { rows } = await sql<{ ticker: string }>`
    update statement_periods as old set is_restated = true
    from (
      select distinct ticker, year, months
      from ${incomingLines(comparative)} join statement_values as stored using (ticker, year, months, item)
      where abs(stored.value - row.value) > ${roundingDifference}
    ) as revised
    where old.ticker = revised.ticker and old.year = revised.year and old.months = revised.months
      and not old.is_restated
    returning old.ticker`.execute(transaction)
  return touchCompanies(rows)
}
