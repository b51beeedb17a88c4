import { FoldedSection } from '#app/design/folded-section.tsx'
import { LinkChips } from '#app/design/link-tabs.tsx'
import { Disclaimer, EmptyState } from '#app/design/notice.tsx'
import { Pagination } from '#app/design/pagination.tsx'
import type { PageHead } from '#app/head/page-head-data.ts'
import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { PageHeading } from '#app/layout/page-heading.tsx'
import { useNotices } from '#app/layout/use-notices.ts'
import { RatingBadge } from '#app/market/rating.tsx'
import { Unavailable } from '#app/market/unavailable.tsx'
import { copy } from './copy.ts'
import type { RecommendationFilter } from './recommendation-filter.ts'
import { type ListedRecommendation, RecommendationRows } from './recommendation-rows.tsx'
import type { ShownRecord } from './record.server.ts'
import type { RecordChart } from './record-chart.server.ts'
import { RecordPart } from './record-part.tsx'

interface RecommendationsPageProps {
  head: PageHead
  locale: Locale
  ticker: string | null
  filter: RecommendationFilter | null
  /** The filters that match any recommendation, with the number that each matches; null: all. */
  choices: readonly { readonly filter: RecommendationFilter | null; readonly count: number }[]
  /** One page of the matching recommendations, and how many there are. */
  list: {
    readonly items: readonly ListedRecommendation[]
    readonly total: number
    readonly page: number
    readonly pageCount: number
  }
  results:
    | { record: ShownRecord; chart: RecordChart | null; indexName: string | null }
    /** There are no recommendations. */
    | 'none'
    /** Prices are unavailable. */
    | 'unavailable'
}

export function RecommendationsPage({
  head,
  locale,
  ticker,
  filter,
  choices,
  list,
  results,
}: RecommendationsPageProps) {
  const words = copy[locale]
  const notices = useNotices()
  return (
    <div className="wrap pb-16">
      <PageHeading lead={words.lead} page="recommendation" title={head.title}>
        <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
          <a className="text-link" href={pathTo('researchReport', locale, undefined, { ticker })}>
            {words.allReports}
          </a>
          {ticker === null ? null : (
            <a className="text-link" href={pathTo('recommendation', locale)}>
              {words.everyCompany}
            </a>
          )}
        </p>
      </PageHeading>
      {results === 'unavailable' ? <Unavailable /> : null}
      {typeof results === 'string' ? null : <RecordPart locale={locale} {...results} />}
      <ListHead choices={choices} filter={filter} locale={locale} ticker={ticker} total={list.total} />
      {list.items.length === 0 ? (
        <EmptyState text={words.empty}>
          <a className="text-link" href={pathTo('recommendation', locale)}>
            {words.backToFirst}
          </a>
        </EmptyState>
      ) : (
        <>
          <RecommendationRows locale={locale} rows={list.items} titleId="recommendations" />
          <p className="mt-3 text-sm text-soft">{words.caption}</p>
        </>
      )}
      <Pagination
        locale={locale}
        page={list.page}
        pageCount={list.pageCount}
        pathOfPage={(page) => pathTo('recommendation', locale, undefined, { ticker, show: filter, page })}
      />
      <RatingScale locale={locale} />
      <OutcomeRule locale={locale} />
      <Disclaimer>{notices.research}</Disclaimer>
    </div>
  )
}

/** How many there are, and the lists of others. */
function ListHead({
  locale,
  ticker,
  filter,
  choices,
  total,
}: Pick<RecommendationsPageProps, 'locale' | 'ticker' | 'filter' | 'choices'> & { total: number }) {
  const words = copy[locale]
  return (
    <div className="mt-4 mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="flex min-w-0 flex-wrap items-baseline gap-x-3">
        <h2 className="min-w-0 text-2xl wrap-anywhere" data-list-start id="recommendations">
          {words.listTitle(formatNumber(locale, total))}
        </h2>
        {total > 1 ? <p className="text-sm text-soft">{words.order}</p> : null}
      </div>
      {choices.length > 1 ? (
        <LinkChips
          keepsScroll
          chips={choices.map((choice) => ({
            to: pathTo('recommendation', locale, undefined, { ticker, show: choice.filter }),
            label: `${words.filters[choice.filter ?? 'all']} ${formatNumber(locale, choice.count)}`,
            isCurrent: choice.filter === filter,
          }))}
          label={words.filter}
        />
      ) : null}
    </div>
  )
}

function RatingScale({ locale }: { locale: Locale }) {
  const words = copy[locale]
  return (
    <FoldedSection title={words.scaleTitle}>
      <p className="mb-5 max-w-[64ch] text-soft" id="rating-scale">
        {words.scaleLead}
      </p>
      <dl className="max-w-[44rem]">
        {(['buy', 'hold', 'sell'] as const).map((rating) => (
          <div key={rating} className="flex flex-wrap gap-x-6 gap-y-1 border-t border-line py-3.5">
            <dt className="w-20 shrink-0">
              <RatingBadge locale={locale} rating={rating} />
            </dt>
            <dd className="min-w-0 flex-[1_1_16rem]">{words.scale[rating]}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-[64ch] text-sm text-soft">{words.terms}</p>
    </FoldedSection>
  )
}

function OutcomeRule({ locale }: { locale: Locale }) {
  const words = copy[locale]
  return (
    <FoldedSection title={words.ruleTitle}>
      {/* Browsers open a closed disclosure only for a target within it. */}
      <p className="mb-5 max-w-[64ch] text-soft" id="outcome-rule">
        {words.ruleLead}
      </p>
      <p className="mb-5 max-w-[64ch] text-soft">{words.track}</p>
      <ol className="grid max-w-[64ch] list-decimal gap-2 ps-5">
        {words.rule.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
    </FoldedSection>
  )
}
