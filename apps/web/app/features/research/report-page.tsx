import { disclosureSentences } from '@site/contracts/content/disclosure.ts'
import type { Report } from '@site/contracts/content/research.ts'
import { DownloadLink } from '#app/design/download-link.tsx'
import { Disclaimer } from '#app/design/notice.tsx'
import { Section } from '#app/design/section.tsx'
import { formatDate, formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { PageHeading } from '#app/layout/page-heading.tsx'
import { useNotices } from '#app/layout/use-notices.ts'
import { useSettings } from '#app/layout/use-settings.ts'
import { CompanyLinks } from '#app/market/company-links.tsx'
import { Unavailable } from '#app/market/unavailable.tsx'
import { DocumentDates } from '#app/page-parts/document-dates.tsx'
import { RecommendationStatusView } from '#app/page-parts/recommendations/recommendation-status.tsx'
import type { RecommendationStatus } from '#app/page-parts/recommendations/recommendation-statuses.server.ts'
import { SharePage } from '#app/page-parts/share-page.tsx'
import { SubscribeField } from '#app/page-parts/subscribe-field.tsx'
import { TermProse } from '#app/page-parts/term-prose.tsx'
import { copy } from './copy.ts'
import { FirstPage } from './first-page.tsx'
import { ReportRow } from './report-row.tsx'
import { TargetTable } from './target-table.tsx'
import { TickerLinks } from './ticker-links.tsx'

export function ReportPage({
  locale,
  report,
  names,
  statuses,
}: {
  locale: Locale
  report: Report
  names: Readonly<Record<string, string>>
  /** In the order of the report's recommendations; null while the market service is unavailable. */
  statuses: readonly RecommendationStatus[] | null
}) {
  const words = copy[locale]
  const notices = useNotices()
  return (
    <div className="wrap pb-16">
      <article>
        <PageHeading lead={report.summary} page="researchReportDetail" title={report.title}>
          <ReportFacts locale={locale} names={names} report={report} />
        </PageHeading>
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
          {/* The rating comes first, also in a single column. */}
          <div className="grid min-w-0 gap-10 self-start empty:hidden lg:col-start-2">
            <TargetTable locale={locale} report={report} />
            <Outcomes locale={locale} report={report} statuses={statuses} />
          </div>
          <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
            <KeyPoints locale={locale} points={report.keyPoints} />
            <TermProse html={report.body} locale={locale} />
            <Disclosures locale={locale} report={report} />
            <div className="mt-10 grid max-w-(--measure) gap-6 border-t border-line pt-6">
              <SubscribeField locale={locale} wanted={{ list: 'riset' }} />
              <SharePage title={report.title} />
            </div>
          </div>
          <aside className="grid min-w-0 gap-10 self-start lg:col-start-2">
            <Companies locale={locale} report={report} />
            <FullReport locale={locale} report={report} />
          </aside>
        </div>
        <Disclaimer>{notices.research}</Disclaimer>
      </article>
      {report.related.length > 0 ? (
        <Section
          more={{ to: pathTo('researchReport', locale), label: words.backToAll }}
          title={words.related}
        >
          <ul>
            {report.related.map((other) => (
              <ReportRow key={other.id} headingLevel={3} locale={locale} names={names} report={other} />
            ))}
          </ul>
        </Section>
      ) : null}
    </div>
  )
}

function KeyPoints({ locale, points }: { locale: Locale; points: Report['keyPoints'] }) {
  return points.length > 0 ? (
    <section className="mb-10 border-t-3 border-accent pt-4">
      <h2 className="text-lg">{copy[locale].keyPoints}</h2>
      <ul className="mt-3 grid max-w-[64ch] list-disc gap-2 ps-5">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  ) : null
}

type PartProps = { locale: Locale; report: Report }

function ReportFacts({ locale, report, names }: PartProps & { names: Readonly<Record<string, string>> }) {
  const words = copy[locale]
  const { category, analystRole, tickers } = report
  return (
    <div className="mt-5 grid gap-1.5 text-sm text-soft">
      <p>
        {category ? (
          <>
            <a
              className="text-link"
              href={pathTo('researchReport', locale, undefined, { category: category.slug })}
            >
              {category.name}
            </a>
            {' · '}
          </>
        ) : null}
        <DocumentDates document={report} locale={locale} />
      </p>
      {analystRole ? <p>{words.by(analystRole)}</p> : null}
      <TickerLinks locale={locale} names={names} tickers={tickers} />
    </div>
  )
}

/** The report as a file, next to a picture of its first page. */
function FullReport({ locale, report }: PartProps) {
  const words = copy[locale]
  const { pdf, pdfPages, firstPage } = report
  if (pdf === null) {
    return null
  }
  return (
    <div>
      <div className="mb-5 max-w-60">
        <FirstPage picture={firstPage} title={report.title} />
      </div>
      <DownloadLink file={pdf} label={words.download} locale={locale} />
      {pdfPages === null ? null : (
        <p className="mt-1 text-sm text-soft">{words.pages(formatNumber(locale, pdfPages))}</p>
      )}
    </div>
  )
}

/** The results of the recommendations that are based on the report. */
function Outcomes({
  locale,
  report,
  statuses,
}: PartProps & { statuses: readonly RecommendationStatus[] | null }) {
  const words = copy[locale]
  if (report.recommendations.length === 0) {
    return null
  }
  return (
    <section>
      <h2 className="mb-2 text-lg">{words.outcomes}</h2>
      {statuses === null ? (
        <Unavailable />
      ) : (
        <ul>
          {report.recommendations.map((call, index) => (
            <li key={call.id} className="border-t border-line py-3">
              <p className="mb-1.5 text-sm text-soft">
                {words.callTitle(call.ticker, formatDate(locale, call.issuedAt))}
              </p>
              <RecommendationStatusView call={call} locale={locale} status={statuses[index] ?? null} />
            </li>
          ))}
        </ul>
      )}
      <p className="mt-2 text-sm">
        <a className="text-link" href={`${pathTo('recommendation', locale)}#outcome-rule`}>
          {words.outcomeRule}
        </a>
      </p>
    </section>
  )
}

function Companies({ locale, report }: PartProps) {
  if (report.tickers.length === 0) {
    return null
  }
  return (
    <section>
      <h2 className="mb-2 text-lg">{copy[locale].companies}</h2>
      <ul>
        {report.tickers.map((ticker) => (
          <li key={ticker} className="border-t border-line py-3">
            <CompanyLinks locale={locale} ticker={ticker} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Holdings, relations and other conflicts of interest. */
function Disclosures({ locale, report }: PartProps) {
  const { companyName } = useSettings()
  const { disclosure, disclosures, tickers } = report
  const sentences = [
    ...(disclosure === null
      ? []
      : disclosureSentences(locale, disclosure, {
          company: companyName,
          tickers,
          formatDay: (day) => formatDate(locale, day),
        })),
    ...disclosures,
  ]
  if (sentences.length === 0) {
    return null
  }
  return (
    <section className="mt-10 max-w-(--measure) border-t border-line pt-6">
      <h2 className="text-lg">{copy[locale].disclosures}</h2>
      <ul className="mt-3 grid list-disc gap-2 ps-5 text-sm text-soft">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  )
}
