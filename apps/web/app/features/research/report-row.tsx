import type { ReportSummary } from '@site/contracts/content/research.ts'
import { Badge } from '#app/design/badge.tsx'
import { DownloadLink } from '#app/design/download-link.tsx'
import { formatDate } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { copy } from './copy.ts'
import { FirstPage } from './first-page.tsx'
import { TickerLinks } from './ticker-links.tsx'

/** A report in a list: first page, summary, author, date and file. */
export function ReportRow({
  report,
  locale,
  headingLevel,
  isLead = false,
}: {
  report: ReportSummary
  locale: Locale
  headingLevel: 2 | 3
  isLead?: boolean
}) {
  const words = copy[locale]
  const { slug, title, summary, category, rating, tickers, publishedAt, analystRole, pdf, firstPage } = report
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <li
      className={`grid gap-x-6 border-t border-line py-7 sm:gap-x-10 ${
        isLead
          ? 'grid-cols-[6rem_minmax(0,1fr)] sm:grid-cols-[14rem_minmax(0,1fr)] lg:grid-cols-[18rem_minmax(0,1fr)]'
          : 'grid-cols-[4.5rem_minmax(0,1fr)] sm:grid-cols-[7rem_minmax(0,1fr)]'
      }`}
    >
      <div>
        <FirstPage isDecorative isFirstSeen={isLead} picture={firstPage} title={title} />
      </div>
      <div className="min-w-0">
        <p className="text-sm text-soft">
          {category ? <span className="font-semibold text-accent-text">{`${category.name} · `}</span> : null}
          <time dateTime={publishedAt}>{formatDate(locale, publishedAt)}</time>
        </p>
        <Heading className={isLead ? 'mt-2 max-w-[24ch] text-xl sm:text-3xl' : 'mt-1.5 text-lg'}>
          <a className="hover:text-action" href={pathTo('researchReportDetail', locale, { slug })}>
            {title}
          </a>
        </Heading>
        {summary ? (
          <p className={`mt-2 max-w-[62ch] text-soft ${isLead ? 'sm:text-lg' : ''}`}>{summary}</p>
        ) : null}
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
          {rating ? <Badge>{words.ratings[rating]}</Badge> : null}
          <TickerLinks locale={locale} tickers={tickers} />
          {analystRole ? <span className="text-soft">{analystRole}</span> : null}
        </div>
        {pdf ? (
          <p className="mt-3 text-sm">
            <DownloadLink file={pdf} label={words.downloadShort} locale={locale} />
            <span className="sr-only">{`: ${title}`}</span>
          </p>
        ) : null}
      </div>
    </li>
  )
}
