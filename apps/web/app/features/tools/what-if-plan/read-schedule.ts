import { listContributions } from '@site/finance/what-if/list-contributions.ts'
import type { Contribution } from '@site/finance/what-if/what-if-input.ts'
import { figuresIn } from '../engine/figures.ts'
import type { ToolContext } from '../engine/tool.ts'
import type { PastFacts } from '../engine/tool-facts.ts'
import { copy } from './copy.ts'
import { schedules } from './what-if-form.ts'

const DEFAULT_YEARS = 5

/** Before the server has loaded anything. */
export const noPast: PastFacts = { histories: {}, index: null }

/** What both forms show in an address without it. */
export const examples = { amount: 1_000_000, day: 1, slippage: 0 } as const

/** A form of either mode. */
interface PlanForm {
  text(name: string): string
  number(name: string): number
  choice<Choice extends string>(name: string, choices: readonly [Choice, ...Choice[]]): Choice
  reject(name: string, message: string, other?: string): void
  hasErrors(): boolean
}

/** The first day on which a plan can start, and why not earlier. */
export interface EarliestStart {
  readonly day: string
  readonly reason: string
}

export interface Schedule {
  readonly contributions: readonly Contribution[]
  readonly to: string
}

/** The last day whose closes are known; today without market data. */
export function findLastDay({ histories, index }: PastFacts, today: string): string {
  const days = Object.values(histories).map((history) => history?.asOf ?? '')
  return [...days, index?.points.at(-1)?.date ?? ''].toSorted().at(-1) || today
}

/** Some years before the last day, or later where the data begins later. */
export function chooseStart(earliest: EarliestStart | undefined, lastDay: string): string {
  const year = Number(lastDay.slice(0, 4)) - DEFAULT_YEARS
  // Few years have a February 29.
  const usual = `${year}${lastDay.slice(4).replace('-02-29', '-02-28')}`
  return earliest && earliest.day > usual ? earliest.day : usual
}

/** The contributions of a form; null with errors. */
export function readSchedule(
  form: PlanForm,
  { locale }: Pick<ToolContext, 'locale'>,
  { earliest, lastDay }: { earliest: EarliestStart | undefined; lastDay: string },
): Schedule | null {
  const words = copy[locale]
  const [from, to] = [form.text('from'), form.text('to')]
  if (to > lastDay) form.reject('to', words.dataUntil(figuresIn(locale).day(lastDay)))
  if (from !== '' && to !== '' && from >= to) form.reject('from', words.fromBeforeTo, 'to')
  if (earliest && from !== '' && from < earliest.day) form.reject('from', earliest.reason)
  if (form.hasErrors()) return null
  const mode = form.choice('schedule', schedules)
  const span = { from, to }
  const contributions = listContributions(
    mode === 'lumpSum' ? { mode, ...span } : { mode, day: form.number('day'), ...span },
    form.number('amount'),
  )
  if (contributions.length === 0) form.reject('day', words.noContribution)
  return form.hasErrors() ? null : { contributions, to }
}
