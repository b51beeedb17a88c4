import { daysBetween } from '@site/finance/days.ts'
import { maxSpanDays } from '#market/database/max-action-span.ts'

/** Lists of corporate actions name the first day at the new price up to this many days off. */
export const maxDaysOff = 7

export type AddError = (column: string, message: string) => void

/** Checks the order of days; `equal` ones may coincide. */
export function checkOrder(
  cells: Readonly<Record<string, unknown>>,
  order: readonly (readonly [earlier: string, later: string, mayBeEqual?: 'equal'])[],
  addError: AddError,
): void {
  for (const [earlier, later, mayBeEqual] of order) {
    const [first, second] = [cells[earlier], cells[later]]
    // Empty days are not yet announced.
    if (typeof first !== 'string' || typeof second !== 'string') continue
    if (second < first || (second === first && mayBeEqual === undefined)) {
      addError(later, `${second} is not after ${earlier} ${first}`)
    }
  }
}

/**
 * Processes at the exchange take less than a year, so a larger distance means a wrong year. Lists of a period would not
 * find the action either.
 */
export function checkSpan(
  cells: Readonly<Record<string, unknown>>,
  { key, others }: { readonly key: string; readonly others: readonly string[] },
  addError: AddError,
): void {
  const keyDay = cells[key]
  if (typeof keyDay !== 'string') return
  for (const column of others) {
    const day = cells[column]
    if (typeof day !== 'string') continue
    const days = Math.abs(daysBetween(keyDay, day))
    if (days > maxSpanDays) addError(column, `${day} is more than ${maxSpanDays} days from ${key} ${keyDay}`)
  }
}
