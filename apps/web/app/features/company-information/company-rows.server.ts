import type { CompanyList } from '@site/contracts/market/companies.ts'
import { fractionOfPercent } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { SPARK_HEIGHT, SPARK_WIDTH, sparkPoints } from './spark-line.server.ts'

export type CompanyRows = ReturnType<typeof companyListOf>

/** The list in one language, with its small lines already drawn. */
export function companyListOf(locale: Locale, list: CompanyList) {
  const { items, sectors, boards, asOf, page, pageSize, pageCount, total } = list
  return {
    rows: items.map(({ name, sector, board, quote, spark, ...company }) => ({
      ...company,
      name: name[locale],
      sector: sector.name[locale],
      board: board.name[locale],
      close: quote?.close ?? null,
      change: quote ? fractionOfPercent(quote.changePercent) : null,
      spark: sparkPoints(spark),
      isFalling: (spark.at(-1) ?? 0) < (spark[0] ?? 0),
    })),
    sparkViewBox: `0 0 ${SPARK_WIDTH} ${SPARK_HEIGHT}`,
    sectors: sectors.map(({ code, name, count }) => ({ code, name: name[locale], count })),
    boards: boards.map(({ code, name, count }) => ({ code, name: name[locale], count })),
    asOf,
    page,
    pageSize,
    pageCount,
    total,
  }
}
