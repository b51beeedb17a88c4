import { Badge } from '#app/design/badge.tsx'
import { Card, CardGrid } from '#app/design/card.tsx'
import { EmptyState } from '#app/design/notice.tsx'
import { RatingBadge } from '#app/design/rating.tsx'
import { Section } from '#app/design/section.tsx'
import { copy } from '#app/features/companies/copy.ts'
import type { OverviewPart } from '#app/features/companies/load-company-part.server.ts'
import { formatDate } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { Unavailable } from '#app/market/unavailable.tsx'
import { overviewCopy } from './overview-copy.ts'

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
      {reports?.length === 0 ? <EmptyState text={copy[locale].empty} /> : null}
      {reports && reports.length > 0 ? (
        <CardGrid>
          {reports.map(({ id, slug, title, summary, category, rating, publishedAt }) => (
            <Card
              key={id}
              above={
                category || rating ? (
                  <p className="flex flex-wrap gap-2">
                    {category ? <Badge>{category}</Badge> : null}
                    {rating ? <RatingBadge locale={locale} rating={rating} /> : null}
                  </p>
                ) : null
              }
              title={title}
              to={pathTo('researchReportDetail', locale, { slug })}
            >
              <p className="text-soft">{summary}</p>
              <p className="mt-auto pt-2 text-sm text-soft">
                <time dateTime={publishedAt}>{formatDate(locale, publishedAt)}</time>
              </p>
            </Card>
          ))}
        </CardGrid>
      ) : null}
    </Section>
  )
}
