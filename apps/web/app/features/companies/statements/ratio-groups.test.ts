import { describe, expect, it } from 'vitest'
import { groupRatios } from './ratio-groups.ts'

const toKeyed = (...keys: string[]) => keys.map((key) => ({ key }))

describe('groupRatios', () => {
  it('groups ratios in the order of the groups', () => {
    expect(groupRatios(toKeyed('der', 'per', 'eps', 'roe', 'pbv'))).toEqual([
      { name: 'perShare', lines: toKeyed('eps') },
      { name: 'valuation', lines: toKeyed('per', 'pbv') },
      { name: 'profitability', lines: toKeyed('roe') },
      { name: 'solvency', lines: toKeyed('der') },
    ])
  })

  it('places bank ratios last', () => {
    expect(groupRatios(toKeyed('npl', 'eps', 'casa')).at(-1)).toEqual({
      name: 'banking',
      lines: toKeyed('npl', 'casa'),
    })
  })
})
