import type { Locale } from '#app/i18n/locales.ts'
import type { Query } from '#app/i18n/path-to.ts'
import type { CalculatorView } from './calculator-view.ts'
import type { LivePlanOptions } from './live-plan.ts'

export interface SavedPlansProps {
  readonly locale: Locale
  readonly view: CalculatorView
  readonly examples: LivePlanOptions['examples']
  /** The plan on the page; null while its input is invalid. */
  readonly query: Query | null
}
