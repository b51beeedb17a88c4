import { describe, expect, it } from 'vitest'
import { groupRatios } from './ratio-groups.ts'

const keysOf = (...keys: string[]) => keys.map((key) => ({ key }))

describe('groupRatios', () => {
  it('groups ratios in the order of the groups', () => {
    expect(groupRatios(keysOf('der', 'per', 'eps', 'roe', 'pbv'))).toEqual([
      { name: 'perShare', lines: keysOf('eps') },
      { name: 'valuation', lines: keysOf('per', 'pbv') },
      { name: 'profitability', lines: keysOf('roe') },
      { name: 'solvency', lines: keysOf('der') },
    ])
  })

  it('places bank ratios last', () => {
    expect(groupRatios(keysOf('npl', 'eps', 'casa')).at(-1)).toEqual({
      name: 'banking',
      lines: keysOf('npl', 'casa'),
    })
  })
})
