import { describe, expect, it } from 'vitest'
import { queryOfView } from './company-view.ts'
import { companyViewOf } from './parse-company-view.server.ts'

const viewOf = (search: string) => companyViewOf(new URLSearchParams(search))

describe('companyViewOf', () => {
  it('returns the overview of one year without parameters', () => {
    expect(viewOf('')).toEqual({
      tab: 'overview',
      period: 'annual',
      range: '1Y',
      unit: 'million',
      chart: { type: 'line', hasAverages: false, isAdjusted: true, versus: null },
    })
  })

  it('parses tab, period and unit', () => {
    expect(viewOf('tab=profit-loss&period=quarterly&unit=billion')).toMatchObject({
      tab: 'profit-loss',
      period: 'quarterly',
      unit: 'billion',
    })
  })

  it.each(['tab=neraca', 'tab=', 'period=monthly', 'range=1D', 'unit=trillion'])(
    'returns null for %s',
    (search) => {
      expect(viewOf(search)).toBeNull()
    },
  )
})

describe('queryOfView', () => {
  it('omits defaults', () => {
    expect(queryOfView({ tab: 'overview', period: 'annual', range: '1Y', unit: 'million' })).toEqual({
      tab: null,
      period: null,
      range: null,
      unit: null,
    })
    expect(queryOfView({ tab: 'ratios', period: 'quarterly' })).toMatchObject({
      tab: 'ratios',
      period: 'quarterly',
    })
  })
})
