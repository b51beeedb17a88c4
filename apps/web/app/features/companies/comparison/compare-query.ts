import type { PriceRange } from '@site/contracts/market/prices.ts'
import { companyQuery } from '#app/features/companies/company-view.ts'
import type { Locale } from '#app/i18n/locales.ts'

/** The maximum number of other companies: the market service compares four. */
export const MAX_OTHERS = 3

/** The query of a comparison. Separated by hyphens, because commas would be percent-encoded. */
export function queryOfComparison(locale: Locale, range: PriceRange, others: readonly string[]) {
  return {
    ...companyQuery(locale, { tab: 'comparison', range }),
    with: others.length > 0 ? others.join('-') : null,
  }
}
