import type { Locale } from '#app/i18n/locales.ts'
import { parseCalculatorView } from './calculator-view.ts'
import { copy } from './copy.ts'
import type { FieldTexts } from './example-values.ts'
import { readPlan } from './read-plan.ts'
import { serverCopy } from './server-copy.ts'

/** The plan of a URL; the error of a choice that does not exist names what is shown instead. */
export function readSubmittedPlan(locale: Locale, search: URLSearchParams, examples: FieldTexts) {
  const { view, unknown } = parseCalculatorView(search)
  const { calculators, strategies } = copy[locale]
  const { unknownChoice } = serverCopy[locale]
  const messages = {
    calculator: unknownChoice.calculator(calculators[view.calculator]),
    strategy: unknownChoice.strategy(strategies[view.strategy]),
  }
  const errors = unknown.map((name) => ({ name, code: 'unknown', message: messages[name] }))
  return { view, ...readPlan(locale, view, search, examples, errors) }
}
