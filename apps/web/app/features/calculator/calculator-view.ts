import {
  type Calculator,
  calculators,
  type Strategy,
  strategies,
} from '@site/finance/calculators/calculator-form.ts'

export interface CalculatorView {
  readonly calculator: Calculator
  readonly strategy: Strategy
}

/** What the page shows when its address names nothing. */
export const defaultView: CalculatorView = { calculator: 'target', strategy: 'installments' }

/** Spellings that other lists of our addresses use, and what the address is redirected to. */
const otherSpellings: Readonly<Record<string, string>> = {
  'pension-check': 'pensionCheck',
  'lump-sum': 'lumpSum',
}

/** Which calculator and strategy an address asks for; null where it names one that there is not. */
export function calculatorViewOf(search: URLSearchParams): CalculatorView | null {
  const calculator = chosen(calculators, search.getAll('calculator'), defaultView.calculator)
  const strategy = chosen(strategies, search.getAll('strategy'), defaultView.strategy)
  return calculator && strategy ? { calculator, strategy } : null
}

function chosen<Name extends string>(
  names: readonly Name[],
  sent: readonly string[],
  fallback: Name,
): Name | null {
  if (sent.length === 0) {
    return fallback
  }
  return sent.length === 1 ? (names.find((name) => name === sent[0]) ?? null) : null
}

/** The query with the contract's spellings; null where it has them already. */
export function respelledQuery(search: URLSearchParams): URLSearchParams | null {
  const respelled = new URLSearchParams(search)
  for (const name of ['calculator', 'strategy']) {
    const right = otherSpellings[search.get(name) ?? '']
    if (right !== undefined) {
      respelled.set(name, right)
    }
  }
  return respelled.toString() === search.toString() ? null : respelled
}
