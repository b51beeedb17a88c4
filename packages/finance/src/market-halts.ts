import { hoursOn, sessionsOn } from './exchange-hours.ts'
import type { RuleSource } from './rule-source.ts'
import { tradingCalendar } from './trading-calendar.ts'

/** The levels of a halt, in the order of the rule. */
export const haltLevels = ['1', '2', '3'] as const
export type HaltLevel = (typeof haltLevels)[number]

export interface HaltRule extends RuleSource {
  /** The fall of each level. */
  readonly percents: readonly [number, number, number]
  /** How long the first two levels stop trading; the third one lasts to the end of the session. null: not seen in a source. */
  readonly minutes: number | null
}

/** A fall of the composite index in percent stops all trading. Newest first. */
export const haltRules: readonly HaltRule[] = [
  {
    since: '2025-04-08',
    checked: '2026-11-28',
    source: 'Kep-00002/BEI/04-2025',
    percents: [8, 15, 20],
    minutes: 30,
  },
  {
    since: '2020-03-10',
    checked: '2026-11-28',
    source: 'Kep-00024/BEI/03-2020',
    percents: [5, 10, 15],
    minutes: null,
  },
]

/** A halt of a day, with times such as `09:00:00`. */
export interface Halt {
  readonly date: string
  readonly from: string
  /** null: its end is not stated yet. */
  readonly to: string | null
  readonly level: HaltLevel
}

/** The rule in force on a day; null before the first known one. */
export function haltRuleOn(day: string): HaltRule | null {
  return haltRules.find(({ since }) => since <= day) ?? null
}

/** The fall in percent that a level of a day stands for; null before the first known rule. */
export function haltPercent({ date, level }: Pick<Halt, 'date' | 'level'>): number | null {
  return haltRuleOn(date)?.percents[haltLevels.indexOf(level)] ?? null
}

/** Whether a halt begins in a session and ends on the same day, before the exchange closes. */
export function isWithinTradingHours(
  { date, from, to }: Omit<Halt, 'level'>,
  holidays: readonly string[],
): boolean {
  const kind = tradingCalendar(holidays).classifyDay(date)
  const hours = hoursOn(date)
  if (hours === null || kind === 'weekend' || kind === 'holiday') return false
  const sessions = sessionsOn(hours, date)
  const close = sessions.at(-1)?.to ?? ''
  return (
    sessions.some((session) => session.from <= from && from <= session.to) && (to === null || to <= close)
  )
}
