import type { ArticleSummary } from '@site/contracts/content/articles.ts'
import type { Product } from '@site/contracts/content/products.ts'
import type { PromoList } from '@site/contracts/content/promos.ts'
import { sitePages } from '@site/contracts/content/site-pages.ts'
import { EmptyState, Notice } from '#app/design/notice.tsx'
import { Pagination } from '#app/design/pagination.tsx'
import { Section } from '#app/design/section.tsx'
import type { PageHead } from '#app/head/page-head-data.ts'
import { formatDate, formatDateShort } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { productPages } from '#app/i18n/offer-pages.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { copy as offerCopy } from './copy.ts'
import { DocumentRows } from './document-rows.tsx'
import { Instruments } from './instruments.tsx'
import { listingCopy } from './listing-copy.ts'
import { NextStep } from './next-step.tsx'
import { OfferHeading } from './offer-heading.tsx'
import type { OfferLinks } from './offer-links.server.ts'
import { OtherOffers } from './other-offers.tsx'
import { ProductNotices } from './product-notices.tsx'

interface ProductListingPageProps {
  head: PageHead
  locale: Locale
  product: Pick<Product, 'key' | 'title' | 'tagline' | 'instruments' | 'notice'> & OfferLinks
  /** null if the CMS is unavailable. */
  promos: PromoList | null
  articles: readonly ArticleSummary[] | null
  /** The list of promotions has no such page. */
  isUnknown: boolean
}

export function ProductListingPage({
  head,
  locale,
  product,
  promos,
  articles,
  isUnknown,
}: ProductListingPageProps) {
  const words = { ...offerCopy[locale], ...listingCopy[locale] }
  const { key, tagline, instruments, notice } = product
  return (
    <div className="wrap">
      <OfferHeading
        cover={null}
        page="productListing"
        scene={key}
        summary=""
        tagline={tagline}
        title={head.title}
      >
        <p className="mt-4">
          <a className="text-link" href={pathTo(productPages[key], locale)}>
            {words.seeExplanation}
          </a>
        </p>
      </OfferHeading>
      <Section title={words.instruments}>
        {instruments.length === 0 ? (
          <EmptyState text={words.empty} />
        ) : (
          <Instruments instruments={instruments} />
        )}
      </Section>
      <Section
        isListStart
        more={{ to: pathTo('promo', locale, undefined, { product: key }), label: words.allPromos }}
        title={words.promos}
      >
        <ProductPromos isUnknown={isUnknown} locale={locale} product={key} promos={promos} />
      </Section>
      <Section more={{ to: pathTo('blog', locale), label: words.allArticles }} title={words.articles}>
        <Articles articles={articles} locale={locale} />
      </Section>
      <NextStep locale={locale} steps={product.nextSteps} />
      <OtherOffers locale={locale} offers={product.others} title={words.otherProducts} />
      <ProductNotices notice={notice} />
    </div>
  )
}

function Articles({ articles, locale }: Pick<ProductListingPageProps, 'articles' | 'locale'>) {
  const words = offerCopy[locale]
  if (articles === null) {
    return <Notice>{words.unavailable}</Notice>
  }
  if (articles.length === 0) {
    return <EmptyState text={words.empty} />
  }
  return (
    <DocumentRows
      rows={articles.map(({ id, slug, title, summary, publishedAt, cover }) => ({
        id,
        to: pathTo('blogDetail', locale, { slug }),
        title,
        summary,
        note: formatDate(locale, publishedAt),
        cover,
      }))}
    />
  )
}

function ProductPromos({
  promos,
  product,
  locale,
  isUnknown,
}: Pick<ProductListingPageProps, 'promos' | 'locale' | 'isUnknown'> & { product: Product['key'] }) {
  const words = { ...offerCopy[locale], ...listingCopy[locale] }
  if (promos === null) {
    return <Notice>{words.unavailable}</Notice>
  }
  const segment = sitePages.productListing.values[locale][product]
  if (isUnknown) {
    return (
      <EmptyState text={words.empty}>
        <a className="text-link" href={pathTo('productListing', locale, { product: segment })}>
          {words.firstPromos}
        </a>
      </EmptyState>
    )
  }
  if (promos.items.length === 0) {
    return <EmptyState hint={words.noPromosHint} text={words.noPromos} />
  }
  return (
    <>
      <DocumentRows
        rows={promos.items.map(({ id, slug, title, summary, startsAt, endsAt, cover }) => ({
          id,
          to: pathTo('promoDetail', locale, { slug }),
          title,
          summary,
          note: words.promoDates(formatDateShort(locale, startsAt), formatDateShort(locale, endsAt)),
          cover,
        }))}
      />
      <Pagination
        locale={locale}
        page={promos.page}
        pageCount={promos.pageCount}
        pathOfPage={(page) => pathTo('productListing', locale, { product: segment }, { page })}
      />
    </>
  )
}
