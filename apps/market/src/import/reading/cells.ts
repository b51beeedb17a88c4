import { firstYear, greatestRatioPart, lastYear, tickerPattern } from '@site/contracts/market/values.ts'
import { daysOfMonth } from '#market/calendar/days.ts'

/** Parses the text of a column. Throws CellError. */
export interface CellParser<Value> {
  (text: string): Value
  readonly isOptional?: boolean
  /** Without this cell, the row still says what figures need: an invalid one is left out instead of the row. */
  readonly isDescriptive?: boolean
}

export class CellError extends Error {}

const maxTextLength = 4_000
/** Of a share on a day, in rupiah. */
export const maxTradeValue = 1e15

export function text(maxLength = maxTextLength): CellParser<string> {
  return (cell) => {
    const trimmed = cell.trim()
    if (trimmed === '') throw new CellError('is empty')
    if (trimmed.length > maxLength) throw new CellError(`has more than ${maxLength} characters`)
    return trimmed
  }
}

/** The cell may be empty, but the column must be there. */
export function emptyOr<Value>(parser: CellParser<Value>): CellParser<Value | null> {
  return (cell) => (cell.trim() === '' ? null : parser(cell))
}

/** The cell may be empty, and the column may be missing. */
export function optional<Value>(parser: CellParser<Value>): CellParser<Value | null> {
  return Object.assign(emptyOr(parser), { isOptional: true })
}

/** Optional, and if it is invalid, only the cell is left out and reported. */
export function descriptive<Value>(parser: CellParser<Value>): CellParser<Value | null> {
  return Object.assign(optional(parser), { isDescriptive: true })
}

export function isOptional(parser: CellParser<unknown>): boolean {
  return parser.isOptional === true
}

function pattern(expression: RegExp, expected: string): CellParser<string> {
  return (cell) => {
    if (!expression.test(cell)) throw new CellError(`"${shortened(cell)}" is not ${expected}`)
    return cell
  }
}

export const ticker = pattern(new RegExp(`^${tickerPattern}$`), 'a ticker of four or five capital letters')
export const slug = pattern(
  /^(?=.{1,200}$)[a-z0-9]+(-[a-z0-9]+)*$/,
  'a slug of at most 200 small letters, digits and single hyphens',
)
export const identifier = pattern(/^[A-Za-z0-9][A-Za-z0-9-]{0,79}$/, 'an id of letters, digits and hyphens')
export const clockTime = pattern(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time such as 09:30')
export const webAddress = pattern(
  /^https:\/\/[^\s]{1,2000}$/,
  'an address of at most 2000 characters that begins with https://',
)

const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/

export const day: CellParser<string> = (cell) => {
  const [, year, month, date] = dayPattern.exec(cell) ?? []
  if (year === undefined || month === undefined || date === undefined) {
    throw new CellError(`"${shortened(cell)}" is not a day such as 2026-11-20`)
  }
  if (Number(year) < firstYear || Number(year) > lastYear) {
    throw new CellError(`"${cell}" is not between the years ${firstYear} and ${lastYear}`)
  }
  if (Number(date) < 1 || Number(date) > daysOfMonth(Number(year), Number(month))) {
    throw new CellError(`"${cell}" is not a day of the calendar`)
  }
  return cell
}

/** A history repeats the same days for each company. */
const knownTradingDays = new Set<string>()

/** A day on which the exchange may be open. */
export const tradingDay: CellParser<string> = (cell) => {
  if (knownTradingDays.has(cell)) return cell
  const date = day(cell)
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  if (weekday === 0 || weekday === 6)
    throw new CellError(`"${cell}" is a ${weekday === 0 ? 'Sunday' : 'Saturday'}`)
  knownTradingDays.add(date)
  return date
}

const instantPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(Z|[+-]\d{2}:\d{2})$/

/** Requires an offset; returns UTC. */
export const instant: CellParser<string> = (cell) => {
  const time = instantPattern.test(cell) ? Date.parse(cell) : Number.NaN
  if (Number.isNaN(time))
    throw new CellError(`"${shortened(cell)}" is not a time such as 2026-11-20T16:05:00+07:00`)
  day(cell.slice(0, 10))
  return new Date(time).toISOString()
}

export function decimal(lowest: number, highest: number): CellParser<number> {
  return (cell) => {
    if (!/^-?\d{1,18}(\.\d{1,8})?$/.test(cell)) {
      throw new CellError(`"${shortened(cell)}" is not a number such as 1234.5 (no thousands separators)`)
    }
    const value = Number(cell)
    if (value < lowest || value > highest)
      throw new CellError(`${cell} is not between ${lowest} and ${highest}`)
    return value
  }
}

export function wholeNumber(lowest: number, highest: number): CellParser<number> {
  return (cell) => {
    // Data frames write 9550.0 for a whole number; three zeros may be thousands.
    if (!/^-?\d{1,16}(\.00?)?$/.test(cell)) {
      throw new CellError(`"${shortened(cell)}" is not a whole number (no thousands separators)`)
    }
    const value = Number(cell)
    if (value < lowest || value > highest)
      throw new CellError(`${cell} is not between ${lowest} and ${highest}`)
    return value
  }
}

export const shares = wholeNumber(0, Number.MAX_SAFE_INTEGER)
export const positiveShares = wholeNumber(1, Number.MAX_SAFE_INTEGER)
export const ratioPart = wholeNumber(1, greatestRatioPart)
export const year = wholeNumber(firstYear, lastYear)
export const rupiah = wholeNumber(1, 1_000_000_000)

export function oneOf<const Option extends string>(options: readonly Option[]): CellParser<Option> {
  return (cell) => {
    const found = options.find((option) => option === cell)
    if (found === undefined) throw new CellError(`"${shortened(cell)}" is not one of ${options.join(', ')}`)
    return found
  }
}

export const yesNo: CellParser<boolean> = (cell) => oneOf(['yes', 'no'])(cell) === 'yes'

/** Paragraphs are separated by an empty line. */
export const paragraphs: CellParser<string[]> = (cell) =>
  text(40_000)(cell)
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')

/** One item per line. */
export const lines: CellParser<string[]> = (cell) =>
  text(10_000)(cell)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

function shortened(cell: string): string {
  return cell.length > 40 ? `${cell.slice(0, 40)}…` : cell
}
