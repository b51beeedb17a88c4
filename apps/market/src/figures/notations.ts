import type { MarketDatabase } from '#market/database/connection.ts'

/** The codes of every company with notations, sorted. */
export async function loadAllNotations(database: MarketDatabase): Promise<Map<string, string[]>> {
  const rows = await database
    .selectFrom('notations')
    .select(['ticker', 'code'])
    .orderBy('ticker')
    .orderBy('code')
    .execute()
  const byTicker = Map.groupBy(rows, ({ ticker }) => ticker)
  return new Map([...byTicker].map(([ticker, notations]) => [ticker, notations.map(({ code }) => code)]))
}
