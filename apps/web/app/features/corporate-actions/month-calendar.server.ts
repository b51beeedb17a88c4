import type { CorporateAction, CorporateActionKind } from '@site/contracts/market/corporate-actions.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { actionKinds } from '#app/market/action-kinds.ts'
import { actionFigure, nameKeyDay } from '#app/market/action-summary.ts'
import type { ActionDayName } from '#app/market/corporate-action-names.ts'
import type { ActionDay } from '#app/market/holder-actions/holder-action-texts.ts'
import { actionDays } from './action-days.ts'
import { copy } from './copy.ts'
import { listWeeks } from './month.ts'

interface CalendarEntry {
  readonly key: string
  readonly actionId: string
  readonly kind: CorporateActionKind
  readonly ticker: string
  readonly shortName: string
  /** The name of the day. */
  readonly name: string
  readonly figure: string | null
  /** Whether it is the key date of the action. */
  readonly isKey: boolean
  readonly isCanceled: boolean
}

interface CalendarDay {
  readonly day: string
  readonly entries: readonly CalendarEntry[]
}

export interface MonthCalendar {
  readonly month: string
  readonly today: string
  readonly entryCount: number
  readonly weeks: readonly (readonly (CalendarDay | null)[])[]
}

/** Days with which several kinds of actions have the same name. */
const sharedDays: readonly string[] = ['cum', 'ex', 'recording', 'payment'] satisfies ActionDayName[]

/** A month with the dates of actions; periods are shown on their first and last day. */
export function monthCalendar(
  locale: Locale,
  {
    month,
    today,
    actions,
    namesKinds,
  }: {
    month: string
    today: string
    actions: readonly CorporateAction[]
    /** Whether days that several kinds share name the kind, as all kinds are shown. */
    namesKinds: boolean
  },
): MonthCalendar {
  const byDay = new Map<string, CalendarEntry[]>()
  for (const action of actions) {
    const { figure } = actionFigure(locale, action, today)
    const { name: keyName } = nameKeyDay(locale, action)
    for (const day of actionDays(locale, action)) {
      for (const [date, name] of listDayMarks(locale, day)) {
        const entries = byDay.get(date) ?? []
        entries.push({
          key: `${action.id}-${day.name}-${entries.length}`,
          actionId: action.id,
          kind: action.kind,
          ticker: action.ticker,
          shortName: action.shortName,
          name:
            namesKinds && sharedDays.includes(day.name)
              ? copy[locale].dayAndKind(name, actionKinds[action.kind].name[locale])
              : name,
          // The figure of a meeting is its time.
          figure: action.kind === 'general-meeting' && day.name !== 'meeting' ? null : figure,
          // Of a period, the holder must act on one of its two days.
          isKey: day.name === keyName && (day.from === day.to || date === action.keyDate),
          isCanceled: action.status === 'cancelled',
        })
        byDay.set(date, entries)
      }
    }
  }
  const weeks = listWeeks(month).map((week) =>
    week.map((day) => (day === null ? null : { day, entries: sorted(byDay.get(day) ?? []) })),
  )
  const entryCount = weeks.flat().reduce((sum, day) => sum + (day?.entries.length ?? 0), 0)
  return { month, today, entryCount, weeks }
}

function listDayMarks(locale: Locale, { label, from, to }: ActionDay): [day: string, name: string][] {
  const words = copy[locale]
  return from === to
    ? [[from, label]]
    : [
        [from, words.begins(label)],
        [to, words.ends(label)],
      ]
}

/** Key dates first, then by ticker. */
function sorted(entries: readonly CalendarEntry[]): CalendarEntry[] {
  return entries.toSorted(
    (one, other) => Number(other.isKey) - Number(one.isKey) || one.ticker.localeCompare(other.ticker),
  )
}
