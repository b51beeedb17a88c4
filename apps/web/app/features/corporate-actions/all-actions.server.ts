import type { CorporateAction, CorporateActionList } from '@site/contracts/market/corporate-actions.ts'
import type { ActionsQuery, MarketClient } from '#app/market/market-client.server.ts'

import { MAX_ACTIONS } from './max-actions.ts'

/** The maximum page size of the market service. */
const PAGE_SIZE = 100

/** All actions of a query, even if an import runs meanwhile; null if there are more than a document may contain. */
export async function allActions(
  market: MarketClient,
  query: Omit<ActionsQuery, 'page' | 'pageSize'>,
): Promise<readonly CorporateAction[] | null> {
  const items: CorporateAction[] = []
  let cursor: string | null = null
  do {
    const part: CorporateActionList = await market.corporateActions({ ...query, cursor, pageSize: PAGE_SIZE })
    items.push(...part.items)
    if (part.total > MAX_ACTIONS || items.length > MAX_ACTIONS) {
      return null
    }
    cursor = part.nextCursor
  } while (cursor !== null)
  return items
}
