import { describe, expect, it } from 'vitest'
import { fixedChoices } from './company-choices.server.ts'

describe('fixedChoices', () => {
  it.each([
    { sector: null, codes: ['A', 'K', 'Z'] },
    { sector: 'G', codes: ['A', 'K', 'Z'] },
    { sector: 'G1', codes: ['A', 'K', 'Z', 'G1'] },
  ])('has all sectors and the requested sub-sector for $sector', ({ sector, codes }) => {
    const { sectors, indices } = fixedChoices('id', { sector, index: null })
    expect(sectors.map(({ code }) => code).filter((code) => codes.includes(code))).toEqual(codes)
    expect(sectors).toHaveLength(12 + (sector === 'G1' ? 1 : 0))
    expect(indices).toEqual([])
  })

  it('has the requested index', () => {
    expect(fixedChoices('en', { sector: null, index: 'W40' }).indices).toEqual([
      { code: 'W40', name: 'W40', count: null },
    ])
  })
})
