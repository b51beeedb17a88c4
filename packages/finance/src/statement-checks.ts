import { linesOf, type StatementLayoutName } from './statement-layouts.ts'

/** Kinds of inconsistencies: a total and its items, assets and claims, cash and its other statements. */
export type StatementDifferenceCode = 'sumDiffers' | 'unbalanced' | 'cashMismatch'

export interface StatementDifference {
  readonly code: StatementDifferenceCode
  /** The inconsistent line. */
  readonly key: string
  readonly expected: number
  readonly actual: number
  readonly rule: string
  /** A total this far from its items is an error of typing or of units, unlike those that companies really file. */
  readonly isImpossible: boolean
}

/** Amounts are filed in whole millions, or in dollars with decimals: smaller differences are rounding. */
export const amountTolerance = 0.0005
/** Of the largest amount in the rule. */
const impossibleShare = 0.01

/**
 * Checks the consistency of one period: totals, assets = liabilities (+ temporary syirkah funds) + equity, closing cash
 * = cash in the balance sheet. Rules with a missing line are skipped, except for optional lines.
 */
export function statementDifferences(
  layout: StatementLayoutName,
  lines: Readonly<Record<string, number>>,
): StatementDifference[] {
  const differences: StatementDifference[] = []
  const check = (code: StatementDifferenceCode, key: string, terms: readonly string[], rule: string) => {
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
  for (const { key, sum } of linesOf(layout)) {
    if (sum.length > 0) check('sumDiffers', key, sum, `${key} = ${ruleText(sum)}`)
  }
  const claims = ['totalLiabilities', 'temporarySyirkah?', 'totalEquity']
  check('unbalanced', 'totalAssets', claims, `totalAssets = ${ruleText(claims)}`)
  check('cashMismatch', 'ending', ['cash'], 'ending = cash')
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
