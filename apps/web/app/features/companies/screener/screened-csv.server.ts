import { type ScreenedCompany, type Screener, screenedFigures } from '@site/contracts/market/screener.ts'
import type { CsvCell } from '#app/data/csv.server.ts'
import { copy as companyCopy } from '#app/features/companies/copy.ts'
import { companiesCopy } from '#app/features/companies/list/companies-copy.ts'
import { overviewCopy } from '#app/features/companies/overview-copy.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { Query } from '#app/i18n/path-to.ts'
import { localText } from '#app/market/local-text.tsx'
import type { MarketClient } from '#app/market/market-client.server.ts'
import { explainMarketValue, ratioReasons } from '#app/market/ratio-reasons.ts'
import { copy } from './copy.ts'

/** The maximum page size of the market service. */
const PAGE_SIZE = 100

/** All companies of a query, and the day of their prices. */
export async function allScreened(market: Pick<MarketClient, 'screener'>, query: Query) {
  const companies: ScreenedCompany[] = []
  let part: Screener
  let page = 0
  do {
    page += 1
    part = await market.screener({ ...query, page, pageSize: PAGE_SIZE })
    companies.push(...part.items)
  } while (page < part.pageCount)
  return { companies, asOf: part.asOf }
}

/** A table with its head: plain numbers, ISO days; the last column says why figures are empty. */
export function screenedTable(
  locale: Locale,
  companies: readonly ScreenedCompany[],
): readonly (readonly CsvCell[])[] {
  const words = copy[locale]
  const listWords = companiesCopy[locale]
  const flag = (value: boolean | null) => (value === null ? null : value ? words.yes : words.no)
  const columns: readonly (readonly [label: string, cell: (company: ScreenedCompany) => CsvCell])[] = [
    [words.columns.ticker, ({ ticker }) => ticker],
    [words.name, ({ name }) => name[locale]],
    [listWords.sector, ({ sector }) => sector?.name[locale] ?? null],
    [overviewCopy[locale].subSector, ({ subSector }) => subSector && localText(locale, subSector).text],
    [listWords.board, ({ board }) => board?.name[locale] ?? null],
    [words.boardDay, ({ boardAsOf }) => boardAsOf],
    [companyCopy[locale].sharia, ({ isSharia }) => flag(isSharia)],
    [words.notation, ({ notations }) => notations.join(' ')],
    // That a share is not suspended is not in the data.
    [companyCopy[locale].suspended, ({ isSuspended }) => (isSuspended ? words.yes : null)],
    [words.price, ({ quote }) => quote?.close ?? null],
    [words.priceDay, ({ quote }) => quote?.date ?? null],
    [words.statementsDay, ({ statementsAsOf }) => statementsAsOf],
    ...screenedFigures.map(
      (figure) =>
        [
          words.ranges[figure],
          (company: ScreenedCompany) => {
            const value = company[figure]
            return typeof value === 'number' ? Number(value.toFixed(4)) : null
          },
        ] as const,
    ),
    [words.emptyCells, (company) => listEmptyCells(locale, company)],
  ]
  return [
    columns.map(([label]) => label),
    ...companies.map((company) => columns.map(([, cell]) => cell(company))),
  ]
}

/** `PER: tidak bermakna; ROE: data tidak tersedia`. */
function listEmptyCells(locale: Locale, company: ScreenedCompany): string {
  const figures = { ...company, marketValue: explainMarketValue(company) }
  return screenedFigures
    .flatMap((figure) => {
      const value = figures[figure]
      return typeof value === 'number'
        ? []
        : [`${copy[locale].columns[figure]}: ${ratioReasons[locale][value].meaning}`]
    })
    .join('; ')
}
