import type { ProductKey } from '@site/contracts/content/products.ts'
import { productKeys } from '@site/contracts/content/products.ts'
import { findPageTitle } from '@site/contracts/content/site-pages.ts'
import { CardGrid } from '#app/design/card.tsx'
import { LinkChips, LinkTabs } from '#app/design/link-tabs.tsx'
import { EmptyState } from '#app/design/notice.tsx'
import { Pagination } from '#app/design/pagination.tsx'
import { Section } from '#app/design/section.tsx'
import type { PageHead } from '#app/head/page-head-data.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { productPages } from '#app/i18n/offer-pages.ts'
import { pathTo, type Query } from '#app/i18n/path-to.ts'
import { PageHeading } from '#app/layout/page-heading.tsx'
import { copy } from './copy.ts'
import { EndedPromos } from './ended-promos.tsx'
import { PromoCard, type PromoCardData } from './promo-card.tsx'

interface PromosPageProps {
  head: PageHead
  locale: Locale
  promos: readonly PromoCardData[]
  page: number
  pageCount: number
  product: ProductKey | null
  /** undefined: unknown tab. */
  when: 'current' | 'ended' | undefined
  /** The query has a product, tab or page that does not exist. */
  isUnknown: boolean
}

export function PromosPage(props: PromosPageProps) {
  const { head, locale, promos, page, pageCount, product, when, isUnknown } = props
  const words = copy[locale]
  const toPath = (query: Query) => pathTo('promo', locale, undefined, query)
  const isEnded = when === 'ended'
  const preserved = { when: isEnded ? when : null }
  return (
    <div className="wrap pb-16">
      <PageHeading lead={words.lead} page="promo" title={head.title} />
      <LinkTabs
        label={words.whenLabel}
        tabs={[
          { to: toPath({ product }), label: words.current, isCurrent: when === 'current' },
          { to: toPath({ product, when: 'ended' }), label: words.ended, isCurrent: isEnded },
        ]}
      />
      <div className="mt-6">
        <LinkChips
          chips={[
            { to: toPath(preserved), label: words.all, isCurrent: product === null && !isUnknown },
            ...productKeys.map((key) => ({
              to: toPath({ product: key, ...preserved }),
              label: findPageTitle(productPages[key])[locale],
              isCurrent: key === product,
            })),
          ]}
          label={words.products}
        />
      </div>
      {promos.length === 0 ? (
        <NoPromos {...props} toPath={toPath} />
      ) : (
        <>
          <PromoGroup locale={locale} promos={promos} status="running" />
          <PromoGroup locale={locale} promos={promos} status="upcoming" />
          {isEnded ? <EndedPromos locale={locale} promos={promos} /> : null}
        </>
      )}
      <Pagination
        locale={locale}
        page={page}
        pageCount={pageCount}
        pathOfPage={(target) => toPath({ page: target, product, ...preserved })}
      />
    </div>
  )
}

function NoPromos({
  locale,
  product,
  when,
  isUnknown,
  toPath,
}: PromosPageProps & { toPath: (query: Query) => string }) {
  const words = copy[locale]
  const isEnded = when === 'ended'
  return (
    <div className="mt-8">
      <EmptyState text={words.empty}>
        {isUnknown ? null : <p className="mt-2 text-soft">{isEnded ? words.emptyEnded : words.emptyText}</p>}
        <p className="mt-3">
          {product === null && !isUnknown ? (
            <a className="text-link" href={toPath({ when: isEnded ? null : 'ended' })}>
              {isEnded ? words.seeRunning : words.seeEnded}
            </a>
          ) : (
            <a className="text-link" href={toPath({ when: isEnded ? when : null })}>
              {words.backToAll}
            </a>
          )}
        </p>
      </EmptyState>
    </div>
  )
}

function PromoGroup({
  promos,
  status,
  locale,
}: {
  promos: readonly PromoCardData[]
  status: 'running' | 'upcoming'
  locale: Locale
}) {
  const group = promos.filter((promo) => promo.status === status)
  if (group.length === 0) {
    return null
  }
  return (
    <Section title={copy[locale].groups[status]}>
      <CardGrid>
        {group.map((promo) => (
          <PromoCard key={promo.id} locale={locale} promo={promo} />
        ))}
      </CardGrid>
    </Section>
  )
}
