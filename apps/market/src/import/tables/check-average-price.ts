import { findTickSize, lot } from '@site/finance/lots-and-ticks.ts'
import { formatNumber } from '#market/import/reading/format-number.ts'
import type { RowPlace } from '#market/import/reading/import-findings.ts'
import type { ImportContext } from './import-context.ts'

/** If value ÷ volume is this many times off, one of them has another unit. */
const differentUnit = 50

/**
 * The average price of the trades of a day is between its lowest and its highest price. Otherwise, value or volume is
 * of another market, or has another unit, for which the row is left out.
 */
export function checkAveragePrice(
  { findings }: ImportContext,
  row: RowPlace & { readonly cells: { readonly date: string } },
  { high, low, average }: { readonly high: number; readonly low: number; readonly average: number },
): void {
  // Most rows need no tick.
  if (average >= low && average <= high) return
  const { date } = row.cells
  // Sources round value or volume.
  const lowest = low - findTickSize(low, date)
  const highest = high + findTickSize(high, date)
  const isPossible = (price: number) => price >= lowest && price <= highest
  if (isPossible(average)) return
  const range = `low ${formatNumber(low)} and high ${formatNumber(high)}`
  const found = `value ÷ volume is ${formatNumber(average)}, outside ${range}`
  if (isPossible(average / lot.shares))
    findings.leaveOut(row, 'volume', `is in lots: ${found}; deliver shares`)
  else if (average > high * differentUnit || average < low / differentUnit)
    findings.leaveOut(row, 'volume', `is in another unit than value: ${found}; deliver shares and rupiah`)
  else findings.unusual(row, 'value', found)
}
