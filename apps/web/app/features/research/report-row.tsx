import type { ReportSummary } from '@site/contracts/content/research.ts'
import { Badge } from '#app/design/badge.tsx'
import { DateBlock } from '#app/design/date-block.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { copy } from './copy.ts'
import { TickerLinks } from './ticker-links.tsx'

export function ReportRow({
  report,
  locale,
  headingLevel,
}: {
  report: ReportSummary
  locale: Locale
  headingLevel: 2 | 3
}) {
  const words = copy[locale]
  const { slug, title, summary, category, rating, tickers, publishedAt } = report
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <li className="flex gap-5 border-t border-line py-6 sm:gap-8">
      <DateBlock date={publishedAt} locale={locale} />
      <div className="min-w-0">
        <Heading className="text-lg">
          <a className="hover:text-action" href={pathTo('researchReportDetail', locale, { slug })}>
            {title}
          </a>
        </Heading>
        <p className="mt-1 max-w-[64ch] text-soft">{summary}</p>
        <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
          {category ? <Badge>{category.name}</Badge> : null}
          {rating ? <Badge tone="accent">{words.ratings[rating]}</Badge> : null}
          <TickerLinks locale={locale} tickers={tickers} />
        </div>
      </div>
    </li>
  )
}
