import { boardNames } from '@site/contracts/market/board-names.ts'
import { sectorNames } from '@site/contracts/market/sector-names.ts'
import { boardCodes, sectorCodes } from '@site/contracts/market/values.ts'
import type { CompanyFilter } from '#app/features/companies/list/company-filter.server.ts'
import type { Locale } from '#app/i18n/locales.ts'

export interface CompanyChoice {
  readonly code: string
  readonly name: string
  /** How many companies it has; null while the market service does not answer. */
  readonly count: number | null
}

/** What the list can be narrowed to. */
export interface CompanyChoices {
  readonly sectors: readonly CompanyChoice[]
  readonly boards: readonly CompanyChoice[]
  readonly indices: readonly CompanyChoice[]
}

/** The choices that are the same whatever the data; of the indices only the one that the address names. */
export function fixedChoices(locale: Locale, { index }: Pick<CompanyFilter, 'index'>): CompanyChoices {
  return {
    sectors: sectorCodes.map((code) => ({ code, name: sectorNames[code][locale], count: null })),
    boards: boardCodes.map((code) => ({ code, name: boardNames[code][locale], count: null })),
    indices: index === null ? [] : [{ code: index, name: index, count: null }],
  }
}
