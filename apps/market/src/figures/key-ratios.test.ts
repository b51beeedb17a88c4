import { describe, expect, it } from 'vitest'
import { computeKeyRatios } from './key-ratios.ts'
import type { PriceEvent } from './price-events.ts'
import type { StoredPeriod } from './statements.ts'

const company = {
  statementLayout: 'general',
  statementCurrency: 'IDR',
  issuedShares: null,
  listedShares: 1_000_000,
  sharesAsOf: null,
  delistedOn: null,
} as const
const filed: StoredPeriod = {
  ticker: 'ABCD',
  year: 2025,
  months: 12,
  end: '2025-06-30',
  isRestated: false,
  marks: [],
  lines: { parentProfit: 100, netProfit: 100, parentEquity: 1_000, totalEquity: 1_000, totalAssets: 2_000 },
}

const ratiosOn = (marketDay: string | null, more: Partial<Parameters<typeof computeKeyRatios>[0]> = {}) =>
  computeKeyRatios({
    company,
    periods: [filed],
    events: [],
    coverage: [{ kind: 'dividends', since: null, until: null }],
    price: marketDay === null ? null : { day: marketDay, close: 1_000 },
    marketDay,
    ...more,
  })

describe('computeKeyRatios', () => {
  it('gives ratios of statements up to 15 months old', () => {
    const { per, roe, dividendYield, payout } = ratiosOn('2026-09-30')
    expect([per, roe, dividendYield, payout]).toEqual([10, 10, 0, 0])
  })

  it('has no ratio of older statements, but the yield, which does not need them', () => {
    const ratios = ratiosOn('2026-10-01')
    const { per, pbv, roe, payout, dividendYield, currentRatio } = ratios
    expect([per, pbv, roe, payout]).toEqual(Array(4).fill('statementsOld'))
    expect([dividendYield, currentRatio]).toEqual([0, 'missing'])
  })

  it('counts the age of statements on the day of the market, of suspended shares too', () => {
    const price = { day: '2025-07-01', close: 1_000 }
    expect(ratiosOn('2026-10-01', { price }).roe).toBe('statementsOld')
  })

  it('keeps the last ratios of a delisted company', () => {
    const price = { day: '2025-07-01', close: 1_000 }
    const delisted = { ...company, delistedOn: '2025-07-02' }
    expect(ratiosOn('2026-10-01', { price, company: delisted }).per).toBe(10)
  })

  it('has no ratio with a price without one', () => {
    const { per, pbv, dividendYield, eps } = ratiosOn(null)
    expect([per, pbv, dividendYield, eps]).toEqual(['priceUnknown', 'priceUnknown', 'priceUnknown', 100])
  })

  it('has the yield of a company without statements', () => {
    const { per, dividendYield } = ratiosOn('2026-09-30', { periods: [] })
    expect([per, dividendYield]).toEqual(['missing', 0])
  })

  it('has no payout and yield of unknown dividends', () => {
    const { dividendYield, payout } = ratiosOn('2026-09-30', { coverage: [] })
    expect([dividendYield, payout]).toEqual(['dividendsUnknown', 'dividendsUnknown'])
  })

  const dividend = (day: string, amount: number): PriceEvent => ({
    ticker: 'ABCD',
    place: 1,
    day,
    kind: 'dividend',
    bookYear: 2025,
    amount,
    factor: 1,
    actionId: null,
    adjustsOn: null,
    ratioOld: null,
    ratioNew: null,
    exercisePrice: null,
  })
  const interim = dividend('2025-07-14', 15)

  it.each([
    { name: 'without any, too early', day: '2026-02-27', events: [], payout: 'dividendsUnknown' },
    { name: 'without any', day: '2026-02-28', events: [], payout: 0 },
    {
      name: 'of the interim one, too early',
      day: '2026-02-27',
      events: [interim],
      payout: 'dividendsUnknown',
    },
    { name: 'of the interim one', day: '2026-02-28', events: [interim], payout: 15 },
    {
      name: 'of both',
      day: '2025-11-10',
      events: [interim, dividend('2025-11-10', 25)],
      payout: 40,
    },
    {
      name: 'of the interim one before the final one',
      day: '2025-11-09',
      events: [interim, dividend('2025-11-10', 25)],
      payout: 'dividendsUnknown',
    },
  ])('has a payout only of the decided dividends of a year: $name on $day', ({ day, events, payout }) => {
    expect(ratiosOn(day, { events }).payout).toBe(payout)
  })
})
