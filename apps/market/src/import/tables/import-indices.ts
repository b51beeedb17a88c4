import { sql } from 'kysely'
import { arrayLiteral } from '#market/database/array-literal.ts'
import { day, decimal, identifier, optional, text, wholeNumber } from '#market/import/reading/cells.ts'
import { readTable, type TableRow } from '#market/import/reading/read-table.ts'
import type { ImportContext } from './import-context.ts'
import { joinTouched, nothingTouched, type Touched } from './touched.ts'

const batchSize = 10_000
const value = decimal(0.01, 1e9)
const amount = optional(decimal(0, Number.MAX_SAFE_INTEGER))

export const indexColumns = {
  code: identifier,
  name: optional(text(80)),
  date: day,
  value,
  previous: optional(value),
  high: optional(value),
  low: optional(value),
  volume: amount,
  trade_value: amount,
  frequency: optional(wholeNumber(0, Number.MAX_SAFE_INTEGER)),
  market_cap: optional(decimal(0, 1e17)),
}
/** The exchange calls its composite index IHSG everywhere but in its files. */
const knownNames: Readonly<Record<string, string>> = { COMPOSITE: 'IHSG' }

type IndexRow = TableRow<typeof indexColumns>

/** In SQL; an absent figure keeps the stored one. */
const figures = ['previous', 'high', 'low', 'volume', 'trade_value', 'frequency', 'market_cap'] as const

/** Daily values. The first index of the first import is the one of the home page. */
export async function importIndices(context: ImportContext): Promise<Touched> {
  const rows = readTable(context, 'indices', indexColumns)
  if (!rows) return nothingTouched
  const { findings, lastDay } = context
  const latest = new Map<string, IndexRow>()
  for await (const row of rows) {
    const { code, date, value: close } = row.cells
    const key = `${code} ${date}`
    if (date > lastDay) {
      findings.leaveOut(row, 'date', `${date} is after ${lastDay}, the last day that can have values`)
      continue
    }
    const before = latest.get(key)
    if (before && before.cells.value !== close) {
      const message = `${key} stands twice: the later value ${close} replaces ${before.cells.value}`
      findings.unusual(row, 'date', message, 'duplicate')
    }
    latest.set(key, row)
  }
  const values = [...latest.values()].map(({ cells }) => cells)
  const touched = [await storeNames(context, values)]
  for (let start = 0; start < values.length; start += batchSize) {
    touched.push(await storeValues(context, values.slice(start, start + batchSize)))
  }
  return joinTouched(touched)
}

/** Sources without names keep the stored one. A new index comes after the others. */
async function storeNames(
  { transaction }: ImportContext,
  values: readonly IndexRow['cells'][],
): Promise<Touched> {
  const names = new Map<string, string | null>()
  for (const { code, name } of values) names.set(code, name ?? names.get(code) ?? null)
  let isMarketTouched = false
  for (const [code, name] of names) {
    const { rows } = await sql`
      insert into indices as old (code, name, place)
      select ${code}, ${name ?? knownNames[code] ?? code}, coalesce(max(place), 0) + 1 from indices
      on conflict (code) do update set name = ${name} where old.name <> ${name}
      returning code`.execute(transaction)
    isMarketTouched ||= rows.length > 0
  }
  return { ...nothingTouched, isMarketTouched }
}

async function storeValues(
  { transaction }: ImportContext,
  batch: readonly IndexRow['cells'][],
): Promise<Touched> {
  const next = [
    sql`excluded.value`,
    ...figures.map((name) => sql`coalesce(excluded.${sql.ref(name)}, old.${sql.ref(name)})`),
  ]
  const names = ['value', ...figures]
  const { rows } = await sql`
    insert into index_values as old (code, day, ${sql.join(names.map(sql.ref))})
    select * from unnest(
      ${arrayLiteral(batch.map(({ code }) => code))}::text[], ${arrayLiteral(batch.map(({ date }) => date))}::date[],
      ${arrayLiteral(batch.map((cells) => cells.value))}::float8[],
      ${sql.join(figures.map((name) => sql`${arrayLiteral(batch.map((cells) => cells[name]))}::float8[]`))}
    )
    on conflict (code, day) do update set (${sql.join(names.map(sql.ref))}) = row(${sql.join(next)})
      where (${sql.join(names.map((name) => sql.ref(`old.${name}`)))}) is distinct from (${sql.join(next)})
    returning code`.execute(transaction)
  return { ...nothingTouched, isMarketTouched: rows.length > 0 }
}
