import { boardNames } from '@site/contracts/market/board-names.ts'
import { sectorNames } from '@site/contracts/market/sector-names.ts'
import { boardCodes, sectorCodes } from '@site/contracts/market/values.ts'
import { parseOption } from '#app/features/companies/parse-option.ts'
import type { Locale } from '#app/i18n/locales.ts'

export interface CompanyChoice {
  readonly code: string
  readonly name: string
  /** The number of companies; null if the market service is unavailable. */
  readonly count: number | null
}

/** The filter options of the list. */
export interface CompanyChoices {
  readonly sectors: readonly CompanyChoice[]
  readonly boards: readonly CompanyChoice[]
  readonly indices: readonly CompanyChoice[]
}

/** The options that do not depend on market data; of the sub-sectors and indices only the requested one. */
export function fixedChoices(
  locale: Locale,
  { sector, index }: { readonly sector: string | null; readonly index: string | null },
): CompanyChoices {
  const isSubSector = sector !== null && parseOption(sectorCodes, sector) === undefined
  return {
    sectors: [
      ...sectorCodes.map((code) => ({ code, name: sectorNames[code][locale], count: null })),
      ...(isSubSector ? [{ code: sector, name: sector, count: null }] : []),
    ],
    boards: boardCodes.map((code) => ({ code, name: boardNames[code][locale], count: null })),
    indices: index === null ? [] : [{ code: index, name: index, count: null }],
  }
}
