/** Of a file or a pasted table, and of a portfolio. */
export const limits = {
  bytes: 1_000_000,
  rows: 2000,
  holdings: 200,
  shares: 10_000_000_000,
  average: 10_000_000,
} as const

/** To six decimals: the cost of a million shares is then exact to the rupiah. */
const averagePlaces = 1_000_000

export const roundAverage = (average: number): number => Math.round(average * averagePlaces) / averagePlaces
