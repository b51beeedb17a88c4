import { mergeHoldings } from './add-trades.ts'
import type { Holding } from './holding.ts'
import { limits } from './limits.ts'

/** For this device or an exported file. */
export function writePortfolio(holdings: readonly Holding[], made: string): string {
  const stored = holdings.map(({ ticker, shares, average, blocked }) => ({
    ticker,
    shares,
    average,
    blocked,
  }))
  return JSON.stringify({ format: 1, made, holdings: stored })
}

/** null: not a portfolio of this format. Checked by hand: a library for schemas would double what the page adds. */
export function readPortfolio(text: string): readonly Holding[] | null {
  const stored = parseJson(text)
  if (typeof stored !== 'object' || stored === null) return null
  if (!('format' in stored && stored.format === 1 && 'holdings' in stored)) return null
  if (!Array.isArray(stored.holdings) || stored.holdings.length > limits.holdings) return null
  const read = stored.holdings.map(readHolding)
  const holdings = read.filter((holding) => holding !== null)
  return holdings.length === read.length ? mergeHoldings([], holdings) : null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

const isShareCount = (value: unknown, min: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= limits.shares

function readHolding(value: unknown): Holding | null {
  if (typeof value !== 'object' || value === null) return null
  if (!('ticker' in value && 'shares' in value && 'average' in value)) return null
  const { ticker, shares, average } = value
  const blocked = 'blocked' in value ? value.blocked : 0
  if (typeof ticker !== 'string' || !/^[A-Z]{4,5}(-[WR]\d{0,2})?$/.test(ticker)) return null
  if (!isShareCount(shares, 1) || !isShareCount(blocked, 0)) return null
  if (average !== null && (typeof average !== 'number' || average <= 0 || average > limits.average))
    return null
  return { ticker, isShare: !ticker.includes('-'), shares, average, blocked }
}

/** A cell that a spreadsheet would calculate begins with an apostrophe. */
function writeCell(cell: string | number | null): string {
  if (typeof cell === 'number') return String(cell)
  const text = (cell ?? '').replace(/^(?=[=+\-@])/, "'")
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows as a CSV file of the browser, with the mark by which spreadsheets recognize UTF-8. */
export function writePortfolioTable(rows: readonly (readonly (string | number | null)[])[]): string {
  return `\u{feff}${rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')}`
}
