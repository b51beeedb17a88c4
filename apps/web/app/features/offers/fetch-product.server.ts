import type { Product, ProductKey } from '@site/contracts/content/products.ts'
import type { Registration } from '@site/contracts/content/trust.ts'
import { data } from 'react-router'
import type { LinkedFile } from '#app/design/download-link.tsx'
import { pageHead } from '#app/head/page-head.ts'
import { productPages } from '#app/i18n/offer-pages.ts'
import type { Query } from '#app/i18n/path-to.ts'
import { describeRegistrations } from '#app/page-parts/registration-facts.server.ts'
import type { Site } from '#app/request/site-context.ts'
import { findRiplay } from './documents/own-documents.server.ts'
import { explainMissingRiplay, type MissingRiplay } from './missing-riplay.server.ts'
import { type OfferLinks, offerLinks } from './offer-links.server.ts'

/** A product with the links at the end and the head of its page; a 404 while it is not published in this language. */
export async function fetchProduct(
  { content, locale, orNull }: Pick<Site, 'content' | 'locale' | 'orNull'>,
  key: ProductKey,
  query?: Query,
) {
  const [product, trust, accounts] = await Promise.all([
    content.product(key),
    orNull(content.trust()),
    // Shares are traded in an account, whose RIPLAY states the costs of an order.
    key === 'stock' ? orNull(content.accountTypes()) : null,
  ])
  if (product === null) {
    throw data(null, { status: 404 })
  }
  const account = accounts?.find((type) => type.key === 'regular')
  const riplay = product.riplay ?? (account ? findRiplay(locale, account) : null)
  const shown: ShownProduct = {
    ...product,
    riplay,
    riplayValidFrom: product.riplay === null ? null : product.riplayValidFrom,
    missingRiplay: riplay === null ? explainMissingRiplay(locale, key) : null,
    ...offerLinks(key, locale),
    license: describeRegistrations(locale, trust?.license.registrations ?? [], registrations[key]),
  }
  return { product: shown, head: headOfProduct(product, query) }
}

/** A product with the links at the end of its page. */
export type ShownProduct = Omit<Product, 'riplay'> &
  OfferLinks & {
    readonly riplay: LinkedFile | null
    /** null if there is RIPLAY. */
    readonly missingRiplay: MissingRiplay | null
    /** The registrations of the firm for this product; empty if none is stated. */
    readonly license: string
  }

const registrations = {
  stock: ['brokerage', 'exchangeMember'],
  mutualFund: ['fundSelling'],
  securities: ['sbnDistribution', 'brokerage'],
  ebaRetail: ['brokerage'],
} as const satisfies Record<ProductKey, readonly Registration['kind'][]>

function headOfProduct({ key, title, summary, seo }: Product, query?: Query) {
  const page = productPages[key]
  return pageHead({ page, title, description: summary, seo, ...(query ? { query } : {}) })
}
