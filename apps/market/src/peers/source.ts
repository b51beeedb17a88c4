import type { StatementLayoutName } from '@site/finance/statement-layouts.ts'
import type { MarketDatabase } from '#market/database/connection.ts'

export async function loadLayouts(
  database: MarketDatabase,
  tickers: readonly string[],
): Promise<Map<string, StatementLayoutName>> {
  const rows = await database
    .selectFrom('companies')
    .select(['ticker', 'statementLayout'])
    .where('ticker', 'in', tickers)
    .execute()
  return new Map(rows.map(({ ticker, statementLayout }) => [ticker, statementLayout]))
}
