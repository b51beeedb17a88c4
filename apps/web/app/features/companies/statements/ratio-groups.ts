import type { RatioLine } from '@site/contracts/market/ratios.ts'

export type RatioGroup = 'perShare' | 'valuation' | 'profitability' | 'solvency' | 'banking'

const groups: Readonly<Record<RatioGroup, readonly string[]>> = {
  perShare: ['eps', 'epsAnnualised', 'epsTrailing', 'bvps'],
  valuation: ['per', 'pbv', 'dividendYield', 'payout'],
  profitability: ['roa', 'roe', 'gpm', 'opm', 'npm', 'assetTurnover'],
  solvency: ['der', 'currentRatio', 'quickRatio'],
  banking: [],
}
const groupNames = ['perShare', 'valuation', 'profitability', 'solvency', 'banking'] as const

/** Groups ratios by topic; bank ratios are the last group. Empty groups are omitted. */
export function groupRatios<Line extends Pick<RatioLine, 'key'>>(
  lines: readonly Line[],
): { readonly name: RatioGroup; readonly lines: readonly Line[] }[] {
  return groupNames
    .map((name) => ({ name, lines: lines.filter(({ key }) => findRatioGroup(key) === name) }))
    .filter((group) => group.lines.length > 0)
}

function findRatioGroup(key: string): RatioGroup {
  return groupNames.find((name) => groups[name].includes(key)) ?? 'banking'
}
