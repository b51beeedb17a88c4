import type { ServiceCutoff } from '@site/contracts/content/service-cutoffs.ts'
import type { CorporateAction, CorporateActionList } from '@site/contracts/market/corporate-actions.ts'
import { daysBetween } from '@site/finance/days.ts'
import type { TradingCalendar } from '@site/finance/trading-calendar.ts'
import { formatNearDay } from '#app/i18n/format-time.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { actionCalculatorPath } from '#app/market/action-calculator-path.ts'
import { actionCopy } from '#app/market/action-copy.ts'
import { actionKinds } from '#app/market/action-kinds.ts'
import {
  actionFigure,
  actionPhase,
  describeState,
  nameKeyDay,
  nameUnannounced,
} from '#app/market/action-summary.ts'
import { corporateActionNames } from '#app/market/corporate-action-names.ts'
import { describeHolderAction } from '#app/market/holder-actions/describe-holder-action.ts'
import { isHolderAction } from '#app/market/holder-actions/holder-action.ts'
import type { ActionDay } from '#app/market/holder-actions/holder-action-texts.ts'
import { describeCutoff } from '#app/market/holder-actions/service-cutoff.ts'
import { actionDays } from './action-days.ts'
import { actionFields } from './action-fields.ts'
import { copy } from './copy.ts'

export type ActionList = ReturnType<typeof localizeActionList>

const sectionKeys = ['upcoming', 'running', 'awaitingPayment', 'unannounced', 'past'] as const
type Section = (typeof sectionKeys)[number]

interface ListOptions {
  /** The time of day in Jakarta, such as `15:30`. */
  readonly clock: string
  /** null while the holidays are unavailable. */
  readonly calendar: TradingCalendar | null
  /** Our deadlines for instructions; null while they are unavailable. */
  readonly cutoffs: readonly ServiceCutoff[] | null
  /** Whether rows name their kind, as all kinds are listed. */
  readonly namesKinds: boolean
}

/** The list in one language, with formatted fields. */
export function localizeActionList(
  locale: Locale,
  { items, counts, total, today, page, pageCount }: CorporateActionList,
  { clock, calendar, cutoffs, namesKinds }: ListOptions,
) {
  const entries = items.map((action) => ({
    id: action.id,
    ticker: action.ticker,
    slug: action.slug,
    shortName: action.shortName,
    isCanceled: action.status === 'cancelled',
    kind: namesKinds ? actionKinds[action.kind].name[locale] : null,
    state: nameState(locale, action, today),
    next: nextDay(locale, action, today),
    days: actionDays(locale, action)
      .map((day) => dayText(locale, day, today).replaceAll(' ', '\u00a0'))
      .join(' · '),
    ...actionFigure(locale, action, today),
    section: toSection(action),
    term: isHolderAction(action) ? describeHolderAction(locale, action).term : null,
    steps: listSteps(locale, action, { today, clock, calendar, cutoffs }),
    fields: actionFields(locale, action, calendar),
    calculator: actionCalculatorPath(locale, action),
  }))
  const sections = sectionKeys
    .map((key) => ({ key, items: entries.filter(({ section }) => section === key) }))
    .filter((section) => section.items.length > 0)
  return { sections, counts, total, today, page, pageCount }
}

/** What the holder must do until when, with our own deadline; empty for other actions and those that are over. */
function listSteps(
  locale: Locale,
  action: CorporateAction,
  { cutoffs, ...at }: Omit<ListOptions, 'namesKinds'> & { today: string },
): readonly string[] {
  if (!isHolderAction(action) || action.status === 'cancelled' || actionPhase(action) === 'past') return []
  const { listSteps, instruction } = describeHolderAction(locale, action)
  const isOpen = instruction !== null && instruction.until >= at.today && cutoffs !== null
  return [
    ...listSteps(at.today),
    ...(isOpen ? describeCutoff(locale, cutoffs, { ...instruction, ...at }) : []),
  ]
}

/** What the sections do not say; null: nothing. */
function nameState(locale: Locale, action: CorporateAction, today: string): string | null {
  if (isHolderAction(action)) return describeState(locale, action, today)
  return action.isOutdated ? corporateActionNames[locale].outdated : null
}

/**
 * The next day of an action and the days left, of a holder action the next day to act; of a past or canceled one, its key
 * day.
 */
function nextDay(locale: Locale, action: CorporateAction, today: string): string {
  const words = copy[locale]
  const { keyDate, status, isAhead } = action
  const key = { ...nameKeyDay(locale, action), from: keyDate ?? '', to: keyDate ?? '' }
  const days = isAhead && keyDate !== null && isHolderAction(action) ? [key] : actionDays(locale, action)
  const next = status === 'cancelled' ? undefined : days.find(({ to }) => to >= today)
  if (next === undefined) {
    return keyDate === null ? nameUnannounced(locale, action) : dayText(locale, key, today)
  }
  const { label, from, to } = next
  const hasBegun = from < today
  const day = hasBegun ? to : from
  const text = hasBegun ? words.ends(label) : label
  return `${text} ${formatNearDay(locale, day, today)} · ${actionCopy[locale].inDays(daysBetween(today, day))}`
}

function dayText(locale: Locale, { label, from, to }: ActionDay, today: string): string {
  const days = [...new Set([from, to])].map((day) => formatNearDay(locale, day, today))
  return `${label} ${days.join(' – ')}`
}

function toSection(action: CorporateAction): Section {
  const phase = actionPhase(action)
  return phase === 'upcoming' && action.keyDate === null ? 'unannounced' : phase
}
