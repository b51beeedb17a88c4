import type { CorporateAction } from '@site/contracts/market/corporate-actions.ts'
import type { ActionsQuery, MarketClient } from '#app/market/market-client.server.ts'

/** More than this is never put into one document. */
const MOST_ACTIONS = 2_000
/** As many as the market service gives at once. */
const PAGE_SIZE = 100

/** Everything that fits a query, one page after the other; null where that is more than one document can hold. */
export async function allActions(
  market: MarketClient,
  query: Omit<ActionsQuery, 'page' | 'pageSize'>,
): Promise<readonly CorporateAction[] | null> {
  const first = await market.corporateActions({ ...query, page: 1, pageSize: PAGE_SIZE })
  if (first.total > MOST_ACTIONS) {
    return null
  }
  const items = [...first.items]
  for (let page = 2; page <= first.pageCount; page += 1) {
    items.push(...(await market.corporateActions({ ...query, page, pageSize: PAGE_SIZE })).items)
  }
  return items
}
