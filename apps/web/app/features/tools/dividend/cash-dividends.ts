import type { CashDividend } from '../tool-facts.ts'

/** The next dividend, or the last one. */
export function nearestDividend(dividends: readonly CashDividend[]): CashDividend | null {
  return dividends.find(({ isAhead }) => isAhead) ?? dividends[0] ?? null
}

/** Rupiah per share with an ex date in the twelve months up to a day. */
export function dividendsOfYear(dividends: readonly CashDividend[], today: string): number {
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`
  const sum = dividends
    .filter(({ exDateRegular: ex }) => ex !== null && yearAgo < ex && ex <= today)
    .reduce((total, { amountPerShare }) => total + amountPerShare, 0)
  // Without the errors of adding doubles; amounts have at most six decimals.
  return Number(sum.toFixed(6))
}
