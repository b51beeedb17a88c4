import type { StatementColumn } from '@site/contracts/market/statements.ts'
import type { AmountUnit } from '#app/features/companies/company-view.ts'

/** As many periods as fit beside each other on a wide screen; single rupiah have up to 21 characters. */
export const maxColumns: Readonly<Record<AmountUnit, number>> = { million: 6, billion: 6, full: 4 }
/** The same on tablets; phones show one and the year before. */
export const maxTabletColumns: Readonly<Record<AmountUnit, number>> = { million: 4, billion: 4, full: 2 }

export interface ShownPeriods {
  /** The position of the first shown column among all. */
  readonly start: number
  readonly end: number
  /** The position of the same months a year before the first shown column; -1: not filed. */
  readonly yearBefore: number
}

/** The columns to show, newest first, beginning with the one that ends on a day. */
export function findShownPeriods(
  columns: readonly StatementColumn[],
  { until, unit }: { readonly until: string | null; readonly unit: AmountUnit },
): ShownPeriods {
  const start = Math.max(
    0,
    columns.findIndex(({ end }) => end === until),
  )
  const first = columns[start]
  return {
    start,
    end: start + maxColumns[unit],
    yearBefore: columns.findIndex(({ year, months }) => year + 1 === first?.year && months === first.months),
  }
}
