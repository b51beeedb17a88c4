import { describe, expect, it } from 'vitest'
import { companyQuery, defaultView } from './company-view.ts'
import { parseCompanyView } from './page/parse-company-view.server.ts'
import { defaultChart } from './price-chart/price-chart-view.ts'

const parseView = (search: string) => parseCompanyView(new URLSearchParams(search))

describe('parseCompanyView', () => {
  it.each(['tab=laba-rugi&period=kuartalan&unit=miliar', 'tab=profit-loss&period=quarterly&unit=billion'])(
    'parses the names of both languages: %s',
    (search) => {
      expect(parseView(search)).toMatchObject({ tab: 'profit-loss', period: 'quarterly', unit: 'billion' })
    },
  )

  it.each([
    { tab: 'laba-rugi', period: 'single-quarter' },
    { tab: 'arus-kas', period: 'single-quarter' },
    { tab: 'neraca', period: 'quarterly' },
    { tab: 'rasio-keuangan', period: 'quarterly' },
  ])('has single quarters only where figures add up: $tab', ({ tab, period }) => {
    expect(parseView(`tab=${tab}&period=per-kuartal`).period).toBe(period)
  })

  it.each(['', 'tab=zzz', 'tab=toString', 'tab=', 'period=monthly', 'range=1D', 'unit=trillion'])(
    'returns the default view for "%s"',
    (search) => {
      expect(parseView(search)).toEqual({ ...defaultView, chart: defaultChart })
    },
  )
})

describe('companyQuery', () => {
  it('omits defaults', () => {
    expect(new Set(Object.values(companyQuery('id', defaultView)))).toEqual(new Set([null]))
  })

  it('has the names of the language', () => {
    const view = { tab: 'balance-sheet', period: 'quarterly', range: '5Y', unit: 'full' } as const
    expect(companyQuery('id', view)).toEqual({
      tab: 'neraca',
      period: 'kuartalan',
      range: '5Y',
      unit: 'penuh',
      until: null,
    })
    expect(companyQuery('en', view)).toMatchObject({
      tab: 'balance-sheet',
      period: 'quarterly',
      unit: 'full',
    })
  })
})
