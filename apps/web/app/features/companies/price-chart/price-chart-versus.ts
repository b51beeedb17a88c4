import type { Locale } from '#app/i18n/locales.ts'
import { priceChartCopy } from './price-chart-copy.ts'

/** The display name of the comparison: a ticker, or the sector. */
export function versusName(locale: Locale, name: string, isSector: boolean): string {
  return isSector ? priceChartCopy[locale].sector(name) : name
}
