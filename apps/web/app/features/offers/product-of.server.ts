import type { Product, ProductKey } from '@site/contracts/content/products.ts'
import { data } from 'react-router'
import { pageHead } from '#app/head/page-head.ts'
import { productPages } from '#app/i18n/offer-pages.ts'
import type { Query } from '#app/i18n/path-to.ts'
import type { Site } from '#app/request/site-context.ts'
import { offerLinks } from './offer-links.server.ts'

/** A product with the links at the end and the head of its page; a 404 while it is not published in this language. */
export async function productOf(
  { content, locale }: Pick<Site, 'content' | 'locale'>,
  key: ProductKey,
  query?: Query,
) {
  const product = await content.product(key)
  if (product === null) {
    throw data(null, { status: 404 })
  }
  return { product: { ...product, ...offerLinks(key, locale) }, head: headOfProduct(product, query) }
}

function headOfProduct({ key, title, summary, seo }: Product, query?: Query) {
  const page = productPages[key]
  return pageHead({ page, title, description: summary, seo, ...(query ? { query } : {}) })
}
