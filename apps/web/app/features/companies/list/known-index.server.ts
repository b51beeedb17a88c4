import type { MarketClient } from '#app/market/market-client.server.ts'

/** The indices are part of the data; the market service rejects (400) any other. */
export async function isKnownIndex(market: MarketClient, index: string | null): Promise<boolean> {
  if (index === null) {
    return true
  }
  const { indices } = await market.companies({ pageSize: 1 })
  return indices.some(({ code }) => code === index)
}
