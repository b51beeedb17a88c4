import { describe, expect, it } from 'vitest'
import { joinTouched, nothingTouched, touchCompanies, touchPriceEvents, touchPrices } from './touched.ts'

describe('joinTouched', () => {
  it('touches nothing without parts', () => {
    expect(joinTouched([])).toEqual(nothingTouched)
  })

  it('has the companies of all parts, and the first day of changed prices of each', () => {
    const later = touchPrices([{ ticker: 'AAAA', day: '2026-11-20' }])
    const earlier = touchPrices([
      { ticker: 'AAAA', day: '2026-11-19' },
      { ticker: 'AAAA', day: '2026-11-18' },
    ])
    const joined = joinTouched([
      later,
      earlier,
      touchPriceEvents([{ ticker: 'BBBB' }]),
      touchCompanies([{ ticker: 'CCCC' }]),
    ])
    expect([...joined.companies]).toEqual(['AAAA', 'BBBB', 'CCCC'])
    expect([...joined.priceEvents]).toEqual(['BBBB'])
    expect([...joined.pricesSince]).toEqual([['AAAA', '2026-11-18']])
  })

  it('adds up the written rows, and keeps the marks of each part', () => {
    const joined = joinTouched([
      { ...nothingTouched, bulkRows: 2, isMarketTouched: true },
      { ...nothingTouched, bulkRows: 3, isNewsListTouched: true },
    ])
    expect(joined).toEqual({ ...nothingTouched, bulkRows: 5, isMarketTouched: true, isNewsListTouched: true })
  })
})
