import { companySortOptions, maxSearchLength } from '@site/contracts/market/companies.ts'
import { boardCodes, indexCodePattern, sectorCodes } from '@site/contracts/market/values.ts'
import { typedPhrase } from '#app/data/typed-phrase.server.ts'
import { parseOption } from '#app/features/companies/parse-option.ts'
import { defaultSort, type SortOption } from './column-sort.ts'

export interface CompanyFilter {
  readonly q: string | null
  readonly sector: (typeof sectorCodes)[number] | null
  readonly board: (typeof boardCodes)[number] | null
  /** An index code; the list contains the existing ones. */
  readonly index: string | null
  readonly sort: SortOption
}

/** Parses the filter of the list; an invalid sector, board, index or sort order is dropped and reported as unknown. */
export function parseCompanyFilter(search: URLSearchParams): { filter: CompanyFilter; isUnknown: boolean } {
  // The form sends empty fields, e.g. `sector=`.
  const given = (name: string) => search.get(name)?.trim() || null
  const sector = parseOption(sectorCodes, given('sector'))
  const board = parseOption(boardCodes, given('board'))
  const sort = parseOption(companySortOptions, given('sort'))
  const index = given('index')
  const isCode = index === null || indexCodePattern.test(index)
  return {
    filter: {
      q: typedPhrase(search, maxSearchLength) || null,
      sector: sector ?? null,
      board: board ?? null,
      index: isCode ? index : null,
      sort: sort ?? defaultSort,
    },
    isUnknown: sector === undefined || board === undefined || sort === undefined || !isCode,
  }
}
