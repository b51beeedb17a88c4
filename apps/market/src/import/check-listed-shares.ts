import type { ImportContext } from './tables/import-context.ts'

/**
 * Listed shares change only through an event in the stock history. Shareholders are not required in the same import:
 * their register is monthly and has its own date.
 */
export async function checkListedShares({
  transaction,
  findings,
  companies,
  listedShares,
}: ImportContext): Promise<void> {
  if (listedShares.size === 0) return
  const ends = await transaction
    .selectFrom('stockEvents')
    .distinctOn('ticker')
    .select(['ticker', 'sharesTotal'])
    .where('ticker', 'in', [...listedShares.keys()])
    .orderBy('ticker')
    .orderBy('place', 'desc')
    .execute()
  for (const { ticker, sharesTotal } of ends) {
    const { listedShares: listed = null, issuedShares: issued = null } = companies.get(ticker) ?? {}
    if (sharesTotal === listed || sharesTotal === issued) continue
    const row = listedShares.get(ticker)
    const message = `is ${listed}, the stock history of ${ticker} ends with ${sharesTotal}: the event must come along in stock-history.csv`
    if (row) findings.unusual(row, 'listed_shares', message)
  }
}
