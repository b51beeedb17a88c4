import type { Screener } from '@site/contracts/market/screener.ts'
import type { CompanyChoice } from '#app/features/companies/list/company-choices.server.ts'
import { listStates, localizeChoices, rounded } from '#app/features/companies/list/company-rows.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { notationKind } from '#app/market/notation-meanings.server.ts'
import { explainMarketValue } from '#app/market/ratio-reasons.ts'

export type ScreenedList = ReturnType<typeof localizeScreenedList>
export type ScreenedRow = ScreenedList['rows'][number]

/** Options indent their names below that of their sector; browsers drop ordinary spaces. */
const indent = '\u00a0'.repeat(2)

/** Each sector, followed by its sub-sectors; one with all its companies would repeat the sector. */
function listSectors(
  locale: Locale,
  { sectors, subSectors }: Pick<Screener, 'sectors' | 'subSectors'>,
): CompanyChoice[] {
  return sectors.flatMap((sector) => [
    { ...sector, name: sector.name[locale] },
    ...subSectors
      .filter(({ code, count }) => code.startsWith(sector.code) && count < sector.count)
      .map((part) => ({ ...part, name: `${indent}${part.name[locale]}` })),
  ])
}

/** A page of the screener in one language; ratios have the displayed precision. */
export function localizeScreenedList(locale: Locale, list: Screener) {
  const { items, asOf, page, pageSize, pageCount, total } = list
  return {
    rows: items.map((company) => ({
      ticker: company.ticker,
      slug: company.slug,
      shortName: company.shortName,
      notations: company.notations,
      hasCaution: company.notations.some((code) => notationKind(code) === 'caution'),
      states: listStates(company, asOf),
      marketValue: explainMarketValue(company),
      per: rounded(company.per),
      pbv: rounded(company.pbv),
      roe: rounded(company.roe),
      der: rounded(company.der),
      dividendYield: rounded(company.dividendYield),
      revenueGrowth: rounded(company.revenueGrowth),
      profitGrowth: rounded(company.profitGrowth),
    })),
    ...localizeChoices(locale, list),
    sectors: listSectors(locale, list),
    asOf,
    page,
    pageSize,
    pageCount,
    total,
  }
}
