import type { Locale } from '#app/i18n/locales.ts'
import type { CalculatorView, Choice } from './calculator-view.ts'
import { copy } from './copy.ts'
import { planCopy } from './plan-copy.ts'

/** Says that a choice of the address does not exist, and what is shown in its place. */
export function unknownText(
  locale: Locale,
  choice: Choice,
  { calculator, strategy }: CalculatorView,
): string {
  const { calculators, strategies } = copy[locale]
  const { unknownChoice } = planCopy[locale]
  return choice === 'calculator'
    ? unknownChoice.calculator(calculators[calculator])
    : unknownChoice.strategy(strategies[strategy])
}
