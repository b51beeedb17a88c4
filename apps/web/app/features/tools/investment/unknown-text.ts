import type { FieldError } from '../engine/tool-form.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { CalculatorView, Choice } from './calculator-view.ts'
import { copy } from './copy.ts'
import { serverCopy } from './server-copy.ts'

/** An error for each unknown choice in the URL: that it does not exist and what is shown instead. */
export function describeUnknown(
  locale: Locale,
  unknown: readonly Choice[],
  { calculator, strategy }: CalculatorView,
): FieldError[] {
  const { calculators, strategies } = copy[locale]
  const { unknownChoice } = serverCopy[locale]
  const messages = {
    calculator: unknownChoice.calculator(calculators[calculator]),
    strategy: unknownChoice.strategy(strategies[strategy]),
  }
  return unknown.map((name) => ({ name, code: 'unknown', message: messages[name] }))
}
