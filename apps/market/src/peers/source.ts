import type { MarketDatabase } from '#market/database/connection.ts'
import { type RatedCompany, ratedColumns } from '#market/figures/ratios-at.ts'

export async function loadRatedCompanies(
  database: MarketDatabase,
  tickers: readonly string[],
): Promise<Map<string, RatedCompany>> {
  const rows = await database
    .selectFrom('companies')
    .select(['ticker', ...ratedColumns])
    .where('ticker', 'in', tickers)
    .execute()
  return new Map(rows.map((row) => [row.ticker, row]))
}
