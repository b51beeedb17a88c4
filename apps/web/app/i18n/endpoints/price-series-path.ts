import type { Locale } from '#app/i18n/locales.ts'
import type { Query } from '#app/i18n/path-to.ts'

/** Data of the interactive price chart: an endpoint, not a page, so it is not in the slug table. */
export const PRICE_SERIES_PATH = '/price-series'
export const priceSeriesParameters = [
  'locale',
  'ticker',
  'range',
  'type',
  'averages',
  'prices',
  'versus',
] as const

export function priceSeriesPath(locale: Locale, ticker: string, query: Query): string {
  const search = new URLSearchParams({ locale, ticker })
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined) {
      search.set(name, String(value))
    }
  }
  return `${PRICE_SERIES_PATH}?${search}`
}
