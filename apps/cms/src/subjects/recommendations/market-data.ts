import { type PriceSpan, PriceSpansSchema } from '@site/contracts/market/price-spans.ts'
import * as v from 'valibot'
import { requestMarket } from '#cms/subjects/market-data/request-market.ts'

/** Whether the market service reports that no company has this ticker; false while it is unavailable. */
export async function isUnknownTicker(ticker: string): Promise<boolean> {
  const response = await requestMarket(`companies/${ticker}`)
  // A 404 of a proxy has another content type.
  return (
    response?.status === 404 &&
    response.headers.get('content-type')?.startsWith('application/problem+json') === true
  )
}

/** Daily prices as traded, oldest first; empty for an unknown ticker and while the market service is unavailable. */
export async function readPrices(ticker: string, from: string, to: string): Promise<PriceSpan['rows']> {
  const response = await requestMarket(`price-spans?of=${ticker}:${from}:${to}`)
  const spans = v.safeParse(PriceSpansSchema, await response?.json().catch(() => null))
  return spans.success ? (spans.output.items[0]?.rows ?? []) : []
}
