import { measureReturn, type PlanReturn } from './measure-return.ts'
import type { ValuePoint } from './simulation-state.ts'
import { type DeepestFall, UnitValue } from './unit-value.ts'
import type { Contribution } from './what-if-input.ts'

/** A level of the index, which does not contain dividends. */
export interface IndexPoint {
  readonly date: string
  readonly value: number
}

interface IndexResult extends PlanReturn {
  /** Whole rupiah, without fees; rounded only here. */
  readonly endValue: number
  readonly worstFall: DeepestFall
  readonly points: readonly ValuePoint[]
}

/** Each contribution waits for the first level on or after its day, and buys it. null without any level. */
export function investInIndex(
  contributions: readonly Contribution[],
  points: readonly IndexPoint[],
  to: string,
): IndexResult | null {
  const levels = new Map(points.map(({ date, value }) => [date, value]))
  const amounts = new Map(contributions.map(({ date, amount }) => [date, amount]))
  const first = contributions[0]?.date ?? to
  const days = [...new Set([...levels.keys(), ...amounts.keys()])]
    .filter((day) => day >= first && day <= to)
    .sort()
  if (!days.some((day) => levels.has(day))) return null
  const unit = new UnitValue()
  const values: ValuePoint[] = []
  let invested = 0
  let level = 0
  let held = 0
  let waiting = 0
  for (const day of days) {
    level = levels.get(day) ?? level
    const amount = amounts.get(day) ?? 0
    if (amount > 0) unit.contribute(amount, held * level + waiting)
    waiting += amount
    invested += amount
    if (levels.has(day)) {
      held += waiting / level
      waiting = 0
    }
    const value = held * level + waiting
    unit.record(day, value)
    values.push({ date: day, value, invested })
  }
  const endValue = Math.floor(held * level + waiting + 0.5)
  return {
    ...measureReturn(contributions, endValue, to),
    endValue,
    worstFall: unit.findDeepestFall(),
    points: values,
  }
}
