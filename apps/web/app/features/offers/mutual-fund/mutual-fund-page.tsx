import { FoldedFilter } from '#app/design/folded-filter.tsx'
import { LinkChips } from '#app/design/link-tabs.tsx'
import { EmptyState, Notice } from '#app/design/notice.tsx'
import { Pagination } from '#app/design/pagination.tsx'
import { CalculatorStart } from '#app/features/offers/calculator-start.tsx'
import type { ShownFund } from '#app/features/offers/documents/own-documents.server.ts'
import type { ShownProduct } from '#app/features/offers/fetch-product.server.ts'
import { ProductHeading } from '#app/features/offers/product-heading.tsx'
import { ProductStory } from '#app/features/offers/product-story.tsx'
import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { fundCopy } from './copy.ts'
import { FundList } from './fund-list.tsx'
import { defaultSort, type FundFilter, type FundSort, type FundView, fundSorts } from './fund-view.ts'

export interface FundPage {
  readonly funds: readonly ShownFund[]
  readonly page: number
  readonly pageCount: number
  readonly pageSize: number
  readonly total: number
  /** What the figures mean. */
  readonly note: string
  /** How many funds each filter has, without those that have none. */
  readonly counts: readonly { readonly filter: FundFilter | null; readonly count: number }[]
}

/** Why no fund is listed; without a hint if the CMS is unavailable. */
export interface MissingFunds {
  readonly text: string
  readonly hint: string | null
}

interface MutualFundPageProps {
  locale: Locale
  product: ShownProduct
  /** null if the CMS is unavailable. */
  list: FundPage | null
  missing: MissingFunds | null
  view: FundView
}

export function MutualFundPage({ locale, product, list, missing, view }: MutualFundPageProps) {
  const words = fundCopy[locale]
  return (
    <div className="wrap">
      <ProductHeading locale={locale} product={product} />
      <section className="pb-8" id="funds">
        <h2 className="sr-only">{words.listTitle}</h2>
        {missing && <Missing locale={locale} missing={missing} />}
        {list === null || missing ? null : <FoundFunds list={list} locale={locale} view={view} />}
      </section>
      <CalculatorStart locale={locale} strategy="installments" />
      <ProductStory locale={locale} product={product} />
    </div>
  )
}

function Missing({ locale, missing: { text, hint } }: { locale: Locale; missing: MissingFunds }) {
  return hint === null ? (
    <Notice>{text}</Notice>
  ) : (
    <EmptyState hint={hint} text={text}>
      <a className="text-link mt-4 inline-block" href={pathTo('contactUs', locale)}>
        {fundCopy[locale].askDocuments}
      </a>
    </EmptyState>
  )
}

function FoundFunds({ locale, list, view }: { locale: Locale; list: FundPage; view: FundView }) {
  const words = fundCopy[locale]
  const { funds, page, pageCount, pageSize, total, counts } = list
  const toPath = ({ kind, sort }: FundView, target: number | null = null) =>
    pathTo('productMutualFund', locale, undefined, {
      kind,
      sort: sort === defaultSort ? null : sort,
      page: target,
    })
  const first = (page - 1) * pageSize
  const shown = words.shown(
    formatNumber(locale, first + 1),
    formatNumber(locale, first + funds.length),
    formatNumber(locale, total),
  )
  return (
    <>
      <FoldedFilter
        activeCount={[view.kind !== null, view.sort !== defaultSort].filter(Boolean).length}
        filters={`${view.kind} ${view.sort}`}
        locale={locale}
      >
        <LinkChips
          chips={counts.map(({ filter, count }) => ({
            to: toPath({ ...view, kind: filter }),
            label: words.counted(
              filter === null ? words.all : words.kinds[filter],
              formatNumber(locale, count),
            ),
            isCurrent: filter === view.kind,
          }))}
          keepsScroll
          label={words.filter}
        />
        <SortLinks locale={locale} toPath={(sort) => toPath({ ...view, sort })} sort={view.sort} />
      </FoldedFilter>
      {funds.length === 0 ? (
        <EmptyState text={words.none}>
          <a className="text-link mt-4 inline-block" href={pathTo('productMutualFund', locale)}>
            {words.showAll}
          </a>
        </EmptyState>
      ) : (
        <>
          <div className="mt-4">
            <FundList count={shown} funds={funds} locale={locale} note={list.note} sort={view.sort} />
          </div>
          <Pagination
            locale={locale}
            page={page}
            pageCount={pageCount}
            pathOfPage={(target) => toPath(view, target)}
          />
        </>
      )}
    </>
  )
}

function SortLinks({
  locale,
  sort,
  toPath,
}: {
  locale: Locale
  sort: FundSort
  toPath: (sort: FundSort) => string
}) {
  const words = fundCopy[locale]
  return (
    <nav aria-label={words.sortBy}>
      <ul className="mt-3 mb-4 flex flex-wrap items-center gap-x-5 text-sm">
        <li aria-hidden="true" className="text-soft">
          {words.sortBy}
        </li>
        {fundSorts.map((option) => (
          <li key={option}>
            <a
              aria-current={option === sort ? 'true' : undefined}
              className={`inline-block min-h-6 py-2 ${option === sort ? 'font-bold' : 'text-link'}`}
              data-keep-scroll
              href={toPath(option)}
            >
              {words.sorts[option]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
