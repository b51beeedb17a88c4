import { formatMonth } from '#app/i18n/format-time.ts'
import { findInForce } from '#app/market/economy-values.ts'
import { figuresIn } from '../engine/figures.ts'
import type { ToolContext } from '../engine/tool.ts'
import { copy } from './copy.ts'

/** The deposit of a comparison; its notes name the published rate. */
export interface Deposit {
  readonly percent: number
  readonly notes: readonly string[]
}

/** The published rate in force at the end of the plan; null: none is. */
export function findDepositRate({ facts, search }: ToolContext, lastDay: string) {
  const asked = search.get('to')?.trim() ?? ''
  const day = /^\d{4}-\d\d-\d\d$/.test(asked) ? asked : lastDay
  return findInForce(facts.rates, 'depositRate', day)?.value ?? null
}

/** null: the field is empty. */
export function describeDeposit(
  locale: ToolContext['locale'],
  entered: number | null,
  rate: ReturnType<typeof findDepositRate>,
): Deposit | null {
  if (entered === null) return null
  if (rate === null) return { percent: entered, notes: [] }
  const { percent } = figuresIn(locale)
  const words = copy[locale]
  const month = formatMonth(locale, rate.reference.slice(0, 7))
  const stated = words.depositRate(percent(rate.value), month, rate.source)
  const typed = entered === rate.value ? [] : [words.depositTyped(percent(entered))]
  return { percent: entered, notes: [stated, ...typed] }
}
