import type { Fund } from '@site/contracts/content/funds.ts'
import { type FundView, fundFilters, fundsIn, isShown } from './fund-view.ts'
import type { FundPage } from './mutual-fund-page.tsx'

const PAGE_SIZE = 25

/** One page of a view, with the filters that have funds. */
export function fundPageOf(all: readonly Fund[], view: FundView, page: number): FundPage {
  const found = fundsIn(all, view)
  const counts = [null, ...fundFilters].map((filter) => ({
    filter,
    count: all.filter((fund) => isShown(fund, filter)).length,
  }))
  return {
    funds: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    page,
    pageCount: Math.max(1, Math.ceil(found.length / PAGE_SIZE)),
    pageSize: PAGE_SIZE,
    total: found.length,
    counts: counts.filter(({ count }) => count > 0),
  }
}
