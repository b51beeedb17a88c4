import type { CorporateAction } from '@site/contracts/market/corporate-actions.ts'
import { stableUid } from '@site/contracts/stable-ids.ts'
import { dayAfter } from '@site/finance/days.ts'
import { icalDay, icalInstant, icalText } from '@site/operations/icalendar.ts'
import { calendarFile, subscriptionProperties } from '#app/data/calendar-file.server.ts'
import { formatDate } from '#app/i18n/format.ts'
import { formatTime } from '#app/i18n/format-time.ts'
import { type Locale, localeFacts } from '#app/i18n/locales.ts'
import { actionKinds } from '#app/market/action-kinds.ts'
import { actionPath } from '#app/market/action-path.ts'
import { actionHeadline } from '#app/market/action-summary.ts'
import { corporateActionNames } from '#app/market/corporate-action-names.ts'
import type { ActionDay } from '#app/market/holder-actions/holder-action-texts.ts'
import { actionDays } from './action-days.ts'
import { copy } from './copy.ts'

interface ActionCalendar {
  readonly locale: Locale
  readonly companyName: string
  readonly siteUrl: string
  /** The path of this calendar. */
  readonly path: string
  /** The name of the kind or company; null: all corporate actions. */
  readonly name: string | null
  /** The calendar's date in Jakarta; files of the same day are identical. */
  readonly today: string
  readonly actions: readonly CorporateAction[]
}

const statuses = {
  planned: 'TENTATIVE',
  ongoing: 'CONFIRMED',
  completed: 'CONFIRMED',
  cancelled: 'CANCELLED',
} as const satisfies Readonly<Record<CorporateAction['status'], string>>

/** Corporate actions as iCalendar (RFC 5545, names from RFC 7986); each date of an action is an all-day event. */
export function actionCalendar(calendar: ActionCalendar): string {
  const { locale, companyName, siteUrl, path, name, actions } = calendar
  const words = copy[locale]
  return calendarFile({
    locale,
    companyName,
    properties: subscriptionProperties({
      title: `${words.calendarName(name)} · ${companyName}`,
      description: words.calendarDescription(name),
      url: `${siteUrl}${path}`,
    }),
    entries: actions.flatMap((action) =>
      actionDays(locale, action).flatMap((day) => formatEntry(calendar, action, day)),
    ),
  })
}

function formatEntry(
  { locale, siteUrl, today }: ActionCalendar,
  action: CorporateAction,
  day: ActionDay,
): string[] {
  const words = copy[locale]
  const language = localeFacts[locale].languageTag
  const entry = words.entry(day.label, action.ticker)
  const time =
    day.name === 'meeting' && action.kind === 'general-meeting' && action.meetingAt !== null
      ? `, ${formatTime(locale, action.meetingAt)}`
      : ''
  const summary = `${entry}: ${actionHeadline(locale, action)}${time}`
  const url = `${siteUrl}${actionPath(locale, action)}`
  return [
    'BEGIN:VEVENT',
    `UID:${stableUid(`${action.id}-${day.name}`)}`,
    // Midnight in Jakarta, in UTC: identical for all requests of a day, and never in the future.
    `DTSTAMP:${icalInstant(`${today}T00:00+07:00`)}`,
    `DTSTART;VALUE=DATE:${icalDay(day.from)}`,
    // The end of an all-day event is exclusive (RFC 5545, 3.6.1).
    `DTEND;VALUE=DATE:${icalDay(dayAfter(day.to))}`,
    `SUMMARY;LANGUAGE=${language}:${icalText(action.status === 'cancelled' ? words.entryCanceled(summary) : summary)}`,
    `DESCRIPTION;LANGUAGE=${language}:${icalText(describeAction(locale, action))}`,
    ...(day.name === 'meeting' && action.kind === 'general-meeting'
      ? [`LOCATION;LANGUAGE=${language}:${icalText(action.venue[locale])}`]
      : []),
    `CATEGORIES;LANGUAGE=${language}:${icalText(actionKinds[action.kind].name[locale])}`,
    `STATUS:${statuses[action.status]}`,
    'TRANSP:TRANSPARENT',
    `URL:${url}`,
    'END:VEVENT',
  ]
}

/** A description of the action with all its dates. */
function describeAction(locale: Locale, action: CorporateAction): string {
  const names = corporateActionNames[locale]
  return [
    `${action.name[locale]} (${action.ticker})`,
    actionHeadline(locale, action),
    ...actionDays(locale, action).map(({ label, from, to }) => {
      const days =
        from === to ? formatDate(locale, from) : `${formatDate(locale, from)} – ${formatDate(locale, to)}`
      return `${label}: ${days}`
    }),
    `${names.statuses[action.status]}. ${copy[locale].zone}`,
  ].join('\n')
}
