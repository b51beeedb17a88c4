import type { Locale } from '#app/i18n/locales.ts'
import type { Query } from '#app/i18n/path-to.ts'
import type { CalculatorView } from './calculator-view.ts'
import type { FieldTexts } from './example-values.ts'

export interface SavedPlansProps {
  readonly locale: Locale
  readonly view: CalculatorView
  readonly examples: FieldTexts
  /** The plan on the page; null while its input is invalid. */
  readonly query: Query | null
}
