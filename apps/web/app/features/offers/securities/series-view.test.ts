import { describe, expect, it } from 'vitest'
import { series } from './sample-series.fixture.ts'
import { seriesCalculatorPath } from './series-calculator-path.ts'
import { couponRule } from './series-texts.ts'
import { shownSeries } from './series-view.ts'

const all = [
  { ...series, code: 'OLD', offerFrom: '2020-01-06', offerTo: '2020-01-20', maturity: '2023-02-10' },
  { ...series, code: 'CLOSED', offerFrom: '2026-09-01', offerTo: '2026-09-10' },
  { ...series, code: 'NEXT', offerFrom: '2026-12-20', offerTo: '2026-12-24' },
  { ...series, code: 'LATER', offerFrom: '2027-01-11', offerTo: '2027-01-20' },
  { ...series, code: 'OPEN' },
  { ...series, code: 'TRADED', offerFrom: '2025-09-01', offerTo: '2025-09-10', tradableFrom: '2026-01-05' },
]

describe('shownSeries', () => {
  it('lists open offers, the next ones, tradable and closed series, and no matured one', () => {
    const shown = shownSeries(all, '2026-11-26').map(({ code, status }) => [code, status])
    expect(shown).toEqual([
      ['OPEN', 'open'],
      ['NEXT', 'upcoming'],
      ['LATER', 'upcoming'],
      ['TRADED', 'tradable'],
      ['CLOSED', 'closed'],
    ])
  })
})

describe('seriesCalculatorPath', () => {
  it('fills in the coupon and the days of a series', () => {
    const path = seriesCalculatorPath('id', series) ?? ''
    expect(Object.fromEntries(new URL(path, 'https://site.example').searchParams)).toEqual({
      nominal: '10000000',
      couponPercent: '6.1',
      frequency: '12',
      settlement: '2026-12-16',
      maturity: '2029-12-15',
      firstCoupon: '2027-01-15',
    })
  })

  it('leaves out a first coupon that is no coupon day', () => {
    expect(seriesCalculatorPath('id', { ...series, firstCoupon: '2027-01-16' })).not.toContain('firstCoupon')
  })

  it('is null for a floating coupon before its first policy rate', () => {
    const coupon = { kind: 'floating', spread: 0.5, floor: 5.9, policyRate: null } as const
    expect(seriesCalculatorPath('id', { ...series, coupon })).toBeNull()
  })
})

describe('couponRule', () => {
  const policyRate = { percent: 4.75, since: '2026-11-11' }
  const coupon = { kind: 'floating', spread: 1.3, floor: 6.05, policyRate } as const
  const formatRules = (locale: 'id' | 'en', changes: Partial<typeof series>) =>
    shownSeries([{ ...series, ...changes }], '2026-11-26').map((one) => couponRule(locale, one))

  it('calls the payments of sukuk a return, and those of conventional series a coupon', () => {
    expect(formatRules('id', { kind: 'ORI' })).toEqual(['kupon tetap'])
    expect(formatRules('en', { kind: 'SR' })).toEqual(['fixed return'])
    expect(formatRules('id', { kind: 'ST', coupon })).toEqual([
      'imbalan mengambang, acuan + 1,30%, minimal 6,05%, berlaku sejak 11 Nov 2026',
    ])
    expect(formatRules('en', { kind: 'SBR', coupon })).toEqual([
      'floating coupon, policy rate + 1.30%, at least 6.05%, in force since Nov 11, 2026',
    ])
  })
})
