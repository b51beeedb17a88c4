import { assert, constantFrom, integer, property, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../days.ts'
import { tradingRatesOn } from '../trading-rates.ts'
import { simulatePlan } from './simulate-plan.ts'
import type { SharePlan, WhatIfAction, WhatIfCompany } from './what-if-input.ts'

const rates = tradingRatesOn('2026-11-27')
if (!rates) throw new Error('The rates of 2026 are missing.')

const from = '2023-01-02'
const to = '2024-12-30'

const monthly = Array.from({ length: 24 }, (_, month) => ({
  date: `${2023 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-05`,
  amount: 2_000_000,
}))

/** A bar on each weekday, with a repeatable walk of whole steps of Rp10 from Rp2,000 up. */
function createBars(seed: number): { date: string; close: number }[] {
  let state = seed
  let close = 3_000
  const bars: { date: string; close: number }[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    close = Math.min(4_990, Math.max(2_010, close + ((state % 9) - 4) * 10))
    if (new Date(day).getUTCDay() % 6 !== 0) bars.push({ date: day, close })
  }
  return bars
}

const plan = (companies: Record<string, WhatIfCompany>, changes: Partial<SharePlan> = {}): SharePlan => ({
  contributions: monthly,
  shares: Object.keys(companies).map((ticker, _, all) => ({ ticker, weight: 100 / all.length })),
  companies,
  to,
  dividends: 'reinvested',
  fees: { buy: { percent: 0.15, minimum: null }, sell: { percent: 0.15, minimum: null } },
  slippageTicks: 0,
  ...changes,
})

const dividend = (date: string, changes: object = {}): WhatIfAction => ({
  kind: 'dividend',
  date,
  paid: addDays(date, 20),
  amount: 100,
  ...changes,
})

describe('simulatePlan', () => {
  it('keeps each rupiah: what came in is in shares, costs, taxes or cash', () => {
    assert(
      property(integer({ min: 1, max: 1e9 }), constantFrom('paid', 'reinvested'), (seed, dividends) => {
        const bars = createBars(seed)
        const companies = {
          AAXA: { bars, actions: [dividend('2023-06-06'), dividend('2024-05-07', { amount: 87.5 })] },
          BBXB: { bars: createBars(seed + 7) },
        }
        const result = simulatePlan(plan(companies, { dividends }), rates)
        const bought = result.purchases.reduce((sum, { lots, price }) => sum + lots * 100 * price, 0)
        const { waiting, kept, due } = result.cash
        expect(result.invested + result.dividends.net).toBe(
          bought + result.buyCosts + result.stampDuties + waiting + kept + due,
        )
        expect(result.purchases.length).toBeGreaterThan(20)
      }),
      { numRuns: 30 },
    )
  })

  it('never returns more with higher fees or slippage', () => {
    assert(
      property(
        integer({ min: 1, max: 1e9 }),
        tuple(integer({ min: 0, max: 5 }), integer({ min: 5, max: 60 })),
        (seed, [ticks, percent]) => {
          const companies = { AAXA: { bars: createBars(seed) } }
          const cheap = simulatePlan(plan(companies), rates)
          const rate = { percent: percent / 100 + 0.15, minimum: null }
          const dear = simulatePlan(
            plan(companies, { fees: { buy: rate, sell: rate }, slippageTicks: ticks }),
            rates,
          )
          const countShares = ({ shares }: typeof cheap) => shares.AAXA ?? 0
          expect(countShares(dear)).toBeLessThanOrEqual(countShares(cheap))
          expect(dear.sale?.value ?? 0).toBeLessThanOrEqual(cheap.sale?.value ?? 0)
        },
      ),
      { numRuns: 30 },
    )
  })

  it('does not depend on the order of the shares', () => {
    const companies = {
      AAXA: { bars: createBars(1) },
      BBXB: { bars: createBars(2) },
      CCXC: { bars: createBars(3) },
    }
    const shares = [
      { ticker: 'AAXA', weight: 50 },
      { ticker: 'BBXB', weight: 30 },
      { ticker: 'CCXC', weight: 20 },
    ]
    const contributions = [{ date: '2023-01-05', amount: 90_000_000 }, ...monthly.slice(1)]
    const [one, other] = [shares, shares.toReversed()].map((order) =>
      simulatePlan(plan(companies, { shares: order, contributions }), rates),
    )
    expect(one?.stampDuties).toBe(10_000)
    expect(other?.shares).toEqual(one?.shares)
    expect(other?.endValue).toBe(one?.endValue)
    expect(other?.worstFall).toEqual(one?.worstFall)
  })

  it.each([
    { title: 'with a trade on the ex date', lacksBar: false },
    { title: 'without one', lacksBar: true },
  ])('is unchanged by a split, $title', ({ lacksBar }) => {
    const date = '2024-07-10'
    const bars = createBars(5)
    const split = bars
      .map((bar) => (bar.date >= date ? { ...bar, close: bar.close / 5 } : bar))
      .filter((bar) => !(lacksBar && bar.date >= date && bar.date < '2024-09-01'))
    const contributions = monthly.slice(0, 12)
    const before = simulatePlan(plan({ AAXA: { bars } }, { contributions }), rates)
    const actions: WhatIfAction[] = [{ kind: 'split', date, old: 1, new: 5 }]
    const after = simulatePlan(plan({ AAXA: { bars: split, actions } }, { contributions }), rates)
    expect(after.shares.AAXA).toBe((before.shares.AAXA ?? 0) * 5)
    expect(after.endValue).toBe(before.endValue)
    expect(after.worstFall.percent).toBeCloseTo(before.worstFall.percent, 1)
  })

  it('names dividends without exchange rate and without payment day', () => {
    const actions = [
      dividend('2023-06-06', { amount: 0.02, exchangeRate: null }),
      dividend('2024-06-05', { amount: 0.02, exchangeRate: 16_250 }),
      dividend('2024-12-10', { paid: null }),
    ]
    const result = simulatePlan(plan({ AAXA: { bars: createBars(9), actions } }), rates)
    expect(result.dividendsWithoutRate).toEqual([{ ticker: 'AAXA', date: '2023-06-06' }])
    expect(result.dividendsWithoutPayDay).toEqual([{ ticker: 'AAXA', date: '2024-12-10' }])
    const held = (day: string) =>
      result.purchases.reduce((sum, { date, lots }) => sum + (date < day ? lots * 100 : 0), 0)
    // $0.02 × 16,250 = Rp325 a share; the assumed payment on 9 January 2025 is after the end.
    expect(result.dividends.gross).toBe(held('2024-06-05') * 325 + held('2024-12-10') * 100)
    expect(result.cash.due).toBe(held('2024-12-10') * 100)
  })

  it('gives no dividend for shares bought on the ex date', () => {
    const result = simulatePlan(
      plan(
        { AAXA: { bars: createBars(4), actions: [dividend('2023-01-05')] } },
        { contributions: monthly.slice(0, 1) },
      ),
      rates,
    )
    expect(result.purchases[0]?.date).toBe('2023-01-05')
    expect(result.dividends.gross).toBe(0)
  })

  it('has no value after sale for a delisted share, and keeps its last close', () => {
    const bars = createBars(6).filter(({ date }) => date < '2024-06-01')
    const contributions = monthly.slice(0, 3)
    const result = simulatePlan(plan({ AAXA: { bars, delistedOn: '2024-06-03' } }, { contributions }), rates)
    const close = bars.at(-1)?.close ?? 0
    expect(result.sale).toBeNull()
    expect(result.endValue).toBe((result.shares.AAXA ?? 0) * close + result.cash.waiting)
  })

  it('takes a lot away where the pockets cannot pay the stamp duty', () => {
    // 100 lots and their fee of Rp15,000 leave Rp5,000 for Rp10,000 of duty above Rp10 million.
    const bars = [{ date: '2023-01-05', close: 2_000 }]
    const contributions = [{ date: '2023-01-05', amount: 20_035_000 }]
    const result = simulatePlan(plan({ AAXA: { bars } }, { contributions }), rates)
    expect(result.purchases).toEqual([
      { date: '2023-01-05', ticker: 'AAXA', lots: 99, price: 2_000, costs: 29_700 },
    ])
    expect(result.stampDuties).toBe(10_000)
    expect(result.cash.waiting).toBe(20_035_000 - 19_800_000 - 29_700 - 10_000)
  })
})
