import type { NoteSummary, ReportSummary } from '@site/contracts/content/research.ts'
import { Badge } from '#app/design/badge.tsx'
import { formatDateLong, formatDateShort } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { copy } from './copy.ts'
import { PartHead, type PartProps } from './part-head.tsx'
import { Sunrise } from './sunrise.tsx'

/** The morning note in large, next to the latest reports. */
export function ResearchPart({
  locale,
  heading,
  note,
  reports,
}: PartProps & {
  note: NoteSummary | null
  reports: readonly ReportSummary[]
}) {
  const words = copy[locale]
  return (
    <>
      <PartHead heading={heading} more={{ to: pathTo('researchReport', locale), label: words.allReports }} />
      <div className={note ? 'grid gap-x-14 gap-y-10 lg:grid-cols-[1.1fr_1fr]' : ''}>
        {note ? <MorningNote locale={locale} note={note} /> : null}
        {reports.length === 0 ? (
          <p className="border-t border-line pt-4 text-soft">{words.noReports}</p>
        ) : (
          <ul className="min-w-0 border-b border-line self-start">
            {reports.map((report) => (
              <ReportRow key={report.id} locale={locale} report={report} />
            ))}
          </ul>
        )}
      </div>
    </>
  )
}

function MorningNote({ locale, note }: { locale: Locale; note: NoteSummary }) {
  const words = copy[locale]
  return (
    <article className="relative flex min-w-0 flex-col">
      <Sunrise />
      <p className="eyebrow mt-5">{words.noteOn(formatDateLong(locale, note.marketDate))}</p>
      <h3 className="my-2.5 max-w-[30ch] text-xl wrap-anywhere">
        <a
          className="after:absolute after:inset-0 hover:text-action"
          href={pathTo('sapaMentariDetail', locale, { slug: note.slug })}
        >
          {note.title}
        </a>
      </h3>
      {note.summary === '' ? null : <p className="max-w-[56ch] text-soft max-sm:hidden">{note.summary}</p>}
      <p className="relative mt-4">
        <a className="text-link" href={pathTo('sapaMentari', locale)}>
          {words.allNotes}
        </a>
      </p>
    </article>
  )
}

function ReportRow({ locale, report }: { locale: Locale; report: ReportSummary }) {
  return (
    <li className="relative border-t border-line py-3 max-sm:nth-[n+4]:hidden sm:py-4">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm text-soft">
        {report.category ? <Badge>{report.category.name}</Badge> : null}
        <span>
          {[formatDateShort(locale, report.publishedAt), report.analystRole].filter(Boolean).join(' · ')}
        </span>
      </p>
      <h3 className="mt-1 leading-snug wrap-anywhere sm:mt-1.5 sm:text-lg">
        <a
          className="after:absolute after:inset-0 hover:text-action"
          href={pathTo('researchReportDetail', locale, { slug: report.slug })}
        >
          {report.title}
        </a>
      </h3>
      {report.summary === '' ? null : (
        <p className="mt-1 max-w-[60ch] text-soft max-sm:hidden">{report.summary}</p>
      )}
    </li>
  )
}
