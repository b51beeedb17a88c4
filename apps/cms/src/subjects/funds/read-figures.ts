import { plainCharacters } from '@site/contracts/typed-text.ts'
import * as v from 'valibot'
import { type ReadResult, readCsv } from '#cms/services/csv/read-csv.ts'
import { type FigureColumn, type FigureError, figureColumns, figureLimits } from './import-outcome.ts'
import { isNav, isPast, isReturn } from './validate-fund.ts'

export interface FundFigures {
  readonly nav: number
  readonly navDate: string
  readonly returns: {
    readonly month: number | null
    readonly yearToDate: number | null
    readonly year: number | null
    readonly threeYears: number | null
  }
}

/** What the site has for a published fund. */
interface KnownFund {
  readonly code: string
  /** A calendar day. */
  readonly navDate: string
}

/** A period or a comma marks the decimals. */
const numberPattern = /^-?\d{1,9}(?:[.,](\d{1,6}))?$/
/** `1.234` may be a thousand or a little more than one. */
const AMBIGUOUS_DECIMALS = 3

/** Null for text that is no number, or could be two different ones. */
function parseNumber(text: string): number | null {
  const plain = plainCharacters(text)
  const match = numberPattern.exec(plain)
  if (match === null || match[1]?.length === AMBIGUOUS_DECIMALS) return null
  return Number(plain.replace(',', '.'))
}

/** Dates such as November 31 roll over. */
const isDay = (text: string) =>
  v.is(v.pipe(v.string(), v.isoDate()), text) && new Date(text).toISOString().startsWith(text)

/** The figures of the file by code, as far as they are valid, and every error with its line. */
export async function readFigures(
  bytes: AsyncIterable<Uint8Array>,
  known: readonly KnownFund[],
): Promise<ReadResult<FigureColumn, FigureError> & { figures: Map<string, FundFigures> }> {
  const dates = new Map(known.map(({ code, navDate }) => [code, navDate]))
  const figures = new Map<string, FundFigures>()
  const result = await readCsv<FigureColumn, FigureError>(bytes, {
    columns: figureColumns,
    limits: figureLimits,
    onRow: (cell, { report }) => {
      const code = plainCharacters(cell('code')).toUpperCase()
      const before = dates.get(code)
      if (before === undefined) report('code', 'codeUnknown')
      if (figures.has(code)) report('code', 'codeTwice')
      const nav = parseNumber(cell('nav'))
      if (nav === null || !isNav(nav)) report('nav', nav === null ? 'number' : 'nav')
      const navDate = plainCharacters(cell('nav_date'))
      if (!isDay(navDate)) report('nav_date', 'day')
      else if (!isPast(navDate)) report('nav_date', 'future')
      else if (before !== undefined && navDate < before) report('nav_date', 'older')
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
      figures.set(code, { nav: nav ?? 0, navDate, returns })
    },
  })
  return { ...result, figures }
}
