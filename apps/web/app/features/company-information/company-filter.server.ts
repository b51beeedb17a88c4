import { companySortOptions, longestSearch } from '@site/contracts/market/companies.ts'
import { boardCodes, indexCodePattern, sectorCodes } from '@site/contracts/market/values.ts'
import { typedPhrase } from '#app/shell/typed-phrase.server.ts'
import { type SortOption, usualSort } from './column-sort.ts'

export interface CompanyFilter {
  readonly q: string | null
  readonly sector: (typeof sectorCodes)[number] | null
  readonly board: (typeof boardCodes)[number] | null
  /** A code; which there are is told by the list. */
  readonly index: string | null
  readonly sort: SortOption
}

/** What the list is asked for; null where the address names a sector, board, index or order that cannot exist. */
export function companyFilterOf(search: URLSearchParams): CompanyFilter | null {
  // An empty field of the form stands in the address as `sector=`.
  const given = (name: string) => search.get(name)?.trim() || null
  const sector = oneOf(sectorCodes, given('sector'))
  const board = oneOf(boardCodes, given('board'))
  const sort = oneOf(companySortOptions, given('sort'))
  const index = given('index')
  const isCode = index === null || indexCodePattern.test(index)
  if (sector === undefined || board === undefined || sort === undefined || !isCode) {
    return null
  }
  return { q: typedPhrase(search, longestSearch) || null, sector, board, index, sort: sort ?? usualSort }
}

function oneOf<const Option extends string>(
  options: readonly Option[],
  text: string | null,
): Option | null | undefined {
  return text === null ? null : options.find((option) => option === text)
}
