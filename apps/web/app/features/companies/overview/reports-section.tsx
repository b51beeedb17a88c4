import { RowList } from '#app/design/row-list.tsx'
import { Section } from '#app/design/section.tsx'
import { overviewCopy } from '#app/features/companies/overview-copy.ts'
import { formatDate } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { RatingBadge } from '#app/market/rating.tsx'
import { Unavailable } from '#app/market/unavailable.tsx'
import type { OverviewPart } from './load-overview.server.ts'

export function ReportsSection({
  locale,
  ticker,
  reports,
}: {
  locale: Locale
  ticker: string
  reports: OverviewPart['reports']
}) {
  const words = overviewCopy[locale]
  return (
    <Section
      more={{ to: pathTo('researchReport', locale, undefined, { ticker }), label: words.allReports }}
      title={words.research}
    >
      {reports === null ? <Unavailable /> : null}
      {reports && reports.length > 0 ? (
        <RowList
          label={words.research}
          rows={reports.map(({ id, slug, title, category, rating, publishedAt }) => ({
            key: String(id),
            to: pathTo('researchReportDetail', locale, { slug }),
            title,
            note: [formatDate(locale, publishedAt), ...(category ? [category] : [])].join(' · '),
            figure: rating ? <RatingBadge locale={locale} rating={rating} /> : null,
          }))}
        />
      ) : null}
    </Section>
  )
}
