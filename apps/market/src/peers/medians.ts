import type { ComparableRatio, ComparableRatios, Medians } from '@site/contracts/market/ratios.ts'
import { medianRatio } from '@site/finance/ratio-formulas.ts'

/** With two values, the median is their mean, which does not represent a sector. */
const minValues = 3

/** The median of each ratio over its meaningful values. */
export function mediansOf(members: readonly ComparableRatios[]): Medians['medians'] {
  const median = (key: ComparableRatio) => {
    const values = members.map((ratios) => ratios[key]).filter((ratio) => typeof ratio === 'number')
    return {
      value: values.length < minValues ? ('missing' as const) : medianRatio(values),
      count: values.length,
    }
  }
  return {
    per: median('per'),
    pbv: median('pbv'),
    roe: median('roe'),
    roa: median('roa'),
    der: median('der'),
    npm: median('npm'),
    dividendYield: median('dividendYield'),
    payout: median('payout'),
    revenueGrowth: median('revenueGrowth'),
    profitGrowth: median('profitGrowth'),
  }
}
