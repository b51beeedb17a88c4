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
 * What a reader asked for. What can be typed wrongly stays as typed, beside what is wrong with it. A sector or month
 * that no form offers counts as unknown and is left out.
 */
export function reportsQueryOf(search: URLSearchParams): {
  readonly typed: TypedFilters
  readonly faults: readonly FilterFault[]
  readonly isUnknown: boolean
} {
  // An empty value is what the form sends for "all".
  const text = (name: ReportFilterName) => search.get(name)?.trim().slice(0, MAX_TYPED) || null
  const offered = (name: ReportFilterName, isOffered: (value: string) => boolean) => {
    const value = text(name)
    return value !== null && isOffered(value) ? value : null
  }
  const typed = {
    category: text('category'),
    sector: offered('sector', (sector) => reportSectors.some((code) => code === sector)),
    analyst: text('analyst'),
    ticker: text('ticker')?.toUpperCase() ?? null,
    from: offered('from', isArchiveMonth),
    to: offered('to', isArchiveMonth),
  }
  const { ticker, from, to } = typed
  const faults: FilterFault[] = []
  if (ticker !== null && !/^[A-Z]{4}$/.test(ticker)) {
    faults.push({ name: 'ticker', reason: 'ticker' })
  }
  if (from !== null && to !== null && to < from) {
    faults.push({ name: 'to', reason: 'order' })
  }
  const isUnknown = (['sector', 'from', 'to'] as const).some((name) => typed[name] !== text(name))
  return { typed, faults, isUnknown }
}
