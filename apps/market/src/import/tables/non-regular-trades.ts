import type { NonRegularTrades } from '#market/database/schema.ts'
import { decimal, maxTradeValue, optional, shares } from '#market/import/reading/cells.ts'
import type { TableRow } from '#market/import/reading/read-table.ts'
import type { ImportContext } from './import-context.ts'

export const nonRegularColumns = {
  non_regular_value: optional(decimal(0, maxTradeValue)),
  non_regular_volume: optional(shares),
  non_regular_frequency: optional(shares),
}

const unknown: NonRegularTrades = { nonRegularValue: null, nonRegularVolume: null, nonRegularFrequency: null }

/** One or two of the three figures cannot be added to those of the regular market. */
export function readNonRegular(
  { findings }: ImportContext,
  row: TableRow<typeof nonRegularColumns>,
): NonRegularTrades {
  const {
    non_regular_value: nonRegularValue,
    non_regular_volume: nonRegularVolume,
    non_regular_frequency: nonRegularFrequency,
  } = row.cells
  if (nonRegularValue === null && nonRegularVolume === null && nonRegularFrequency === null) return unknown
  if (nonRegularValue !== null && nonRegularVolume !== null && nonRegularFrequency !== null) {
    return { nonRegularValue, nonRegularVolume, nonRegularFrequency }
  }
  findings.unusual(row, 'non_regular_value', 'needs volume and frequency too: all three are left empty')
  return unknown
}
