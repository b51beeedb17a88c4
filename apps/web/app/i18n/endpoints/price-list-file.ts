import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'

/** Relative to the page of fees. */
export const priceListFile = { id: 'daftar-biaya.csv', en: 'price-list.csv' } as const satisfies Record<
  Locale,
  string
>

/** The URL of the price list as CSV. */
export const priceListPath = (locale: Locale): string => `${pathTo('fees', locale)}/${priceListFile[locale]}`
