import { type Kysely, sql } from 'kysely'
import type { Database } from '#market/database/schema.ts'
import type { TableRecord } from '#market/import/reading/adapter.ts'

/** Bars, index values, and actions by any id, that the site already has, are left to their source. */
export async function withoutStored(
  database: Kysely<Database>,
  records: readonly TableRecord[],
): Promise<TableRecord[]> {
  const stored = await storedKeys(database, records)
  return records.filter((record) => {
    const key = toRecordKey(record)
    return key === null || !stored.has(key)
  })
}

const dayColumns: Readonly<Record<string, string>> = {
  prices: 'date',
  indices: 'date',
  dividends: 'ex_date_regular',
  splits: 'first_new_trading',
}

function toRecordKey({ table, cells }: TableRecord): string | null {
  const column = dayColumns[table]
  return column === undefined ? null : `${table} ${readSubject(cells)} ${cells[column]}`
}

/** A ticker, or the code of an index. */
function readSubject(cells: TableRecord['cells']): string | undefined {
  return cells.ticker ?? cells.code
}

async function storedKeys(
  database: Kysely<Database>,
  records: readonly TableRecord[],
): Promise<ReadonlySet<string>> {
  const dated = records.flatMap(({ table, cells }) => {
    const day = cells[dayColumns[table] ?? '']
    const subject = readSubject(cells)
    return subject !== undefined && isCalendarDay(day) ? [{ subject, day }] : []
  })
  const subjects = [...new Set(dated.map(({ subject }) => subject))]
  const [first] = dated.map(({ day }) => day).toSorted()
  if (first === undefined) return new Set()
  const { rows } = await sql<{ table: string; subject: string; day: string }>`
    select 'prices' as table, ticker as subject, day from prices
    where ticker = any(${subjects}::text[]) and day >= ${first}::date
    union all
    select 'indices', code, day from index_values where code = any(${subjects}::text[]) and day >= ${first}::date
    union all
    select case kind when 'dividend' then 'dividends' else 'splits' end, ticker, key_date from corporate_actions
    where ticker = any(${subjects}::text[]) and key_date >= ${first}::date and kind in ('dividend', 'stock-merge-split')`.execute(
    database,
  )
  return new Set(rows.map(({ table, subject, day }) => `${table} ${subject} ${day}`))
}

/** Others are left to the import to report. */
function isCalendarDay(text: string | undefined): text is string {
  const time = Date.parse(`${text}T00:00:00Z`)
  return text !== undefined && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
