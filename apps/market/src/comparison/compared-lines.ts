import type { ComparedCompany } from '@site/contracts/market/comparison.ts'
import { growthPercent } from '@site/finance/company-ratios.ts'
import type { StoredPeriod } from '#market/figures/statements.ts'

interface ComparedLine {
  readonly key: string
  readonly label: { readonly id: string; readonly en: string }
  /** The item keys in the layouts; several are summed. The first complete alternative applies. */
  readonly items: readonly (readonly string[])[]
}

/** Lines that exist in every layout. */
export const comparedLines: readonly ComparedLine[] = [
  {
    key: 'revenue',
    label: { id: 'Pendapatan', en: 'Revenue' },
    items: [['revenue'], ['interestIncome', 'feeIncome']],
  },
  {
    key: 'operatingProfit',
    label: { id: 'Laba usaha', en: 'Operating profit' },
    items: [['operatingProfit']],
  },
  {
    key: 'parentProfit',
    label: { id: 'Laba pemilik entitas induk', en: 'Profit attributable to owners of the parent' },
    items: [['parentProfit']],
  },
  { key: 'totalAssets', label: { id: 'Jumlah aset', en: 'Total assets' }, items: [['totalAssets']] },
  { key: 'totalEquity', label: { id: 'Jumlah ekuitas', en: 'Total equity' }, items: [['totalEquity']] },
  {
    key: 'operating',
    label: { id: 'Arus kas operasi', en: 'Cash flow from operations' },
    items: [['operating']],
  },
]

const million = 1_000_000

/** One amount per line, in rupiah. A filing in another currency without an exchange rate has no amounts. */
export function listAmounts(
  period: StoredPeriod,
  history: readonly StoredPeriod[],
  rate: number | null,
): ComparedCompany['amounts'] {
  const before = history.find(({ year, months }) => year === period.year - 1 && months === period.months)
  return comparedLines.map((line) => {
    const value = lineAmount(line, period)
    return {
      value: value === null || rate === null ? null : value * million * rate,
      growth: growthPercent(value, before && lineAmount(line, before)),
    }
  })
}

function lineAmount({ items }: ComparedLine, { lines }: StoredPeriod): number | null {
  const parts = items
    .map((names) => names.map((name) => lines[name]))
    .find((values) => values.every((value) => value !== undefined))
  return parts ? parts.reduce<number>((sum, value) => sum + (value ?? 0), 0) : null
}
