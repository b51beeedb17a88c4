import { FactColumns } from '#app/design/fact-columns.tsx'
import { Disclaimer } from '#app/design/notice.tsx'
import { RowList } from '#app/design/row-list.tsx'
import { Section } from '#app/design/section.tsx'
import { overviewCopy } from '#app/features/companies/overview-copy.ts'
import { formatDateShort, formatRupiah } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { useNotices } from '#app/layout/use-notices.ts'
import { outcomeCopy } from '#app/market/outcome-copy.ts'
import { RatingBadge } from '#app/market/rating.tsx'
import { Unavailable } from '#app/market/unavailable.tsx'
import {
  RecommendedReport,
  recommendationFacts,
} from '#app/page-parts/recommendations/recommendation-reason.tsx'
import type { RecommendationStatus } from '#app/page-parts/recommendations/recommendation-statuses.server.ts'
import type { OverviewPart } from './load-overview.server.ts'

type Recommendation = NonNullable<OverviewPart['recommendations']>[number]

export function RecommendationsSection({
  locale,
  ticker,
  recommendations,
}: {
  locale: Locale
  ticker: string
  recommendations: OverviewPart['recommendations']
}) {
  const words = overviewCopy[locale]
  const notices = useNotices()
  return (
    <Section
      more={{
        to: pathTo('recommendation', locale, undefined, { ticker }),
        label: words.allRecommendations,
      }}
      title={words.recommendations}
    >
      {recommendations === null ? <Unavailable /> : null}
      {recommendations && recommendations.length > 0 ? (
        <RowList
          label={words.recommendations}
          rows={recommendations.map((recommendation) => {
            const { id, rating, targetPrice, issuedAt, currentStatus } = recommendation
            return {
              key: String(id),
              title: <RatingBadge locale={locale} rating={rating} />,
              note: formatDateShort(locale, issuedAt),
              figure: words.target(formatRupiah(locale, targetPrice)),
              figureNote: currentStatus && statusText(locale, currentStatus),
              details: <Advice locale={locale} recommendation={recommendation} />,
            }
          })}
        />
      ) : null}
      <Disclaimer>{notices.research}</Disclaimer>
    </Section>
  )
}

/** Of an ended recommendation, also the day of its end. */
function statusText(locale: Locale, { kind, on }: RecommendationStatus) {
  const name = outcomeCopy[locale].kinds[kind]
  return kind === 'open' || on === null ? name : `${name} ${formatDateShort(locale, on)}`
}

function Advice({ locale, recommendation }: { locale: Locale; recommendation: Recommendation }) {
  const { analystRole, rationale, currentStatus, language } = recommendation
  return (
    <>
      <p className="mb-4 max-w-[68ch]" lang={language}>
        {rationale}
      </p>
      <FactColumns
        facts={[
          { label: overviewCopy[locale].analyst, value: <span lang={language}>{analystRole}</span> },
          ...recommendationFacts(locale, recommendation, currentStatus),
        ]}
      />
      <RecommendedReport locale={locale} recommendation={recommendation} />
    </>
  )
}
