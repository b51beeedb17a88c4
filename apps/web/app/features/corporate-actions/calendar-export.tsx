import type { CorporateActionKind } from '@site/contracts/market/corporate-actions.ts'
import { Icon } from '#app/design/icon.tsx'
import { actionCalendarPath, allKinds } from '#app/i18n/endpoints/action-files.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { actionKinds } from '#app/market/action-kinds.ts'
import { copy } from './copy.ts'

/** Calendars to subscribe to or to download, and the list as a CSV file. */
export function CalendarExport({
  locale,
  kind,
  ticker,
  siteHost,
  tablePath,
}: {
  locale: Locale
  /** null: all kinds. */
  kind: CorporateActionKind | null
  ticker: string | null
  /** With its port, for webcal URLs. */
  siteHost: string
  /** null if there is no list of one kind, or if it is too long for a CSV file. */
  tablePath: string | null
}) {
  const words = copy[locale]
  const calendars = [
    ...(ticker === null ? [] : [{ name: ticker, path: actionCalendarPath(locale, { ticker }) }]),
    ...(kind === null
      ? []
      : [{ name: actionKinds[kind].name[locale], path: actionCalendarPath(locale, kind) }]),
    { name: words.allKinds, path: actionCalendarPath(locale, allKinds) },
  ]
  return (
    <section aria-labelledby="keep-dates" className="deferred-layout mt-12 border-t border-line pt-8">
      <div className="grid gap-x-12 gap-y-4 md:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        <div>
          <h2 className="text-xl" id="keep-dates">
            {words.keepTitle}
          </h2>
          <p className="mt-2 text-soft">{words.keepLead}</p>
        </div>
        <ul>
          {calendars.map(({ name, path }) => (
            <li key={path} className="flex flex-wrap gap-x-8 border-b border-line py-2">
              <a className="download-link" href={`webcal://${siteHost}${path}`}>
                <Icon name="calendar" />
                <span className="download-name">{words.subscribeTo(name)}</span>
              </a>
              <a aria-label={words.downloadCalendar(name)} className="download-link" download href={path}>
                <Icon name="download" />
                <span className="download-name">{words.download}</span>
              </a>
            </li>
          ))}
          {tablePath === null ? null : (
            <li className="py-2">
              <a className="download-link" download href={tablePath}>
                <Icon name="download" />
                <span className="download-name">{words.table}</span>
              </a>
            </li>
          )}
        </ul>
      </div>
    </section>
  )
}
