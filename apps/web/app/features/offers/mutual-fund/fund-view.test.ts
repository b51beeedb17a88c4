import { describe, expect, it } from 'vitest'
import { type FundView, fundsIn, parseFundView, yearlyCost } from './fund-view.ts'
import { fund } from './sample-fund.fixture.ts'

const funds = [
  { ...fund, id: 1, name: 'C', returns: { ...fund.returns, year: 4 }, minimum: 10_000 },
  { ...fund, id: 2, name: 'a', kind: 'index', returns: { ...fund.returns, year: null } } as const,
  {
    ...fund,
    id: 3,
    name: 'B',
    kind: 'index',
    isSharia: true,
    returns: { ...fund.returns, year: -1 },
  } as const,
]
const idsIn = (view: Partial<FundView>) =>
  fundsIn(funds, { kind: null, sort: 'name', ...view }).map(({ id }) => id)

describe('fundsIn', () => {
  it.each([
    { name: 'all by name', view: {}, expected: [2, 3, 1] },
    { name: 'one kind', view: { kind: 'index' }, expected: [2, 3] },
    { name: 'sharia funds of every kind', view: { kind: 'sharia' }, expected: [3] },
    { name: 'the highest return first and unknown ones last', view: { sort: 'year' }, expected: [1, 3, 2] },
    { name: 'the lowest minimum first', view: { sort: 'minimum' }, expected: [1, 2, 3] },
    { name: 'none of a kind without funds', view: { kind: 'mixed' }, expected: [] },
  ] as const)('lists $name', ({ view, expected }) => {
    expect(idsIn(view)).toEqual(expected)
  })
})

describe('yearlyCost', () => {
  it('adds both costs within the net asset value in decimals', () => {
    expect(yearlyCost({ costs: { ...fund.costs, management: 2.1, custodian: 0.2 } })).toBe(2.3)
  })
})

describe('parseFundView', () => {
  it.each([
    { query: '', expected: { kind: null, sort: 'name', isUnknown: false } },
    { query: 'kind=sharia&sort=cost', expected: { kind: 'sharia', sort: 'cost', isUnknown: false } },
    { query: 'kind=gold', expected: { kind: null, sort: 'name', isUnknown: true } },
    { query: 'sort=luck', expected: { kind: null, sort: 'name', isUnknown: true } },
  ])('reads "$query"', ({ query, expected }) => {
    expect(parseFundView(new URLSearchParams(query))).toEqual(expected)
  })
})
