import type { Recommendation } from '@site/contracts/content/research.ts'
import type { ReactNode } from 'react'
import { formatNumber, formatRupiah } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { outcomeCopy } from '#app/market/outcome-copy.ts'
import { RecommendationStatusView } from './recommendation-status.tsx'
import type { RecommendationStatus } from './recommendation-statuses.server.ts'

const id = {
  priceAtIssue: 'Harga saat terbit',
  stopLoss: 'Stop loss',
  horizon: 'Jangka waktu',
  months: (count: string) => `${count} bulan`,
  report: 'Baca laporan:',
}

const en: typeof id = {
  priceAtIssue: 'Price at issue',
  stopLoss: 'Stop loss',
  horizon: 'Horizon',
  months: (count) => (count === '1' ? '1 month' : `${count} months`),
  report: 'Read the report:',
}

const reasonCopy = { id, en }

interface Fact {
  readonly label: string
  readonly value: ReactNode
}

/** Price at issue, `more`, then the limits and the result so far. */
export function recommendationFacts(
  locale: Locale,
  recommendation: Recommendation,
  status: RecommendationStatus | null,
  more: readonly Fact[] = [],
): Fact[] {
  const words = reasonCopy[locale]
  const { priceAtIssue, stopLoss, horizonMonths } = recommendation
  return [
    { label: words.priceAtIssue, value: formatRupiah(locale, priceAtIssue) },
    ...more,
    { label: words.stopLoss, value: stopLoss === null ? '–' : formatRupiah(locale, stopLoss) },
    { label: words.horizon, value: words.months(formatNumber(locale, horizonMonths)) },
    {
      label: outcomeCopy[locale].label,
      value: <RecommendationStatusView call={recommendation} locale={locale} status={status} />,
    },
  ]
}

/** The report may be in another language than the page, and so may its recommendation. */
export function RecommendedReport({
  locale,
  recommendation: { report, language },
}: {
  locale: Locale
  recommendation: Pick<Recommendation, 'report' | 'language'>
}) {
  return report ? (
    <a
      className="text-link inline-block py-3"
      href={pathTo('researchReportDetail', language ?? locale, { slug: report.slug })}
      hrefLang={language}
    >
      {`${reasonCopy[locale].report} `}
      <span lang={language}>{report.title}</span>
    </a>
  ) : null
}
