import { isPension } from '@site/finance/calculators/calculator-limits.ts'
import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { CalculatorView } from './calculator-view.ts'
import type { FieldTexts } from './example-values.ts'
import { serverCopy } from './server-copy.ts'

/** Texts that explain a calculator's method, independent of the input. */
export interface MethodTexts {
  readonly headings: DetailTexts
  readonly formulas: readonly string[]
  readonly letters: string
  readonly notes: readonly string[]
}

/** Headings and captions of the details below the result. */
export type DetailTexts = (typeof serverCopy)['id']['details']

/** Texts of the choices, the form and the parts below the result. */
export type PageTexts = (typeof serverCopy)['id']['page']

export function describeMethod(
  locale: Locale,
  { calculator }: CalculatorView,
  { lifeExpectancy }: FieldTexts,
): MethodTexts {
  const { details, formulas, factors, letters, assumptions } = serverCopy[locale]
  return {
    headings: details,
    formulas: [...formulas[calculator], factors],
    letters: letters[calculator],
    notes: [
      assumptions.rates,
      assumptions.timing,
      ...(isPension(calculator)
        ? [assumptions.retirement(formatNumber(locale, Number(lifeExpectancy)))]
        : []),
      assumptions.rounding,
    ],
  }
}
