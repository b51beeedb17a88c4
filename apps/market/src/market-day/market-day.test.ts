import { describe, expect, it } from 'vitest'
import type { TradedDay } from '#market/figures/quotes.ts'
import { type ListedCompany, type NonRegularTotals, summarizeDay } from './market-day.ts'

const today = '2026-11-20'
const yesterday = '2026-11-19'

function company(ticker: string, more: Partial<ListedCompany> = {}): ListedCompany {
  return {
    ticker,
    slug: ticker.toLowerCase(),
    shortName: ticker,
    sectorCode: 'A',
    listingDate: '2020-01-02',
    ipoPrice: null,
    suspendedSince: null,
    delistedOn: null,
    issuedShares: null,
    listedShares: 1_000,
    notationsAsOf: null,
    ...more,
  }
}

function traded(day: string, close: number, more: Partial<TradedDay> = {}): TradedDay {
  return {
    day,
    close,
    volume: 100,
    previous: null,
    value: null,
    frequency: null,
    foreignBuy: null,
    foreignSell: null,
    adjustmentFactor: 1,
    isBroken: false,
    ...more,
  }
}

const foreign = (foreignBuy: number, foreignSell: number) => ({ frequency: 10, foreignBuy, foreignSell })

/**
 * Energy: AAAA 100 → 110, BBBB 200 → 190, CCCC suspended in the file, DDDD never traded. Materials: EEEE, a new listing
 * at 500 → 600. Financials: FFFF has left the exchange, GGGG was not traded today, HHHH is listed in December.
 */
const companies = [
  company('AAAA'),
  company('BBBB', { issuedShares: 3_000, listedShares: 2_970 }),
  company('CCCC', { suspendedSince: yesterday }),
  company('DDDD'),
  company('EEEE', { sectorCode: 'B', listingDate: today, ipoPrice: 500 }),
  company('FFFF', { sectorCode: 'G', delistedOn: yesterday }),
  company('GGGG', { sectorCode: 'G' }),
  company('HHHH', { sectorCode: 'G', listingDate: '2026-12-14' }),
]
const days = new Map([
  ['AAAA', [traded(today, 110, { value: 10_800, ...foreign(60, 10) }), traded(yesterday, 100)]],
  ['BBBB', [traded(today, 190, foreign(0, 20)), traded(yesterday, 200)]],
  ['CCCC', [traded(today, 50), traded(yesterday, 40)]],
  ['EEEE', [traded(today, 600, foreign(5, 5))]],
  ['FFFF', [traded(yesterday, 70)]],
  ['GGGG', [traded(yesterday, 1_000), traded('2026-11-18', 900)]],
])
const none = new Map<string, NonRegularTotals>()
const day = summarizeDay(today, companies, days, none)

describe('the summary of a day', () => {
  it('counts shares traded on the day only, a new listing against its offering price', () => {
    expect(day).toMatchObject({ risen: 2, fallen: 1, unchanged: 0 })
    // 600 / 500, 110 / 100; 190 / 200.
    expect(day.gainers.map(({ ticker, quote }) => [ticker, quote.changePercent])).toEqual([
      ['EEEE', 20],
      ['AAAA', 10],
    ])
    expect(day.losers.map(({ ticker, quote }) => [ticker, quote.changePercent])).toEqual([['BBBB', -5]])
  })

  it('adds up values, volumes and trades, and ranks by value', () => {
    // 10,800 + 190 × 100 + 600 × 100.
    expect(day).toMatchObject({ tradedValue: 89_800, volume: 300, frequency: 30, regular: null })
    expect(day.mostActive.map(({ ticker, value }) => [ticker, value])).toEqual([
      ['EEEE', 60_000],
      ['BBBB', 19_000],
      ['AAAA', 10_800],
    ])
  })

  it('ranks shares without a reference price by value, and counts them apart', () => {
    const first = new Map([
      ['AAAA', [traded(today, 110)]],
      ['BBBB', [traded(today, 190), traded(yesterday, 200)]],
    ])
    const summary = summarizeDay(today, companies, first, none)
    expect(summary).toMatchObject({ risen: 0, fallen: 1, unchanged: 0, unknownChange: 1 })
    expect(summary.mostActive.map(({ ticker, quote }) => [ticker, quote.changePercent])).toEqual([
      ['BBBB', -5],
      ['AAAA', null],
    ])
    expect(day.unknownChange).toBe(0)
  })

  it('adds trades of other markets, those of shares without a regular trade too', () => {
    const totals = (value: number) => ({ value, volume: 10, frequency: 1 })
    const traded = ['AAAA', 'BBBB', 'EEEE'].map((ticker) => [ticker, totals(0)] as const)
    const others = new Map([
      ...traded,
      ['AAAA', totals(50_000)],
      ['GGGG', totals(7_000)],
      // Suspended with a bar, and no longer listed.
      ['CCCC', totals(1_000_000)],
      ['FFFF', totals(1_000_000)],
    ])
    const whole = summarizeDay(today, companies, days, others)
    expect(whole).toMatchObject({
      tradedValue: 146_800,
      volume: 340,
      frequency: 34,
      regular: { value: 89_800, volume: 300, frequency: 30 },
    })
    expect(whole.mostActive).toEqual(day.mostActive)
    expect(whole.foreign).toEqual(day.foreign)
  })

  it('has the regular market only if a traded share lacks its trades in the others', () => {
    const others = new Map([['AAAA', { value: 50_000, volume: 10, frequency: 1 }]])
    expect(summarizeDay(today, companies, days, others)).toMatchObject({ tradedValue: 89_800, regular: null })
  })

  it('values foreign trades at the average price of the day', () => {
    // AAAA: 108 × (60 − 10); BBBB: −190 × 20; EEEE: 600 × (5 − 5).
    expect(day.foreign).toMatchObject({ bought: 60 * 108 + 5 * 600, sold: 10 * 108 + 20 * 190 + 5 * 600 })
    expect(day.foreign?.mostBought).toMatchObject([{ ticker: 'AAAA', net: 5_400 }])
    expect(day.foreign?.mostSold).toMatchObject([{ ticker: 'BBBB', net: -3_800 }])
  })

  it('has no foreign trades and number of trades if one company lacks them', () => {
    const partial = new Map([...days, ['BBBB', [traded(today, 190), traded(yesterday, 200)]]])
    expect(summarizeDay(today, companies, partial, none)).toMatchObject({ frequency: null, foreign: null })
  })

  it('has sectors by market value, with all listed companies and the change of the traded ones', () => {
    expect(day.sectors).toMatchObject([
      // GGGG at its last close.
      { code: 'G', companies: 1, marketValue: 1_000_000, marketValueChange: null, changePercent: null },
      // 110 × 1,000 + 190 × 2,970 + 50 × 1,000; 10 × 1,000 − 10 × 2,970, of
      // 100 × 1,000 + 200 × 2,970.
      {
        code: 'A',
        companies: 4,
        marketValue: 724_300,
        marketValueChange: -19_700,
        changePercent: (-19_700 / 694_000) * 100,
      },
      { code: 'B', companies: 1, marketValue: 600_000, marketValueChange: 100_000, changePercent: 20 },
    ])
  })

  it('has the market value of all listed companies, with or without a sector', () => {
    const unclassified = company('IIII', { sectorCode: null })
    const more = new Map([...days, ['IIII', [traded(today, 70)]]])
    // 1,000,000 + 724,300 + 600,000 of the sectors.
    expect(day.marketValue).toBe(2_324_300)
    expect(summarizeDay(today, [...companies, unclassified], more, none).marketValue).toBe(2_394_300)
  })

  it('leaves companies whose shares are unknown out of the market value and its change', () => {
    const unknown = company('IIII', { listedShares: null })
    const more = new Map([...days, ['IIII', [traded(today, 70), traded(yesterday, 50)]]])
    const energy = summarizeDay(today, [...companies, unknown], more, none).sectors.find(
      ({ code }) => code === 'A',
    )
    expect(energy).toMatchObject({ companies: 5, marketValue: 724_300, marketValueChange: -19_700 })
  })

  it('has no market value if no number of shares is known', () => {
    const unknown = company('AAAA', { listedShares: null })
    const summary = summarizeDay(today, [unknown], days, none)
    expect(summary.marketValue).toBeNull()
    expect(summary.sectors).toMatchObject([
      { code: 'A', companies: 1, marketValue: null, marketValueChange: null, changePercent: null },
    ])
  })

  it('of before a split has the market value in current shares', () => {
    const split = { adjustmentFactor: 0.2 }
    const before = new Map([['AAAA', [traded(today, 550, split), traded(yesterday, 500, split)]]])
    // 1,000 shares now were 200: 550 × 200, and 50 × 200 more than the day before.
    expect(summarizeDay(today, [company('AAAA')], before, none).sectors).toMatchObject([
      { marketValue: 110_000, marketValueChange: 10_000, changePercent: 10 },
    ])
  })
})
