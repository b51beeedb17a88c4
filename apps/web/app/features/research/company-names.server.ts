import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import { maxSpans } from '@site/contracts/market/price-spans.ts'
import type { Site } from '#app/request/site-context.ts'

/** Names of the companies of reports by ticker; empty while the market service is unavailable. */
export async function loadCompanyNames(
  { market, orNull, now }: Pick<Site, 'market' | 'orNull' | 'now'>,
  reports: readonly { readonly tickers: readonly string[] }[],
): Promise<Readonly<Record<string, string>>> {
  const tickers = [...new Set(reports.flatMap((report) => report.tickers))].slice(0, maxSpans)
  if (tickers.length === 0) {
    return {}
  }
  const today = dayInJakarta(now)
  const spans = await orNull(market.priceSpans(tickers.map((ticker) => ({ ticker, from: today, to: today }))))
  return Object.fromEntries(spans?.items.map(({ ticker, shortName }) => [ticker, shortName ?? '']) ?? [])
}
