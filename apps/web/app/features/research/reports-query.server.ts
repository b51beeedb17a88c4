import { reportSectors } from '@site/contracts/content/research.ts'
import { parseTypedTicker } from '@site/contracts/market/typed-ticker.ts'
import { isTicker } from '@site/contracts/market/values.ts'
import { isArchiveMonth } from '#app/i18n/archive-month.ts'

/** All fields of the form, by their URL names. */
export type ReportFilterName = 'category' | 'sector' | 'analyst' | 'ticker' | 'from' | 'to'
export type TypedFilters = Readonly<Record<ReportFilterName, string | null>>

export interface FilterError {
  readonly name: ReportFilterName
  readonly reason: 'ticker' | 'order'
}

/** Longer input is truncated when shown again. */
const MAX_TYPED = 120

/**
 * The requested filter. Free-text fields are kept as typed, next to their errors. A sector or month that the form does
 * not offer counts as unknown and is dropped.
 */
export function parseReportsQuery(search: URLSearchParams): {
  readonly typed: TypedFilters
  readonly errors: readonly FilterError[]
  readonly isUnknown: boolean
} {
  // The form sends an empty value for "all".
  const text = (name: ReportFilterName) => search.get(name)?.trim().slice(0, MAX_TYPED) || null
  const offered = (name: ReportFilterName, isOffered: (value: string) => boolean) => {
    const value = text(name)
    return value !== null && isOffered(value) ? value : null
  }
  const ticker = text('ticker')
  const typed = {
    category: text('category'),
    sector: offered('sector', (sector) => reportSectors.some((code) => code === sector)),
    analyst: text('analyst'),
    ticker: ticker && (parseTypedTicker(ticker) ?? ticker.toUpperCase()),
    from: offered('from', isArchiveMonth),
    to: offered('to', isArchiveMonth),
  }
  const { from, to } = typed
  const errors: FilterError[] = []
  if (typed.ticker !== null && !isTicker(typed.ticker)) {
    errors.push({ name: 'ticker', reason: 'ticker' })
  }
  if (from !== null && to !== null && to < from) {
    errors.push({ name: 'to', reason: 'order' })
  }
  const isUnknown = (['sector', 'from', 'to'] as const).some((name) => typed[name] !== text(name))
  return { typed, errors, isUnknown }
}
