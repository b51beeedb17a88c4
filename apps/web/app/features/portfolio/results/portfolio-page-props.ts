import type { Locale } from '#app/i18n/locales.ts'
import type { CheckUpTerms } from './check-up.ts'

/** What the server gives the page. */
export interface PortfolioPageProps {
  readonly locale: Locale
  /** `since`: the first day of the fee. */
  readonly sale: (NonNullable<CheckUpTerms['sale']> & { readonly since: string }) | null
  /** What the letters mean that the exchange adds to a ticker. */
  readonly notations: Readonly<Record<string, string>>
  readonly notationListDate: string
}
