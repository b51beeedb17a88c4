import type { CorporateAction, CorporateActionList } from '@site/contracts/market/corporate-actions.ts'
import type { ActionsQuery, MarketClient } from '#app/market/market-client.server.ts'

import { MOST_ACTIONS } from './most-actions.ts'

/** As many as the market service gives at once. */
const PAGE_SIZE = 100

/** Everything that fits a query, whatever is imported meanwhile; null where that is more than one document can hold. */
export async function allActions(
  market: MarketClient,
  query: Omit<ActionsQuery, 'page' | 'pageSize'>,
): Promise<readonly CorporateAction[] | null> {
  const items: CorporateAction[] = []
  let cursor: string | null = null
  do {
    const part: CorporateActionList = await market.corporateActions({ ...query, cursor, pageSize: PAGE_SIZE })
    items.push(...part.items)
    if (part.total > MOST_ACTIONS || items.length > MOST_ACTIONS) {
      return null
    }
    cursor = part.nextCursor
  } while (cursor !== null)
  return items
}
