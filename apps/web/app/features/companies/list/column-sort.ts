import type { companySortOptions } from '@site/contracts/market/companies.ts'

export type SortOption = (typeof companySortOptions)[number]

/** The default sort order, which URLs omit. */
export const defaultSort: SortOption = 'ticker'

/** The most useful sort orders, offered by name in addition to the column headers. */
export const offeredSorts = [
  'ticker',
  'name',
  '-marketValue',
  '-change',
  'change',
  'per',
  'pbv',
  '-dividendYield',
] as const satisfies readonly SortOption[]

interface ColumnSort<Column extends string> {
  /** The sort order after a click on the column header. */
  readonly next: Column | `-${Column}`
  readonly direction: 'ascending' | 'descending' | undefined
}

/** Texts sort ascending first, numbers descending; the second click reverses the order. */
export function columnSort<Column extends string>(column: Column, current: string): ColumnSort<Column> {
  if (current === column) {
    return { next: `-${column}`, direction: 'ascending' }
  }
  if (current === `-${column}`) {
    return { next: column, direction: 'descending' }
  }
  const isText = column === 'ticker' || column === 'name'
  return { next: isText ? column : `-${column}`, direction: undefined }
}
