import { type ProductKey, productKeys } from '@site/contracts/content/offer-keys.ts'
import { sitePages } from '@site/contracts/content/site-pages.ts'
import type { Locale } from './locales.ts'

/** The product of a product listing's path segment; null if there is none. */
export function productOfSegment(locale: Locale, segment: string): ProductKey | null {
  const { values } = sitePages.productListing
  return productKeys.find((key) => values[locale][key] === segment) ?? null
}
