import type { Shareholder } from '@site/contracts/market/company.ts'

/** In percent: the size from which holders have always been published. */
export const LARGE_FROM = 5

/** Shown whatever their size, because they complete the total. */
const complements: ReadonlySet<Shareholder['category']> = new Set(['controlling', 'public', 'treasury'])

/** Holders of 5% or more with what completes the total, and all others, if there is more than one. */
export function shareholderGroups<Holder extends Pick<Shareholder, 'category' | 'percentage'>>(
  holders: readonly Holder[],
): { readonly large: readonly Holder[]; readonly small: readonly Holder[] } {
  const isLarge = ({ category, percentage }: Holder) => percentage >= LARGE_FROM || complements.has(category)
  const small = holders.filter((holder) => !isLarge(holder))
  return small.length < 2 ? { large: holders, small: [] } : { large: holders.filter(isLarge), small }
}
