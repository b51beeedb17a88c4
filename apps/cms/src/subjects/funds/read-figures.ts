import { plainCharacters } from '@site/contracts/typed-text.ts'
import type { TradingCalendar } from '@site/finance/trading-calendar.ts'
import { isPast } from '#cms/base/fields/past-day.ts'
import { isDay, parseNumber } from '#cms/services/csv/read-cells.ts'
import { type ReadResult, readCsv } from '#cms/services/csv/read-csv.ts'
import { describeMove, findImplausible, type KnownFund } from './check-figures.ts'
import {
  type FigureColumn,
  type FigureError,
  type FundFigures,
  figureColumns,
  figureLimits,
  type ImportRow,
} from './import-outcome.ts'
import { isNav, isReturn } from './validate-fund.ts'

export function isSame(one: FundFigures, other: FundFigures): boolean {
  return JSON.stringify(one, figureOrder) === JSON.stringify(other, figureOrder)
}
const figureOrder = ['nav', 'navDate', 'returns', 'month', 'yearToDate', 'year', 'threeYears']

type Cells = {
  cell: (column: FigureColumn) => string
  report: (column: FigureColumn, error: FigureError) => void
}

/** The figures of a row; a cell that has none is reported, and its value is not used. */
function readRow({ cell, report }: Cells): FundFigures {
  const nav = parseNumber(cell('nav'))
  if (nav === null || !isNav(nav)) report('nav', nav === null ? 'number' : 'nav')
  const navDate = plainCharacters(cell('nav_date'))
  if (!isDay(navDate)) report('nav_date', 'day')
  else if (!isPast(navDate)) report('nav_date', 'future')
  const readReturn = (column: FigureColumn): number | null => {
    if (cell(column) === '') return null
    const percent = parseNumber(cell(column))
    if (percent === null || !isReturn(percent)) report(column, percent === null ? 'number' : 'return')
    return percent
  }
  const returns = {
    month: readReturn('return_1m'),
    yearToDate: readReturn('return_ytd'),
    year: readReturn('return_1y'),
    threeYears: readReturn('return_3y'),
  }
  return { nav: nav ?? 0, navDate, returns }
}

/** The rows of the file whose cells are readable, and every error with its line. */
export async function readFigures(
  bytes: AsyncIterable<Uint8Array>,
  known: readonly KnownFund[],
  calendar: TradingCalendar,
): Promise<ReadResult<FigureColumn, FigureError> & { readable: ImportRow[] }> {
  const funds = new Map(known.map((fund) => [fund.code, fund]))
  const codes = new Set<string>()
  const readable: ImportRow[] = []
  const result = await readCsv<FigureColumn, FigureError>(bytes, {
    columns: figureColumns,
    limits: figureLimits,
    onRow: (cell, { line, report: reportError }) => {
      let isReadable = true
      const report = (column: FigureColumn, error: FigureError) => {
        isReadable = false
        reportError(column, error)
      }
      const code = plainCharacters(cell('code')).toUpperCase()
      const fund = funds.get(code)
      if (fund === undefined) report('code', 'codeUnknown')
      if (codes.has(code)) report('code', 'codeTwice')
      codes.add(code)
      const after = readRow({ cell, report })
      if (fund === undefined || !isReadable) return
      const { id, name, figures: before } = fund
      readable.push({ line, fund: id, code, name, before, after, ...describeMove(calendar, fund, after) })
      if (after.navDate < before.navDate) reportError('nav_date', 'older')
      else if (!isSame(before, after)) {
        for (const { column, error } of findImplausible(calendar, fund, after)) reportError(column, error)
      }
    },
  })
  return { ...result, readable }
}
