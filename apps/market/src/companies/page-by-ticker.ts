import { TickerSchema } from '@site/contracts/market/values.ts'
import * as v from 'valibot'
import {
  computeOffset,
  decodeCursor,
  encodeCursor,
  foreignCursor,
  type PageOfList,
  pageEntries,
} from '#market/http/pages.ts'

/** The cursor is a ticker, so price changes do not affect it. */
const PlaceSchema = v.tuple([TickerSchema])

/** The requested page of the found companies. */
export function pageByTicker<Row extends { readonly ticker: string }>(
  found: readonly Row[],
  query: PageOfList,
) {
  const cursor = decodeCursor(query, PlaceSchema)
  if ('rejected' in cursor) return cursor
  const after = cursor.after?.[0]
  const last =
    after === undefined ? computeOffset(query) - 1 : found.findIndex(({ ticker }) => ticker === after)
  if (after !== undefined && last < 0) return { rejected: [foreignCursor] }
  const end = last + 1 + query.pageSize
  const shown = found.slice(last + 1, end)
  const next = found.length > end ? shown.at(-1) : undefined
  return { shown, entries: pageEntries(query, found.length, next ? encodeCursor([next.ticker]) : null) }
}
