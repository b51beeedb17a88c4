import type { Locale } from '#app/i18n/locales.ts'
import type { CalculatorView, Choice } from './calculator-view.ts'
import { copy } from './copy.ts'
import { serverCopy } from './server-copy.ts'

/** The message for each unknown choice in the URL: that it does not exist and what is shown instead. */
export type UnknownTexts = Readonly<Partial<Record<Choice, string>>>

export function unknownTexts(
  locale: Locale,
  unknown: readonly Choice[],
  { calculator, strategy }: CalculatorView,
): UnknownTexts {
  const { calculators, strategies } = copy[locale]
  const { unknownChoice } = serverCopy[locale]
  const texts = {
    calculator: unknownChoice.calculator(calculators[calculator]),
    strategy: unknownChoice.strategy(strategies[strategy]),
  }
  return Object.fromEntries(unknown.map((choice) => [choice, texts[choice]]))
}
