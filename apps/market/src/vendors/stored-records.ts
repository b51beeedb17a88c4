import { type Kysely, sql } from 'kysely'
import type { Database } from '#market/database/schema.ts'
import type { TableRecord } from '#market/import/adapters/adapter.ts'

/** Bars, and actions by any id, that the site already has, are left to their source. */
export async function withoutStored(
  database: Kysely<Database>,
  records: readonly TableRecord[],
): Promise<TableRecord[]> {
  const stored = await storedKeys(database, records)
  return records.filter((record) => {
    const key = keyOf(record)
    return key === null || !stored.has(key)
  })
}

const dayColumns: Readonly<Record<string, string>> = {
  prices: 'date',
  dividends: 'ex_date_regular',
  splits: 'first_new_trading',
}

function keyOf({ table, cells }: TableRecord): string | null {
  const column = dayColumns[table]
  return column === undefined ? null : `${table} ${cells.ticker} ${cells[column]}`
}

async function storedKeys(
  database: Kysely<Database>,
  records: readonly TableRecord[],
): Promise<ReadonlySet<string>> {
  const dated = records.flatMap(({ table, cells }) => {
    const day = cells[dayColumns[table] ?? '']
    return cells.ticker !== undefined && isCalendarDay(day) ? [{ ticker: cells.ticker, day }] : []
  })
  const tickers = [...new Set(dated.map(({ ticker }) => ticker))]
  const [first] = dated.map(({ day }) => day).toSorted()
  if (first === undefined) return new Set()
  const { rows } = await sql<{ table: string; ticker: string; day: string }>`
    select 'prices' as table, ticker, day from prices where ticker = any(${tickers}::text[]) and day >= ${first}::date
    union all
    select case kind when 'dividend' then 'dividends' else 'splits' end, ticker, key_date from corporate_actions
    where ticker = any(${tickers}::text[]) and key_date >= ${first}::date and kind in ('dividend', 'stock-merge-split')`.execute(
    database,
  )
  return new Set(rows.map(({ table, ticker, day }) => `${table} ${ticker} ${day}`))
}

/** Others are left to the import to report. */
function isCalendarDay(text: string | undefined): text is string {
  const time = Date.parse(`${text}T00:00:00Z`)
  return text !== undefined && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
