import {
  type Calculator,
  calculators,
  type Strategy,
  strategies,
} from '@site/finance/calculators/calculator-limits.ts'

export interface CalculatorView {
  readonly calculator: Calculator
  readonly strategy: Strategy
}

/** The two choices that the URL contains in addition to the fields. */
export type Choice = keyof CalculatorView

export const defaultView: CalculatorView = { calculator: 'target', strategy: 'installments' }

/** Replaces an unknown strategy: it has every field, so no value is lost. */
const STRATEGY_WITH_EVERY_FIELD: Strategy = 'mixture'

/** Alternative spellings in old URLs, with the value that the URL is redirected to. */
const otherSpellings: ReadonlyMap<string, string> = new Map([
  ['pension-check', 'pensionCheck'],
  ['lump-sum', 'lumpSum'],
])

/** The calculator and strategy that a URL requests, and its choices that do not exist. */
export function parseCalculatorView(search: URLSearchParams): {
  readonly view: CalculatorView
  readonly unknown: readonly Choice[]
} {
  const calculator = chosen(calculators, search.getAll('calculator'), defaultView.calculator)
  const strategy = chosen(strategies, search.getAll('strategy'), defaultView.strategy)
  return {
    view: {
      calculator: calculator ?? defaultView.calculator,
      strategy: strategy ?? STRATEGY_WITH_EVERY_FIELD,
    },
    unknown: [
      ...(calculator === null ? (['calculator'] as const) : []),
      ...(strategy === null ? (['strategy'] as const) : []),
    ],
  }
}

function chosen<Name extends string>(
  names: readonly Name[],
  submitted: readonly string[],
  fallback: Name,
): Name | null {
  if (submitted.length === 0) {
    return fallback
  }
  return submitted.length === 1 ? (names.find((name) => name === submitted[0]) ?? null) : null
}

/** The query with the contract's spellings; null if nothing changes. */
export function canonicalQuery(search: URLSearchParams): URLSearchParams | null {
  const respelled = new URLSearchParams(search)
  for (const name of ['calculator', 'strategy']) {
    const right = otherSpellings.get(search.get(name) ?? '')
    if (right !== undefined) {
      respelled.set(name, right)
    }
  }
  return respelled.toString() === search.toString() ? null : respelled
}
