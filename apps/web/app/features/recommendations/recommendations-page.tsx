import type { RecommendationList } from '@site/contracts/content/research.ts'
import { Disclaimer, EmptyState } from '#app/design/notice.tsx'
import { Pagination } from '#app/design/pagination.tsx'
import { Section } from '#app/design/section.tsx'
import type { PageHead } from '#app/head/page-head-data.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { PageHeading } from '#app/layout/page-heading.tsx'
import { useNotices } from '#app/layout/use-notices.ts'
import { RatingBadge } from '#app/market/rating.tsx'
import { Unavailable } from '#app/market/unavailable.tsx'
import type { RecommendationStatus } from '#app/page-parts/recommendations/recommendation-statuses.server.ts'
import { copy } from './copy.ts'
import { RecommendationRows } from './recommendation-rows.tsx'
import { RecommendationTable } from './recommendation-table.tsx'
import type { ShownRecord } from './track-record.server.ts'
import { TrackRecord } from './track-record.tsx'

interface RecommendationsPageProps {
  head: PageHead
  locale: Locale
  ticker: string | null
  list: RecommendationList
  /** null while the market service is unavailable. */
  outcomes: {
    statuses: readonly RecommendationStatus[]
    asOf: string | null
    record: ShownRecord
  } | null
}

export function RecommendationsPage({ head, locale, ticker, list, outcomes }: RecommendationsPageProps) {
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
      {list.items.length === 0 ? (
        <EmptyState text={words.empty}>
          <a className="text-link" href={pathTo('recommendation', locale)}>
            {words.backToFirst}
          </a>
        </EmptyState>
      ) : (
        <>
          {outcomes ? (
            <TrackRecord locale={locale} record={outcomes.record} />
          ) : (
            <div className="mb-10">
              <Unavailable />
            </div>
          )}
          <div className="max-xl:hidden">
            <RecommendationTable items={list.items} locale={locale} statuses={outcomes?.statuses ?? null} />
          </div>
          <h2 className="mb-3 text-xl xl:mt-12" data-list-start id="reasons">
            {words.reasonsTitle}
          </h2>
          <RecommendationRows
            asOf={outcomes?.asOf ?? null}
            items={list.items}
            titleId="reasons"
            locale={locale}
            statuses={outcomes?.statuses ?? null}
          />
          <p className="mt-3 text-sm text-soft xl:hidden">{words.caption}</p>
        </>
      )}
      <Pagination
        locale={locale}
        page={list.page}
        pageCount={list.pageCount}
        pathOfPage={(page) => pathTo('recommendation', locale, undefined, { ticker, page })}
      />
      <RatingScale locale={locale} />
      <OutcomeRule locale={locale} />
      <Disclaimer>{notices.research}</Disclaimer>
    </div>
  )
}

function RatingScale({ locale }: { locale: Locale }) {
  const words = copy[locale]
  return (
    <Section id="rating-scale" title={words.scaleTitle}>
      <p className="-mt-3 mb-5 max-w-[64ch] text-soft">{words.scaleLead}</p>
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
    </Section>
  )
}

function OutcomeRule({ locale }: { locale: Locale }) {
  const words = copy[locale]
  return (
    <Section id="outcome-rule" title={words.ruleTitle}>
      <p className="-mt-3 mb-5 max-w-[64ch] text-soft">{words.ruleLead}</p>
      <p className="mb-5 max-w-[64ch] text-soft">{words.track}</p>
      <ol className="grid max-w-[64ch] list-decimal gap-2 ps-5">
        {words.rule.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
    </Section>
  )
}
