import type { NoteSummary, ReportSummary } from '@site/contracts/content/research.ts'
import { Badge } from '#app/design/badge.tsx'
import { formatDateLong, formatDateShort } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { copy } from './copy.ts'

/** The morning note beside the latest reports. */
export function ResearchPart({
  locale,
  note,
  reports,
}: {
  locale: Locale
  note: NoteSummary | null
  reports: readonly ReportSummary[]
}) {
  const words = copy[locale]
  return (
    <section className="bg-ground py-[clamp(3rem,7vw,5.5rem)]">
      <h2 className="sr-only">{words.researchTitle}</h2>
      <div className="wrap grid gap-x-16 gap-y-10 lg:grid-cols-[1.1fr_1fr]">
        {note ? (
          <div className="border-t-3 border-accent pt-5">
            <p className="eyebrow">{words.noteOf(formatDateLong(locale, note.marketDate))}</p>
            <h3 className="my-2.5 text-xl">{note.title}</h3>
            <p className="text-soft">{note.summary}</p>
            <p className="mt-5">
              <a className="text-link" href={pathTo('sapaMentariDetail', locale, { slug: note.slug })}>
                {words.readNote}
              </a>
            </p>
          </div>
        ) : null}
        <div>
          <ul>
            {reports.map((report) => (
              <li
                key={report.id}
                className="grid items-baseline gap-x-5 gap-y-1 border-t border-line py-4 sm:grid-cols-[7.5rem_1fr_auto]"
              >
                <span>{report.category ? <Badge>{report.category.name}</Badge> : null}</span>
                <a
                  className="leading-snug font-[650] hover:text-action"
                  href={pathTo('researchReportDetail', locale, { slug: report.slug })}
                >
                  {report.title}
                </a>
                <small className="text-soft">{formatDateShort(locale, report.publishedAt)}</small>
              </li>
            ))}
          </ul>
          <p className="mt-5">
            <a className="text-link" href={pathTo('researchReport', locale)}>
              {words.allReports}
            </a>
          </p>
        </div>
      </div>
    </section>
  )
}
