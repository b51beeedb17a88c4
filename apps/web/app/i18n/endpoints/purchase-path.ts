import type { Locale } from '#app/i18n/locales.ts'

/** What a purchase costs, for the receipt of the home page, as JSON: an endpoint, not a page. */
export const PURCHASE_PATH = '/purchase-cost'
export const purchaseParameters = ['locale', 'ticker', 'lots'] as const

export const purchasePath = (locale: Locale, ticker: string, lots: string): string =>
  `${PURCHASE_PATH}?${new URLSearchParams({ locale, ticker: ticker.trim(), lots: lots.trim() })}`
