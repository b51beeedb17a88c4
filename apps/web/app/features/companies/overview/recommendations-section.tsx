import { FactColumns } from '#app/design/fact-columns.tsx'
import { Disclaimer } from '#app/design/notice.tsx'
import { RatingBadge } from '#app/design/rating.tsx'
import { RowList } from '#app/design/row-list.tsx'
import { Section } from '#app/design/section.tsx'
import { copy } from '#app/features/companies/copy.ts'
import type { OverviewPart } from '#app/features/companies/load-company-part.server.ts'
import { formatDateShort, formatNumber, formatRupiah } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { useNotices } from '#app/layout/use-notices.ts'
import { outcomeCopy } from '#app/market/outcome-copy.ts'
import { RecommendationStatusView } from '#app/market/recommendation-status.tsx'
import { Unavailable } from '#app/market/unavailable.tsx'
import { overviewCopy } from './overview-copy.ts'

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
      {recommendations?.length === 0 ? <p className="text-soft">{copy[locale].empty}</p> : null}
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
              figureNote: currentStatus && outcomeCopy[locale].kinds[currentStatus.kind],
              details: <Advice locale={locale} recommendation={recommendation} />,
            }
          })}
        />
      ) : null}
      <Disclaimer>{notices.research}</Disclaimer>
    </Section>
  )
}

function Advice({ locale, recommendation }: { locale: Locale; recommendation: Recommendation }) {
  const words = overviewCopy[locale]
  const { analystRole, rationale, report, currentStatus, language } = recommendation
  const { priceAtIssue, stopLoss, horizonMonths } = recommendation
  return (
    <>
      <p className="mb-4 max-w-[68ch]" lang={language}>
        {rationale}
      </p>
      <FactColumns
        facts={[
          { label: words.analyst, value: <span lang={language}>{analystRole}</span> },
          { label: words.priceAtIssue, value: formatRupiah(locale, priceAtIssue) },
          { label: words.stopLoss, value: stopLoss === null ? '–' : formatRupiah(locale, stopLoss) },
          { label: words.horizon, value: words.months(formatNumber(locale, horizonMonths)) },
          {
            label: outcomeCopy[locale].label,
            value: <RecommendationStatusView call={recommendation} locale={locale} status={currentStatus} />,
          },
        ]}
      />
      {report ? (
        <p className="mt-2">
          <a
            className="text-link"
            href={pathTo('researchReportDetail', language ?? locale, { slug: report.slug })}
            hrefLang={language}
          >
            {`${words.readReport} `}
            <span lang={language}>{report.title}</span>
          </a>
        </p>
      ) : null}
    </>
  )
}
