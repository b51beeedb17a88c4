import type { Query } from '#app/i18n/path-to.ts'
import type { copy } from './copy.ts'

interface ReadyScreen {
  readonly name: keyof (typeof copy)['id']['ready']
  readonly query: Query
}

/** Examples to start from; their parameters have the order of a requested query. */
export const readyScreens: readonly ReadyScreen[] = [
  { name: 'dividend', query: { dividendYieldMin: 5, sort: '-dividendYield' } },
  { name: 'lowPbv', query: { pbvMax: 1, roeMin: 0, sort: 'pbv' } },
  { name: 'smallDebt', query: { derMax: 0.5, sort: 'der' } },
  { name: 'growing', query: { profitGrowthMin: 15, sort: '-profitGrowth' } },
  { name: 'large', query: { marketValueMin: 10_000_000_000_000 } },
]
