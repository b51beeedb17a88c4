import {
  type ScreenedCompany,
  type ScreenedFigure,
  type Screener,
  type ScreenerQuery,
  type ScreenerSortOption,
  screenedFigures,
} from '@site/contracts/market/screener.ts'
import { type Ratio, subSectorCodes } from '@site/contracts/market/values.ts'
import { nameSubSector } from '#market/classification/industry-codes.ts'
import { byTicker, sortByFigure } from '#market/companies/sort-rows.ts'
import type { CompanyFigures } from '#market/figures/market-figures.ts'

type Filter = Omit<ScreenerQuery, 'sort' | 'page' | 'pageSize' | 'cursor'>

interface Range {
  readonly figure: ScreenedFigure
  readonly min: number
  readonly max: number
}

/** The ranges of a query with at least one end. */
export function listRanges(filter: Filter): Range[] {
  return screenedFigures.flatMap((figure) => {
    const min = filter[`${figure}Min` as const]
    const max = filter[`${figure}Max` as const]
    if (min === undefined && max === undefined) return []
    return [{ figure, min: min ?? Number.NEGATIVE_INFINITY, max: max ?? Number.POSITIVE_INFINITY }]
  })
}

/** The companies of a query by the data of one cached computation; the caller excludes delisted ones. */
export function screen(
  companies: readonly CompanyFigures[],
  filter: Filter,
  members: ReadonlySet<string> | null,
): ScreenedCompany[] {
  const { sector, board, sharia, notation } = filter
  const ranges = listRanges(filter)
  return companies
    .filter(
      ({ row, subSectorCode, notations }) =>
        (members === null || members.has(row.ticker)) &&
        (sector === undefined || row.sector?.code === sector || subSectorCode === sector) &&
        (board === undefined || row.board?.code === board) &&
        (sharia === undefined || row.isSharia === sharia) &&
        (notation === undefined || notations.length > 0 === notation),
    )
    .map(screenedCompany)
    .filter((row) => ranges.every((range) => isWithin(row[range.figure], range)))
}

function screenedCompany({ row, subSector, notations, ratios }: CompanyFigures): ScreenedCompany {
  const { sparkChangePercent: _, ...shown } = row
  const { roe, der, revenueGrowth, profitGrowth } = ratios
  return { ...shown, subSector, notations: [...notations], roe, der, revenueGrowth, profitGrowth }
}

/** The sub-sectors of companies with their number, sorted by code. */
export function countSubSectors(companies: readonly CompanyFigures[]): Screener['subSectors'] {
  return subSectorCodes
    .map((code) => ({
      code,
      name: nameSubSector(code),
      count: companies.filter(({ subSectorCode }) => subSectorCode === code).length,
    }))
    .filter(({ count }) => count > 0)
}

/** Decimal digits that a double always has. */
const exactDigits = 15

/**
 * A figure that is missing or not meaningful, such as the P/E of a loss, is in no range. Rounded, because
 * a yield of 7% may be 7.000000000000001.
 */
function isWithin(figure: Ratio | null, { min, max }: Range): boolean {
  if (typeof figure !== 'number') return false
  const rounded = Number(figure.toPrecision(exactDigits))
  return rounded >= min && rounded <= max
}

export function sortScreened(rows: readonly ScreenedCompany[], sort: ScreenerSortOption): ScreenedCompany[] {
  const figure = screenedFigures.find((each) => each === sort.replace('-', ''))
  const direction = sort.startsWith('-') ? -1 : 1
  return figure === undefined
    ? rows.toSorted((a, b) => direction * byTicker(a, b))
    : sortByFigure(rows, (row) => row[figure], direction)
}
