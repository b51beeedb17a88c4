import type { PortfolioFacts } from '@site/contracts/market/portfolio-facts.ts'
import type { Holding } from '../files/holding.ts'

/** Invented: shares, and the average as a part of the close. */
const sampleRows = [
  { shares: 1500, averagePart: 0.9 },
  { shares: 20_000, averagePart: 1.15 },
  { shares: 700, averagePart: 0.8 },
  { shares: 3200, averagePart: 1.05 },
] as const

/** Traded shares of the list, those with dividends first. */
export function createSample(facts: PortfolioFacts): readonly Holding[] {
  const traded = facts.shares
    .filter(({ suspendedSince, delistedOn }) => suspendedSince === null && delistedOn === null)
    .toSorted((one, other) => other.dividends.length - one.dividends.length)
    .flatMap(({ ticker, quote }) => (quote === null ? [] : [{ ticker, close: quote.close }]))
  return sampleRows.flatMap(({ shares, averagePart }, at) => {
    const share = traded[at]
    if (share === undefined) return []
    const average = Math.max(1, Math.round(share.close * averagePart))
    return [{ ticker: share.ticker, isShare: true, shares, average, blocked: 0 }]
  })
}
