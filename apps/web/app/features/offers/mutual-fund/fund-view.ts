import { type Fund, fundKinds } from '@site/contracts/content/funds.ts'

/** What a visitor can filter by; sharia funds exist of every kind. */
export const fundFilters = [...fundKinds, 'sharia'] as const
export type FundFilter = (typeof fundFilters)[number]

/** By name, and by figures from the best for an investor: the highest return, the lowest cost. */
export const fundSorts = ['name', 'month', 'yearToDate', 'year', 'threeYears', 'cost', 'minimum'] as const
export type FundSort = (typeof fundSorts)[number]
export const defaultSort: FundSort = 'name'

export interface FundView {
  readonly kind: FundFilter | null
  readonly sort: FundSort
}

/** The view of a URL; an unknown filter or sort order is dropped and reported. */
export function parseFundView(search: URLSearchParams): FundView & { readonly isUnknown: boolean } {
  const given = { kind: search.get('kind') || null, sort: search.get('sort') || defaultSort }
  const kind = fundFilters.find((filter) => filter === given.kind) ?? null
  const sort = fundSorts.find((option) => option === given.sort)
  return { kind, sort: sort ?? defaultSort, isUnknown: kind !== given.kind || sort === undefined }
}

export const isShown = ({ kind, isSharia }: Pick<Fund, 'kind' | 'isSharia'>, filter: FundFilter | null) =>
  filter === null || (filter === 'sharia' ? isSharia : kind === filter)

/** What a holder pays per year within the net asset value, in percent. */
export const yearlyCost = ({ costs }: Pick<Fund, 'costs'>): number =>
  (Math.round(costs.management * 100) + Math.round(costs.custodian * 100)) / 100

/** The funds of a view in its order; funds without the figure come last. */
export function fundsIn(funds: readonly Fund[], { kind, sort }: FundView): Fund[] {
  const rank = selectRank(sort)
  return funds
    .filter((fund) => isShown(fund, kind))
    .sort((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name, 'id'))
}

function selectRank(sort: FundSort): (fund: Fund) => number {
  switch (sort) {
    case 'name':
      return () => 0
    case 'cost':
      return yearlyCost
    case 'minimum':
      return ({ minimum }) => minimum
    default:
      return ({ returns }) => -(returns[sort] ?? -Number.MAX_VALUE)
  }
}
