import type { Product, ProductKey } from '@site/contracts/content/products.ts'
import { data } from 'react-router'
import type { ContentClient } from '#app/content/content-client.server.ts'
import { pageHead } from '#app/head/page-head.ts'
import { productPages } from '#app/i18n/offer-pages.ts'
import type { Query } from '#app/i18n/path-to.ts'

/** A product with the head of its page; a 404 while it is not published in this language. */
export async function productOf(content: ContentClient, key: ProductKey, query?: Query) {
  const product = await content.product(key)
  if (product === null) {
    throw data(null, { status: 404 })
  }
  return { product, head: headOfProduct(product, query) }
}

function headOfProduct({ key, title, summary }: Product, query?: Query) {
  const page = productPages[key]
  return pageHead({ page, title, description: summary, ...(query ? { query } : {}) })
}
