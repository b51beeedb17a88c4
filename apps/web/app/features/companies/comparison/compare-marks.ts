import type { Ratio } from '@site/contracts/market/values.ts'

export type MarkKind = 'highest' | 'lowest'

/** Which end of a ratio investors usually look for; of the others neither end is better by itself. */
export const extremesOf: Readonly<Record<string, MarkKind>> = {
  per: 'lowest',
  pbv: 'lowest',
  roe: 'highest',
  roa: 'highest',
  npm: 'highest',
  der: 'lowest',
  currentRatio: 'highest',
  nim: 'highest',
  npl: 'lowest',
  car: 'highest',
  dividendYield: 'highest',
}

/**
 * The highest or lowest of the values that there are, as they are shown: what reads the same is marked the same.
 * Nothing is marked where only one has a value, or all have the same.
 */
export function marksOf(kind: MarkKind, values: readonly Ratio[], decimals: number): (MarkKind | null)[] {
  const shown = values.map((value) => (typeof value === 'number' ? rounded(value, decimals) : null))
  const there = shown.filter((value) => value !== null)
  const best = kind === 'highest' ? Math.max(...there) : Math.min(...there)
  const isTold = there.length > 1 && there.some((value) => value !== best)
  return shown.map((value) => (isTold && value === best ? kind : null))
}

function rounded(value: number, decimals: number): number {
  return Math.round(value * 10 ** decimals) / 10 ** decimals
}
