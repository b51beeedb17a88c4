import type { ReportSummary } from '@site/contracts/content/research.ts'
import { DownloadLink } from '#app/design/download-link.tsx'
import { formatDateShort } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { RatingBadge } from '#app/market/rating.tsx'
import { copy } from './copy.ts'
import { FirstPage } from './first-page.tsx'
import { TickerLinks } from './ticker-links.tsx'

interface ReportRowProps {
  report: ReportSummary
  names: Readonly<Record<string, string>>
  locale: Locale
  headingLevel: 2 | 3
  isLead?: boolean
}

/** A report in a list: title, date, author and rating, on wide screens with first page, summary and file. */
export function ReportRow({ report, names, locale, headingLevel, isLead = false }: ReportRowProps) {
  const words = copy[locale]
  const { slug, title, summary, category, rating, tickers, publishedAt, analystRole, pdf, firstPage } = report
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <li
      className={`relative grid gap-x-4 border-t border-line py-3 lg:gap-x-10 lg:py-6 ${
        isLead
          ? 'grid-cols-[4.5rem_minmax(0,1fr)] lg:grid-cols-[18rem_minmax(0,1fr)]'
          : 'lg:grid-cols-[7rem_minmax(0,1fr)]'
      }`}
    >
      <div className={isLead ? undefined : 'max-lg:hidden'}>
        <FirstPage isDecorative isFirstSeen={isLead} picture={firstPage} title={title} />
      </div>
      <div className="min-w-0">
        <Heading className={isLead ? 'max-w-[24ch] text-lg lg:text-3xl' : 'text-base lg:text-lg'}>
          <a
            className="hover:text-action max-lg:after:absolute max-lg:after:inset-0"
            href={pathTo('researchReportDetail', locale, { slug })}
          >
            {title}
          </a>
        </Heading>
        <div className="mt-1 flex flex-wrap items-center justify-between gap-x-3 text-sm text-soft lg:justify-start">
          <p>
            {category ? (
              <span className="font-semibold text-accent-text max-lg:hidden">{`${category.name} · `}</span>
            ) : null}
            <time dateTime={publishedAt}>{formatDateShort(locale, publishedAt)}</time>
            {analystRole ? ` · ${analystRole}` : null}
          </p>
          {rating ? <RatingBadge locale={locale} rating={rating} /> : null}
        </div>
        {summary ? (
          <p className={`mt-2 max-w-[60ch] text-soft max-lg:hidden ${isLead ? 'lg:text-lg' : ''}`}>
            {summary}
          </p>
        ) : null}
        <div className="mt-3 text-sm empty:hidden max-lg:hidden">
          <TickerLinks locale={locale} names={names} tickers={tickers} />
        </div>
        {pdf ? (
          <p className="mt-3 text-sm max-lg:hidden">
            <DownloadLink file={pdf} label={words.downloadShort} locale={locale} />
            <span className="sr-only">{`: ${title}`}</span>
          </p>
        ) : null}
      </div>
    </li>
  )
}
