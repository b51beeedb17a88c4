import type { PriceRange } from '@site/contracts/market/prices.ts'
import type { StatementPeriod } from '@site/contracts/market/statements.ts'
import { companyViewNames } from '#app/i18n/company-view-names.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { defaultRange } from '#app/market/default-range.ts'

export type CompanyTab = keyof typeof companyViewNames.tab

/** The five tabs of the financial overview. */
export const financialTabs = [
  'balance-sheet',
  'profit-loss',
  'cash-flow',
  'ratios',
  'comparison',
] as const satisfies readonly CompanyTab[]

/** The units of a statement's amounts; `full` is single rupiah or dollars. */
export const amountUnits = ['million', 'billion', 'full'] as const
export type AmountUnit = (typeof amountUnits)[number]

/** The options of the price chart in the URL, except its range. */
export interface ChartView {
  readonly type: 'line' | 'candles'
  /** Whether moving averages are shown. */
  readonly hasAverages: boolean
  /** Whether prices are adjusted, e.g. for splits, or as traded. */
  readonly isAdjusted: boolean
  /** Whether a long range has a logarithmic scale. */
  readonly isLog: boolean
  /** Whether the index is drawn; null: in ranges from three months on. */
  readonly index: 'shown' | 'hidden' | null
  /** The other series of a percent comparison: `sector`, a ticker, the index, or any other typed text. */
  readonly versus: string | null
}

/** The view of a company that the URL requests. */
export interface CompanyView {
  readonly tab: CompanyTab
  readonly period: StatementPeriod
  readonly range: PriceRange
  readonly unit: AmountUnit
  /** The last day of the newest period to show in a table of periods, as typed; of unknown ones the latest is shown. */
  readonly until: string | null
  readonly chart: ChartView
}

/** The defaults, which URLs omit. */
export const defaultView = {
  tab: 'overview',
  period: 'annual',
  range: defaultRange,
  unit: 'million',
  until: null,
} as const satisfies Partial<CompanyView>

/** The query of a view, with the names of the language. */
export function companyQuery(
  locale: Locale,
  {
    tab = 'overview',
    period = 'annual',
    unit = 'million',
    range = defaultRange,
    until = null,
  }: Partial<CompanyView>,
) {
  return {
    tab: tab === defaultView.tab ? null : companyViewNames.tab[tab][locale],
    period: period === defaultView.period ? null : companyViewNames.period[period][locale],
    ...queryOfRange(range),
    unit: unit === defaultView.unit ? null : companyViewNames.unit[unit][locale],
    until,
  }
}

/** The query of a range, which has the same name in both languages. */
export function queryOfRange(range: PriceRange) {
  return { range: range === defaultView.range ? null : range }
}

/** Shorter ranges have the index only if it is requested. */
const shortRanges: readonly PriceRange[] = ['1W', '1M']

export function hasIndexByDefault(range: PriceRange): boolean {
  return !shortRanges.includes(range)
}
