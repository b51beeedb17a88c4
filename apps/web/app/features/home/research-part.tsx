import type { NoteSummary, ReportSummary } from '@site/contracts/content/research.ts'
import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import { formatDateLong, formatDayAndMonth } from '#app/i18n/format.ts'
import { formatTime } from '#app/i18n/format-time.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { ratingNames } from '#app/market/rating.tsx'
import { copy } from './copy.ts'
import type { DayAfterNote } from './day-after-note.server.ts'
import { PartHead, type PartProps } from './part-head.tsx'
import { SectorStrip } from './sector-strip.tsx'

/** The morning note beside the sectors of the last trading day, above the latest reports. */
export function ResearchPart({
  locale,
  heading,
  note,
  day,
  reports,
}: PartProps & {
  note: NoteSummary | null
  /** null: there is no market data. */
  day: DayAfterNote | null
  reports: readonly ReportSummary[]
}) {
  const words = copy[locale]
  return (
    <>
      <PartHead heading={heading} more={{ to: pathTo('researchReport', locale), label: words.allReports }} />
      {note || day?.sectors ? (
        <div className="home-note mb-8">
          {note ? <MorningNote close={day?.sentence ?? null} locale={locale} note={note} /> : null}
          {day?.sectors ? (
            <SectorStrip day={formatDayAndMonth(locale, day.date)} locale={locale} sectors={day.sectors} />
          ) : null}
        </div>
      ) : null}
      {reports.length === 0 ? (
        <p className="border-t border-line pt-4 text-soft">{words.noReports}</p>
      ) : (
        <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
          {reports.map((report) => (
            <ReportRow key={report.id} locale={locale} report={report} />
          ))}
        </ul>
      )}
    </>
  )
}

function MorningNote({
  locale,
  note,
  close,
}: {
  locale: Locale
  note: NoteSummary
  /** What the market did after the note; null: the day is not over. */
  close: string | null
}) {
  const words = copy[locale]
  const { marketDate, publishedAt } = note
  const isSameDay = dayInJakarta(new Date(publishedAt)) === marketDate
  return (
    <article className="relative flex min-w-0 flex-col">
      <p className="eyebrow">
        {words.noteOn(formatDateLong(locale, marketDate), isSameDay ? formatTime(locale, publishedAt) : null)}
      </p>
      <h3 className="my-2.5 max-w-[30ch] text-xl wrap-anywhere">
        <a
          className="after:absolute after:inset-0 hover:text-action"
          href={pathTo('morningNoteDetail', locale, { slug: note.slug })}
        >
          {note.title}
        </a>
      </h3>
      {close === null ? null : (
        <p className="mb-3 border-s-3 border-accent ps-3">
          <b>{words.afterClose}</b>
          {` ${close}`}
        </p>
      )}
      {note.summary === '' ? null : <p className="max-w-[56ch] text-soft max-sm:hidden">{note.summary}</p>}
      <p className="relative mt-4">
        <a className="text-link" href={pathTo('morningNotes', locale)}>
          {words.allNotes}
        </a>
      </p>
    </article>
  )
}

function ReportRow({ locale, report }: { locale: Locale; report: ReportSummary }) {
  return (
    <li className="relative border-t border-line py-3 max-sm:nth-[n+4]:hidden sm:py-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm text-soft">
        <b className="font-semibold text-action">
          {[...report.tickers, ...(report.rating === null ? [] : [ratingNames[locale][report.rating]])].join(
            ' · ',
          ) || report.category?.name}
        </b>
        <span>{formatDayAndMonth(locale, report.publishedAt)}</span>
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
        <p className="mt-1 max-w-[60ch] text-soft max-lg:hidden">{report.summary}</p>
      )}
    </li>
  )
}
