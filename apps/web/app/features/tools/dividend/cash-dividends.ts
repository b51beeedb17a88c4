import type { CashDividend } from '../engine/tool-facts.ts'

/** The next dividend, or the last one. */
export function nearestDividend(dividends: readonly CashDividend[]): CashDividend | null {
  return dividends.find(({ isAhead }) => isAhead) ?? dividends[0] ?? null
}

/** Dividends with an ex date in the twelve months up to a day. */
export function findDividendsOfYear(dividends: readonly CashDividend[], today: string): CashDividend[] {
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`
  return dividends.filter(({ exDateRegular: ex }) => ex !== null && yearAgo < ex && ex <= today)
}

/** Rupiah per share; null if the amount of one dividend is not known in rupiah. */
export function addDividends(dividends: readonly CashDividend[]): number | null {
  const amounts = dividends.flatMap(({ amountPerShare }) => amountPerShare ?? [])
  if (amounts.length < dividends.length) return null
  const sum = amounts.reduce((total, amount) => total + amount, 0)
  // Without the errors of adding doubles; amounts have at most six decimals.
  return Number(sum.toFixed(6))
}
