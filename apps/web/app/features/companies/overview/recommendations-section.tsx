import { FactColumns } from '#app/design/fact-columns.tsx'
import { Disclaimer, EmptyState } from '#app/design/notice.tsx'
import { RatingBadge } from '#app/design/rating.tsx'
import { Section } from '#app/design/section.tsx'
import { copy } from '#app/features/companies/copy.ts'
import type { OverviewPart } from '#app/features/companies/load-company-part.server.ts'
import { formatDate, formatNumber, formatRupiah } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { useNotices } from '#app/layout/use-notices.ts'
import { outcomeCopy } from '#app/market/outcome-copy.ts'
import { RecommendationStatusView } from '#app/market/recommendation-status.tsx'
import { Unavailable } from '#app/market/unavailable.tsx'
import { overviewCopy } from './overview-copy.ts'

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
      {recommendations?.length === 0 ? <EmptyState text={copy[locale].empty} /> : null}
      <ul className="grid gap-8">
        {recommendations?.map((recommendation) => (
          <li key={recommendation.id}>
            <Advice locale={locale} recommendation={recommendation} />
          </li>
        ))}
      </ul>
      <Disclaimer>{notices.research}</Disclaimer>
    </Section>
  )
}

function Advice({
  locale,
  recommendation,
}: {
  locale: Locale
  recommendation: NonNullable<OverviewPart['recommendations']>[number]
}) {
  const words = overviewCopy[locale]
  const { rating, issuedAt, analystRole, rationale, report, language, currentStatus } = recommendation
  const { priceAtIssue, targetPrice, stopLoss, horizonMonths } = recommendation
  return (
    <>
      <p className="mb-2 flex flex-wrap items-center gap-3">
        <RatingBadge locale={locale} rating={rating} />
        <span className="text-sm text-soft">{words.issuedAt(formatDate(locale, issuedAt), analystRole)}</span>
      </p>
      <p className="mb-4 max-w-[68ch]" lang={language}>
        {rationale}
      </p>
      <FactColumns
        facts={[
          { label: words.targetPrice, value: formatRupiah(locale, targetPrice) },
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
            {words.readReport(report.title)}
          </a>
        </p>
      ) : null}
    </>
  )
}
