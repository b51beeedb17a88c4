import type { Medians } from '@site/contracts/market/ratios.ts'

/** Whose medians they are. */
export function findMedianKind({ group, isBanksOnly }: Medians): 'banks' | 'sector' | 'subSector' {
  return isBanksOnly ? 'banks' : group.kind
}
