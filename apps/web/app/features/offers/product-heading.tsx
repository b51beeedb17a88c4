import type { Product } from '@site/contracts/content/products.ts'
import { sitePages } from '@site/contracts/content/site-pages.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { productPages } from '#app/i18n/offer-pages.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { PageHeading } from '#app/layout/page-heading.tsx'
import { copy } from './copy.ts'

export const listingPath = (locale: Locale, key: Product['key']) =>
  pathTo('productListing', locale, { product: sitePages.productListing.values[locale][key] })

/** The short top of a product's page, above its data. */
export function ProductHeading({
  product,
  locale,
}: {
  product: Pick<Product, 'key' | 'title' | 'tagline'>
  locale: Locale
}) {
  const { key, title, tagline } = product
  return (
    <PageHeading page={productPages[key]} title={title} {...(tagline === '' ? {} : { lead: tagline })}>
      <p className="mt-3">
        <a className="text-link" href={listingPath(locale, key)}>
          {copy[locale].seeListing}
        </a>
      </p>
    </PageHeading>
  )
}
