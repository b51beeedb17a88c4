import type { ComparableRatio, Median, Medians } from '@site/contracts/market/ratios.ts'
import type { Ratio } from '@site/contracts/market/values.ts'
import { medianRatio } from '@site/finance/ratio-formulas.ts'
import { isBankLayout, type StatementLayoutName } from '@site/finance/statement-layouts.ts'
import type { CompanyFigures } from '#market/figures/market-figures.ts'

/** With two values, the median is their mean, which does not represent a sector. */
const minValues = 3

/** Banks and financing companies owe what others borrow from them, so these compare within one layout only. */
const ofLayout: ReadonlySet<ComparableRatio> = new Set(['der', 'roa', 'npm'])

function toForm(layout: StatementLayoutName): string {
  return isBankLayout(layout) ? 'bank' : layout
}

/** The companies to compare with: a bank with the banks of its group, unless these are too few for a median. */
export function selectCompared<Member extends Pick<CompanyFigures, 'layout'>>(
  subject: Pick<CompanyFigures, 'layout'>,
  members: readonly Member[],
): { readonly isBanksOnly: boolean; readonly compared: readonly Member[] } {
  const banks = members.filter(({ layout }) => isBankLayout(layout))
  const isBanksOnly = isBankLayout(subject.layout) && banks.length >= minValues
  return { isBanksOnly, compared: isBanksOnly ? banks : members }
}

/** The median of the meaningful values, and their number. */
export function computeMedian(ratios: readonly Ratio[]): Median {
  const values = ratios.filter((ratio) => typeof ratio === 'number')
  return { value: values.length < minValues ? 'missing' : medianRatio(values), count: values.length }
}

/** The median of each ratio over its meaningful values. */
export function computeMedians(
  subject: Pick<CompanyFigures, 'layout'>,
  members: readonly Pick<CompanyFigures, 'layout' | 'ratios'>[],
): Medians['medians'] {
  const alike = members.filter(({ layout }) => toForm(layout) === toForm(subject.layout))
  const median = (key: ComparableRatio) =>
    computeMedian((ofLayout.has(key) ? alike : members).map(({ ratios }) => ratios[key]))
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
