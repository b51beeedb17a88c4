import type { ScreenerSortOption } from '@site/contracts/market/screener.ts'

/** The default sort order, which URLs omit. */
export const defaultSort: ScreenerSortOption = '-marketValue'

/** In characters; no number is as long. */
export const MAX_TYPED = 40
