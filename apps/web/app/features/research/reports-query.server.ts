import { reportSectors } from '@site/contracts/content/research.ts'
import { isArchiveMonth } from '#app/i18n/archive-month.ts'

/** Every part of the form, by its name in the address. */
export type ReportFilterName = 'category' | 'sector' | 'analyst' | 'ticker' | 'from' | 'to'
export type TypedFilters = Readonly<Record<ReportFilterName, string | null>>

export interface FilterFault {
  readonly name: ReportFilterName
  readonly reason: 'ticker' | 'order'
}

/** More than this of what was typed is not shown again. */
const MAX_TYPED = 120

/**
 * What a reader asked for. What can be typed wrongly stays as typed, beside what is wrong with it; null where the
 * address names something that no form offers.
 */
export function reportsQueryOf(
  search: URLSearchParams,
): { readonly typed: TypedFilters; readonly faults: readonly FilterFault[] } | null {
  // An empty value is what the form sends for "all".
  const text = (name: ReportFilterName) => search.get(name)?.trim().slice(0, MAX_TYPED) || null
  const typed = {
    category: text('category'),
    sector: text('sector'),
    analyst: text('analyst'),
    ticker: text('ticker')?.toUpperCase() ?? null,
    from: text('from'),
    to: text('to'),
  }
  const { sector, ticker, from, to } = typed
  const isOffered =
    (sector === null || reportSectors.some((code) => code === sector)) &&
    [from, to].every((month) => month === null || isArchiveMonth(month))
  if (!isOffered) {
    return null
  }
  const faults: FilterFault[] = []
  if (ticker !== null && !/^[A-Z]{4}$/.test(ticker)) {
    faults.push({ name: 'ticker', reason: 'ticker' })
  }
  if (from !== null && to !== null && to < from) {
    faults.push({ name: 'to', reason: 'order' })
  }
  return { typed, faults }
}
