import type { ComparableRatio, Median, Medians } from '@site/contracts/market/ratios.ts'
import type { Ratio } from '@site/contracts/market/values.ts'
import { medianRatio } from '@site/finance/ratio-formulas.ts'
import { isBankLayout, type StatementLayoutName } from '@site/finance/statement-layouts.ts'
import type { CompanyFigures } from '#market/figures/market-figures.ts'

/** With two values, the median is their mean, which does not represent a sector. */
const minValues = 3

type RatedMember = Pick<CompanyFigures, 'layout' | 'ratios'> & { readonly row: { readonly ticker: string } }

/** Borrowed money is the business of banks and financing companies, so these compare within one layout only. */
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
export function computeMedian(ratios: readonly Ratio[]): Omit<Median, 'values'> {
  const values = ratios.filter((ratio) => typeof ratio === 'number')
  return { value: values.length < minValues ? 'missing' : medianRatio(values), count: values.length }
}

/** Lowest first. */
function listValues(members: readonly RatedMember[], key: ComparableRatio): Median['values'] {
  return members
    .flatMap(({ row: { ticker }, ratios: { [key]: value } }) =>
      typeof value === 'number' ? { ticker, value } : [],
    )
    .toSorted((one, other) => one.value - other.value)
}

/** The median of each ratio over its meaningful values, and these values. */
export function computeMedians(
  subject: Pick<CompanyFigures, 'layout'>,
  members: readonly RatedMember[],
): Medians['medians'] {
  const alike = members.filter(({ layout }) => toForm(layout) === toForm(subject.layout))
  const median = (key: ComparableRatio): Median => {
    const compared = ofLayout.has(key) ? alike : members
    return {
      ...computeMedian(compared.map(({ ratios }) => ratios[key])),
      values: listValues(compared, key),
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
