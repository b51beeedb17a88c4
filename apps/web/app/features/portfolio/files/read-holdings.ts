import { addTrades, type Trade } from './add-trades.ts'
import type { ColumnKind, Columns } from './columns.ts'
import type { Holding, ProblemKind, ReadProblem } from './holding.ts'
import { limits, roundAverage } from './limits.ts'
import { findDecimalMark, parseNumber } from './read-numbers.ts'
import type { TableRow } from './read-table.ts'
import { isTotalRow, readTickerCell } from './ticker-cell.ts'

export type Unit = 'lots' | 'shares'

/** `isUnitAssumed`: the file does not tell lots from shares, and the visitor has not said. */
export interface ReadHoldings {
  readonly holdings: readonly Holding[]
  readonly problems: readonly ReadProblem[]
  readonly unit: Unit
  readonly isUnitAssumed: boolean
}

const lotShares = 100

/** Reads the rows by the kinds of their columns; `unit` is what the visitor says about a quantity without one. */
export function readHoldings(
  rows: readonly TableRow[],
  columns: Columns,
  chosenUnit: Unit | null = null,
): ReadHoldings {
  const { header, kinds } = columns
  const body = rows
    .slice(header === null ? 0 : header + 1)
    .filter(({ cells }) => !isTotalRow(cells, cells[kinds.indexOf('ticker')] ?? ''))
  const table = createTable(body, kinds)
  const quantities = body.map((row) => table.readNumber(row, table.quantityKind))
  const named = { lots: 'lots', shares: 'shares', quantity: null } as const
  const proposed = quantities.every((quantity) => (quantity ?? 0) % lotShares === 0) ? 'shares' : 'lots'
  const unit = named[table.quantityKind] ?? chosenUnit ?? proposed
  const isUnitAssumed = named[table.quantityKind] === null && chosenUnit === null
  const problems: ReadProblem[] = []
  const trades: Trade[] = []
  for (const row of body) {
    const read = readRow(row, table, unit)
    if ('kind' in read) problems.push(read)
    else trades.push(read)
  }
  const added = addTrades(trades)
  return { holdings: added.holdings, problems: [...problems, ...added.problems], unit, isUnitAssumed }
}

type Table = ReturnType<typeof createTable>

function createTable(body: readonly TableRow[], kinds: readonly (ColumnKind | null)[]) {
  const readText = ({ cells }: TableRow, kind: ColumnKind) => cells[kinds.indexOf(kind)] ?? ''
  const marks = new Map(
    (['lots', 'shares', 'quantity', 'average', 'price'] as const).map((kind) => [
      kind,
      findDecimalMark(body.map((row) => readText(row, kind))),
    ]),
  )
  const readNumber = (row: TableRow, kind: 'lots' | 'shares' | 'quantity' | 'average' | 'price') =>
    parseNumber(readText(row, kind), marks.get(kind) ?? null)
  const quantityKind = (['shares', 'lots', 'quantity'] as const).find((kind) => kinds.includes(kind))
  const isTrades = kinds.includes('side') && kinds.includes('date')
  const priceKind = isTrades && !kinds.includes('average') ? ('price' as const) : ('average' as const)
  return { readText, readNumber, quantityKind: quantityKind ?? 'quantity', isTrades, priceKind }
}

function readRow(row: TableRow, table: Table, unit: Unit): Trade | ReadProblem {
  const { quantityKind, priceKind, isTrades } = table
  const fail = (kind: ProblemKind, column: ColumnKind): ReadProblem => ({
    row: row.number,
    kind,
    text: table.readText(row, column),
  })
  const security = readTickerCell(table.readText(row, 'ticker'))
  if (security === null) return fail('ticker', 'ticker')
  const quantity = table.readNumber(row, quantityKind)
  if (quantity === null) return fail('quantity', quantityKind)
  const shares = unit === 'lots' ? quantity * lotShares : quantity
  const isWhole = Number.isInteger(quantity)
  if (!isWhole || shares < 1 || shares > limits.shares) return fail('range', quantityKind)
  const average = readAverage(row, table)
  if (average === 'wrong') return fail('average', priceKind)
  const day = isTrades ? readDay(table.readText(row, 'date')) : ''
  if (day === null) return fail('date', 'date')
  const isSale = isTrades ? readSide(table.readText(row, 'side')) : false
  if (isSale === null) return fail('side', 'side')
  const balance = table.readText(row, 'balance')
  const blocked = balance === '' || /^(?:available|tersedia)/i.test(balance) ? 0 : shares
  return { row: row.number, ...security, shares, price: average, day, isSale, blocked }
}

/** null: not stated, or in another currency. */
function readAverage(row: TableRow, { readText, readNumber, priceKind }: Table): number | null | 'wrong' {
  const isRupiah = /^(?:|idr|rp)$/i.test(readText(row, 'currency'))
  if (!isRupiah || /^[-–]?$/.test(readText(row, priceKind))) return null
  const average = readNumber(row, priceKind)
  if (average === null || average > limits.average) return 'wrong'
  const rounded = roundAverage(average)
  return rounded > 0 ? rounded : 'wrong'
}

/** `2026-11-20`, or a day before its month as in 20/11/2026. */
function readDay(text: string): string | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(text) ?? []
  if (year !== undefined) return keepRealDay(`${year}-${month}-${day}`)
  const [, first = '', second = '', last] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})/.exec(text) ?? []
  return last === undefined
    ? null
    : keepRealDay(`${last}-${second.padStart(2, '0')}-${first.padStart(2, '0')}`)
}

/** null: a month or day that does not exist, such as February 30. */
function keepRealDay(day: string): string | null {
  const time = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? day : null
}

function readSide(text: string): boolean | null {
  if (/^(?:s|sell|sold|j|jual)$/i.test(text)) return true
  return /^(?:b|buy|bought|beli)$/i.test(text) ? false : null
}
