import type { CompanySort, companySortOptions } from '@site/contracts/market/companies.ts'

export type SortOption = (typeof companySortOptions)[number]

/** How the list is sorted where the address does not say; it is left out of addresses. */
export const usualSort: SortOption = 'ticker'

/** What readers look for most, offered by name beside the heads of the columns. */
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

interface ColumnSort {
  /** What a click on the head of the column leads to. */
  readonly next: SortOption
  readonly direction: 'ascending' | 'descending' | undefined
}

/** Words start at A, figures with the largest; the second click turns the order around. */
export function columnSort(column: CompanySort, current: SortOption): ColumnSort {
  if (current === column) {
    return { next: `-${column}`, direction: 'ascending' }
  }
  if (current === `-${column}`) {
    return { next: column, direction: 'descending' }
  }
  const isText = column === 'ticker' || column === 'name'
  return { next: isText ? column : `-${column}`, direction: undefined }
}
