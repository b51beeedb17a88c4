import { linesOf, type StatementLayoutName } from './statement-layouts.ts'

export interface StatementError {
  /** The inconsistent line. */
  readonly key: string
  readonly expected: number
  readonly actual: number
  readonly rule: string
}

/** Amounts are filed in whole millions, or in dollars with decimals: smaller differences are rounding. */
const tolerance = 0.0005

/**
 * Checks the consistency of one period: totals, assets = liabilities (+ temporary syirkah funds) + equity, closing cash
 * = cash in the balance sheet. Rules with a missing line are skipped.
 */
export function statementErrors(
  layout: StatementLayoutName,
  lines: Readonly<Record<string, number>>,
): StatementError[] {
  const errors: StatementError[] = []
  const check = (key: string, terms: readonly string[], rule: string) => {
    const actual = lines[key]
    const expected = signedSum(lines, terms)
    if (actual === undefined || expected === null) return
    if (Math.abs(actual - expected) > tolerance) errors.push({ key, expected, actual, rule })
  }
  for (const { key, sum } of linesOf(layout)) {
    if (sum.length > 0) check(key, sum, `${key} = ${sum.join(' + ').replaceAll('+ -', '- ')}`)
  }
  const claims = ['totalLiabilities', ...(layout === 'shariaBank' ? ['temporarySyirkah'] : []), 'totalEquity']
  check('totalAssets', claims, `totalAssets = ${claims.join(' + ')}`)
  check('ending', ['cash'], 'ending = cash')
  return errors
}

function signedSum(lines: Readonly<Record<string, number>>, terms: readonly string[]): number | null {
  let total = 0
  for (const term of terms) {
    const value = lines[term.replace('-', '')]
    if (value === undefined) return null
    total += term.startsWith('-') ? -value : value
  }
  return total
}
