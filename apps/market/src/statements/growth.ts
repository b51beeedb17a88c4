import { growthPercent } from '@site/finance/company-ratios.ts'
import type { Ratio } from '@site/finance/ratio-formulas.ts'
import { computeFactorBetween, type PriceEvent } from '#market/figures/price-events.ts'
import type { StoredPeriod } from '#market/figures/statements.ts'

/**
 * The growth of a line against the same months of the previous year, in percent per column. Earnings per share before a
 * split, bonus shares or rights are at the level of the chart; across a break that cannot be adjusted, they do not grow.
 */
export function computeGrowth(
  line: { readonly key: string; readonly isPerShare: boolean },
  columns: readonly StoredPeriod[],
  filed: readonly StoredPeriod[],
  events: readonly PriceEvent[],
): Ratio[] {
  return columns.map((column) => {
    const before = filed.find(({ year, months }) => year === column.year - 1 && months === column.months)
    const past = before?.lines[line.key]
    if (before === undefined || past === undefined) return 'missing'
    const factor = line.isPerShare ? computeFactorBetween(events, before.end, column.end) : 1
    if (factor === null) return 'sharesUnknown'
    return growthPercent(column.lines[line.key], past * factor)
  })
}
