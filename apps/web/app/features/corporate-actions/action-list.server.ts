import type { CorporateAction, CorporateActionList } from '@site/contracts/market/corporate-actions.ts'
import { daysBetween } from '@site/finance/days.ts'
import type { TradingCalendar } from '@site/finance/trading-calendar.ts'
import { formatNearDay } from '#app/i18n/format-time.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { actionCalculatorPath } from '#app/market/action-calculator-path.ts'
import { actionCopy } from '#app/market/action-copy.ts'
import { actionFigure, actionPhase } from '#app/market/action-summary.ts'
import { corporateActionNames, keyDayNames } from '#app/market/corporate-action-names.ts'
import { type ActionDay, actionDays } from './action-days.ts'
import { actionFields } from './action-fields.ts'
import { copy } from './copy.ts'

export type ActionList = ReturnType<typeof localizeActionList>

const sectionKeys = ['upcoming', 'awaitingPayment', 'unannounced', 'past'] as const
type Section = (typeof sectionKeys)[number]

interface ListOptions {
  /** null while the holidays are unavailable. */
  readonly calendar: TradingCalendar | null
  /** Whether rows name their kind, as all kinds are listed. */
  readonly namesKinds: boolean
}

/** The list in one language, with formatted fields. */
export function localizeActionList(
  locale: Locale,
  { items, counts, total, today, page, pageCount }: CorporateActionList,
  { calendar, namesKinds }: ListOptions,
) {
  const entries = items.map((action) => ({
    id: action.id,
    ticker: action.ticker,
    slug: action.slug,
    shortName: action.shortName,
    isCanceled: action.status === 'cancelled',
    kind: namesKinds ? corporateActionNames[locale].kinds[action.kind] : null,
    next: nextDay(locale, action, today),
    days: actionDays(action)
      .map((day) => dayText(locale, day, today).replaceAll(' ', '\u00a0'))
      .join(' · '),
    ...actionFigure(locale, action, today),
    section: toSection(action),
    fields: actionFields(locale, action, calendar),
    calculator: actionCalculatorPath(locale, action),
  }))
  const sections = sectionKeys
    .map((key) => ({ key, items: entries.filter(({ section }) => section === key) }))
    .filter((section) => section.items.length > 0)
  return { sections, counts, total, today, page, pageCount }
}

/** The next day of an action and the days left; of a past or canceled one, its key day. */
function nextDay(locale: Locale, action: CorporateAction, today: string): string {
  const words = copy[locale]
  const names = corporateActionNames[locale]
  const next = action.status === 'cancelled' ? undefined : actionDays(action).find(({ to }) => to >= today)
  if (next === undefined) {
    const name = keyDayNames[action.kind]
    const { keyDate } = action
    return keyDate === null ? names.unannounced : dayText(locale, { name, from: keyDate, to: keyDate }, today)
  }
  const { name, from, to } = next
  const hasBegun = from < today
  const day = hasBegun ? to : from
  const text = hasBegun ? words.ends(names.days[name]) : names.days[name]
  return `${text} ${formatNearDay(locale, day, today)} · ${actionCopy[locale].inDays(daysBetween(today, day))}`
}

function dayText(locale: Locale, { name, from, to }: ActionDay, today: string): string {
  const days = [...new Set([from, to])].map((day) => formatNearDay(locale, day, today))
  return `${corporateActionNames[locale].days[name]} ${days.join(' – ')}`
}

function toSection(action: CorporateAction): Section {
  const phase = actionPhase(action)
  return phase === 'upcoming' && action.keyDate === null ? 'unannounced' : phase
}
