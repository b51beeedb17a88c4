import {
  COMPANY_SUGGESTIONS_PATH,
  companySuggestionParameters,
} from '#app/i18n/endpoints/company-suggestions-path.ts'
import { SUGGESTIONS_PATH, suggestionParameters } from '#app/i18n/endpoints/suggestions-path.ts'
import { pathTo } from '#app/i18n/path-to.ts'

interface ReadingAddress {
  readonly path: string
  readonly query: readonly string[]
}

const calculatorParameters = [
  'calculator',
  'strategy',
  'initialInvestment',
  'monthlyInvestment',
  'targetFund',
  'expectedReturn',
  'currentAge',
  'duration',
]

/** Besides pages: fragments, and tools that keep input in their URL. */
const parts: readonly ReadingAddress[] = [
  { path: SUGGESTIONS_PATH, query: suggestionParameters },
  { path: COMPANY_SUGGESTIONS_PATH, query: companySuggestionParameters },
  { path: pathTo('searchResult', 'id'), query: ['q', 'page'] },
  { path: pathTo('riskProfile', 'id'), query: ['a', 'step', 'a1'] },
  { path: pathTo('riskProfileResult', 'id'), query: ['a'] },
  { path: pathTo('investmentCalculator', 'id'), query: calculatorParameters },
  { path: pathTo('transactionCost', 'id'), query: ['ticker', 'price', 'lots', 'kind', 'sellPrice', 'day'] },
  { path: pathTo('whatIf', 'id'), query: ['mode', 'ticker1', 'weight1', 'amount', 'schedule', 'from', 'to'] },
  { path: pathTo('exchangeCalendar', 'id'), query: ['traded'] },
  { path: pathTo('orderLimits', 'id'), query: ['mode', 'ticker', 'reference', 'board', 'first', 'budget'] },
  { path: pathTo('bondCalculator', 'id'), query: ['mode', 'nominal', 'frequency', 'settlement', 'maturity'] },
  { path: `${pathTo('investmentCalculator', 'id')}/rencana.csv`, query: calculatorParameters },
]

const EACH = 6

/**
 * Every URL with the next few texts in all parameters, in an unknown one, and appended to its path; together they get
 * all texts several times.
 */
export function reflectingAddresses(
  pages: readonly ReadingAddress[],
  texts: readonly string[],
): readonly { readonly name: string; readonly target: string }[] {
  return [...parts, ...pages].flatMap(({ path, query }, position) =>
    Array.from({ length: EACH }, (_, turn) => {
      const text = encodeURIComponent(texts[(position * EACH + turn) % texts.length] ?? '')
      const parameters = [...query, 'unknown'].map((name) => `${name}=${text}`).join('&')
      return [`${path}?${parameters}`, `${path}/${text}`, `${path}.data?${parameters}`]
    })
      .flat()
      .map((target) => ({ name: target, target })),
  )
}
