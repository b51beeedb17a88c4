import { copy } from '#app/features/companies/copy.ts'
import { actionCalendarPath } from '#app/i18n/endpoints/action-files.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import type { ActionSummary } from '#app/market/action-summary.ts'
import { overviewCopy } from './overview-copy.ts'

export function NextAction({
  locale,
  ticker,
  action,
}: {
  locale: Locale
  ticker: string
  action: ActionSummary
}) {
  return (
    <div className="rounded-card bg-accent-100 px-6 py-5 text-ink">
      <h2 className="text-sm font-normal tracking-normal">{overviewCopy[locale].next}</h2>
      <p className="mt-1 text-lg font-bold">{action.headline}</p>
      <p className="mt-1">{action.days}</p>
      <p className="mt-3">
        <a
          className="font-bold underline underline-offset-4"
          href={pathTo('corporateAction', locale, undefined, {
            tab: action.kind,
            ticker,
          })}
        >
          {copy[locale].details}
        </a>
      </p>
      <p className="mt-2">
        <a
          className="font-bold underline underline-offset-4"
          download
          href={actionCalendarPath(locale, { ticker })}
        >
          {copy[locale].addToCalendar}
        </a>
      </p>
    </div>
  )
}
