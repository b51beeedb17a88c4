import type { Locale } from '#app/i18n/locales.ts'
import { priceChartCopy } from './price-chart-copy.ts'

/** What a share is compared with, as a reader knows it: a ticker, or its sector. */
export function versusName(locale: Locale, name: string, isSector: boolean): string {
  return isSector ? priceChartCopy[locale].sector(name) : name
}
