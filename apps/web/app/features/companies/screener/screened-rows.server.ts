import type { Screener } from '@site/contracts/market/screener.ts'
import { choicesOf, rounded, statesOf } from '#app/features/companies/list/company-rows.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { notationKind } from '#app/market/notation-meanings.server.ts'
import { explainMarketValue } from '#app/market/ratio-reasons.ts'

export type ScreenedList = ReturnType<typeof screenedListOf>
export type ScreenedRow = ScreenedList['rows'][number]

/** A page of the screener in one language; ratios have the displayed precision. */
export function screenedListOf(locale: Locale, list: Screener) {
  const { items, asOf, page, pageSize, pageCount, total } = list
  return {
    rows: items.map((company) => ({
      ticker: company.ticker,
      slug: company.slug,
      shortName: company.shortName,
      notations: company.notations,
      hasCaution: company.notations.some((code) => notationKind(code) === 'caution'),
      states: statesOf(company, asOf),
      marketValue: explainMarketValue(company),
      per: rounded(company.per),
      pbv: rounded(company.pbv),
      roe: rounded(company.roe),
      der: rounded(company.der),
      dividendYield: rounded(company.dividendYield),
      revenueGrowth: rounded(company.revenueGrowth),
      profitGrowth: rounded(company.profitGrowth),
    })),
    ...choicesOf(locale, list),
    asOf,
    page,
    pageSize,
    pageCount,
    total,
  }
}
