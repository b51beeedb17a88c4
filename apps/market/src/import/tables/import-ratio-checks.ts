import { loadPeriods, type StoredPeriod } from '#market/figures/statements.ts'
import { day, decimal, oneOf, ticker } from '#market/import/reading/cells.ts'
import type { TableRow } from '#market/import/reading/read-table.ts'
import { type ImportContext, type KnownCompany, readCompanyRows } from './import-context.ts'
import { replaceMarks } from './replace-marks.ts'
import { nothingTouched, type Touched } from './touched.ts'
import { markKey } from './write-statements.ts'

const comparedLines = [
  'totalAssets',
  'totalLiabilities',
  'totalEquity',
  'revenue',
  'profitBeforeTax',
  'netProfit',
  'parentProfit',
] as const

export const ratioCheckColumns = {
  ticker,
  period_end: day,
  figure: oneOf([...comparedLines, 'debtToEquity']),
  /** Amounts in millions of rupiah. */
  value: decimal(-1e13, 1e13),
}
type RatioCheck = TableRow<typeof ratioCheckColumns> & { readonly company: KnownCompany }

/** Lists round to hundreds of millions of rupiah, and ratios to hundredths. */
const roundingOf = { amount: 100, ratio: 0.01 }
const toleratedShare = 0.01

/** Compares figures of another source with the stored statements, and marks statements that differ; writes no figure. */
export async function importRatioChecks(context: ImportContext): Promise<Touched> {
  const rows = readCompanyRows(context, 'ratio-checks', ratioCheckColumns)
  if (!rows) return nothingTouched
  const checks: RatioCheck[] = []
  for await (const row of rows) checks.push(row)
  const stored = await loadPeriods(
    context.transaction,
    [...new Set(checks.map(({ cells }) => cells.ticker))],
    {
      items: [...comparedLines, 'exchangeRate'],
    },
  )
  const compared = new Set<StoredPeriod>()
  const differing = new Set<StoredPeriod>()
  for (const row of checks) {
    const { cells, company } = row
    const period = stored.get(cells.ticker)?.find(({ end }) => end === cells.period_end)
    const own = period && computeFigure(period, cells.figure, company)
    if (period === undefined || own === undefined) continue
    compared.add(period)
    if (isClose(own, cells.value, cells.figure === 'debtToEquity' ? roundingOf.ratio : roundingOf.amount))
      continue
    differing.add(period)
    const message = `${cells.figure} of ${cells.ticker} ${cells.period_end} is ${cells.value}, by its statement it is ${Number(own.toFixed(4))}`
    context.findings.unusual(row, 'value', message, 'ratioDiffers')
  }
  const markedFigure = (period: StoredPeriod) => ({
    ticker: period.ticker,
    key: markKey(period.year, period.months),
  })
  return replaceMarks(context.transaction, 'statement', {
    figures: [...compared].map(markedFigure),
    codes: ['ratioDiffers'],
    marks: [...differing].map((period) => ({ ...markedFigure(period), code: 'ratioDiffers' })),
  })
}

/** In millions of rupiah; undefined if the statement does not have it. */
function computeFigure(
  { lines }: StoredPeriod,
  figure: RatioCheck['cells']['figure'],
  { statementCurrency }: KnownCompany,
): number | undefined {
  if (figure === 'debtToEquity') {
    const { totalLiabilities, totalEquity } = lines
    return totalLiabilities === undefined || !totalEquity ? undefined : totalLiabilities / totalEquity
  }
  const amount = lines[figure]
  const rate = statementCurrency === 'IDR' ? 1 : lines.exchangeRate
  return amount === undefined || rate === undefined ? undefined : amount * rate
}

function isClose(a: number, b: number, rounding: number): boolean {
  return Math.abs(a - b) <= Math.max(rounding, toleratedShare * Math.max(Math.abs(a), Math.abs(b)))
}
