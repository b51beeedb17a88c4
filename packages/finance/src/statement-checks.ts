import type { FiledPeriod } from './company-ratios.ts'
import { isBankLayout, listLayoutLines, type StatementLayoutName } from './statement-layouts.ts'

export interface StatementDifference {
  /** A total that differs from its items, or assets that differ from the claims on them. */
  readonly code: 'sumDiffers' | 'unbalanced'
  /** The inconsistent line. */
  readonly key: string
  readonly expected: number
  readonly actual: number
  readonly rule: string
  /** A total this far from its items is an error of typing or of units, unlike those that companies really file. */
  readonly isImpossible: boolean
}

/** Amounts are filed in whole millions, or in dollars with decimals: smaller differences are rounding. */
const amountTolerance = 0.0005
/** Of the largest amount in the rule. */
const impossibleShare = 0.01

/**
 * Checks the consistency of one period: totals, and assets = liabilities (+ temporary syirkah funds) + equity. Rules
 * with a missing line are skipped, except for optional lines.
 */
export function statementDifferences(
  layout: StatementLayoutName,
  lines: Readonly<Record<string, number>>,
): StatementDifference[] {
  const differences: StatementDifference[] = []
  const check = (code: StatementDifference['code'], key: string, terms: readonly string[], rule: string) => {
    const actual = lines[key]
    const amounts = signedAmounts(lines, terms)
    if (actual === undefined || amounts === null) return
    const expected = amounts.reduce((sum, amount) => sum + amount, 0)
    const difference = Math.abs(actual - expected)
    if (difference <= amountTolerance) return
    const largest = Math.max(Math.abs(actual), ...amounts.map(Math.abs))
    const isImpossible = code === 'sumDiffers' && difference >= largest * impossibleShare
    differences.push({ code, key, expected, actual, rule, isImpossible })
  }
  for (const { key, sum } of listLayoutLines(layout)) {
    if (sum.length > 0) check('sumDiffers', key, sum, `${key} = ${ruleText(sum)}`)
  }
  const claims = ['totalLiabilities', 'temporarySyirkah?', 'totalEquity']
  check('unbalanced', 'totalAssets', claims, `totalAssets = ${ruleText(claims)}`)
  return differences
}

/** The line of a term such as `-tax` or `discontinued?`. */
export function lineOfTerm(term: string): string {
  return term.replace(/^-/, '').replace(/\?$/, '')
}

/** null if a line is missing that is not optional. */
function signedAmounts(lines: Readonly<Record<string, number>>, terms: readonly string[]): number[] | null {
  const amounts: number[] = []
  for (const term of terms) {
    const value = lines[lineOfTerm(term)]
    if (value === undefined && !term.endsWith('?')) return null
    amounts.push(term.startsWith('-') ? -(value ?? 0) : (value ?? 0))
  }
  return amounts
}

function ruleText(terms: readonly string[]): string {
  return terms.join(' + ').replaceAll('+ -', '- ').replaceAll('?', '')
}

export interface CashDifference<Period extends FiledPeriod> {
  readonly period: Period
  readonly key: 'beginning' | 'ending'
  readonly expected: number
  readonly actual: number
  /** The period with the expected amount. */
  readonly other: Period
}

/**
 * Checks the cash of all periods of a company. Closing cash equals cash in the balance sheet, except for banks, whose
 * cash flow includes deposits with other banks. Opening cash equals the closing cash of the previous fiscal year;
 * without that year, the opening cash of the first period of the year.
 */
export function cashDifferences<Period extends FiledPeriod>(
  layout: StatementLayoutName,
  periods: readonly Period[],
): CashDifference<Period>[] {
  const oldestFirst = periods.toSorted((a, b) => a.year - b.year || a.months - b.months)
  return oldestFirst.flatMap((period) => {
    const { year, lines } = period
    const before = oldestFirst.find((other) => other.year === year - 1 && other.months === 12)
    const first = oldestFirst.find((other) => other.year === year && other.lines.beginning !== undefined)
    const opening =
      before?.lines.ending === undefined
        ? { expected: first?.lines.beginning, other: first }
        : { expected: before.lines.ending, other: before }
    return [
      { key: 'beginning' as const, actual: lines.beginning, ...opening },
      {
        key: 'ending' as const,
        actual: lines.ending,
        expected: isBankLayout(layout) ? undefined : lines.cash,
        other: period,
      },
    ].flatMap(({ key, actual, expected, other }) =>
      actual === undefined || expected === undefined || other === undefined || isSameAmount(actual, expected)
        ? []
        : [{ period, key, actual, expected, other }],
    )
  })
}

function isSameAmount(a: number, b: number): boolean {
  return Math.abs(a - b) <= amountTolerance
}
