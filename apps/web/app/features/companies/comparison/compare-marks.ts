import type { Ratio } from '@site/contracts/market/values.ts'

export type MarkKind = 'highest' | 'lowest'

/** Whether a high or a low ratio is better for investors; other ratios have no mark. */
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
 * Marks the highest or lowest of the available values, compared as displayed, so equal texts have equal marks. Nothing
 * is marked if there is only one value or all are equal.
 */
export function markExtremes(
  kind: MarkKind,
  values: readonly Ratio[],
  decimals: number,
): (MarkKind | null)[] {
  const shown = values.map((value) => (typeof value === 'number' ? rounded(value, decimals) : null))
  const available = shown.filter((value) => value !== null)
  const best = kind === 'highest' ? Math.max(...available) : Math.min(...available)
  const hasDifference = available.length > 1 && available.some((value) => value !== best)
  return shown.map((value) => (hasDifference && value === best ? kind : null))
}

function rounded(value: number, decimals: number): number {
  return Math.round(value * 10 ** decimals) / 10 ** decimals
}
