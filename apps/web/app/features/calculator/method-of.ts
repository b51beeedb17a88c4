import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { CalculatorView } from './calculator-view.ts'
import type { FieldTexts } from './example-values.ts'
import { serverCopy } from './server-copy.ts'

/** How a calculator calculates, in words: the same whatever is entered. */
export interface MethodTexts {
  readonly formulas: readonly string[]
  readonly letters: string
  readonly notes: readonly string[]
}

export function methodOf(
  locale: Locale,
  { calculator }: CalculatorView,
  { lifeExpectancy }: FieldTexts,
): MethodTexts {
  const { formulas, factors, letters, assumptions } = serverCopy[locale]
  const isPension = calculator === 'pension' || calculator === 'pensionCheck'
  return {
    formulas: [...formulas[calculator], factors],
    letters: letters[calculator],
    notes: [
      assumptions.rates,
      assumptions.timing,
      ...(isPension ? [assumptions.retirement(formatNumber(locale, Number(lifeExpectancy)))] : []),
      assumptions.rounding,
    ],
  }
}
