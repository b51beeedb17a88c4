import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findTickSize, isOnTick, roundToTick, ticksBetween } from '../lots-and-ticks.ts'
import { averagePrice, coveringPrice, lotsForTarget, priceAtOrAbove } from './average-price.ts'
import { type Bond, cashFlows, frequencies, priceForYield, yieldToMaturity } from './bond.ts'
import { freeShares, inLots, rightsIssue } from './corporate-action-outcome.ts'
import { dividendIncome, portfolioIncome, taxBranches } from './dividend-income.ts'
import { marginPosition } from './margin.ts'
import { lotsForBudget, purchaseCost } from './order-limits.ts'

const today = '2026-11-26'
const price = fc.integer({ min: 50, max: 100_000 }).map((any) => roundToTick(any, today))
const lots = fc.integer({ min: 1, max: 100_000 })
const fee = fc.integer({ min: 0, max: 200 }).map((hundredths) => hundredths / 100)

describe('order limits', () => {
  it('buy the most lots that a budget allows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), price, fee, (budget, at, percent) => {
        const { lots: bought, left } = lotsForBudget(budget, at, percent, today)
        expect(left).toBeGreaterThanOrEqual(0)
        expect(purchaseCost(bought + 1, at, percent, today).total).toBeGreaterThan(budget)
      }),
    )
  })

  it.each([
    { name: 'the budget', budget: 1_000_000, lots: 199, limit: 'budget' },
    { name: 'the budget less stamp duty', budget: 10_040_000, lots: 2002, limit: 'taxedBudget' },
    { name: 'the exemption from stamp duty', budget: 10_020_100, lots: 2000, limit: 'exemption' },
  ])('are limited by $name to $lots lots for Rp$budget at Rp50', ({ budget, lots, limit }) => {
    expect(lotsForBudget(budget, 50, 0.15, today)).toMatchObject({ lots, limit })
  })

  it('take a price with decimals', () => {
    expect(lotsForBudget(200_099, 1_000.5, 0, today)).toMatchObject({ lots: 1, left: 100_049 })
  })

  it.each([
    { day: today, low: 190, high: 210, ticks: 15 },
    { day: today, low: 4_980, high: 5_050, ticks: 4 },
    { day: '2014-01-03', low: 190, high: 210, ticks: 12 },
    { day: '2006-12-28', low: 190, high: 210, ticks: 20 },
  ])('are $ticks ticks from $low to $high on $day', ({ day, low, high, ticks }) => {
    expect(ticksBetween(low, high, day)).toBe(ticks)
  })
})

describe('corporate actions', () => {
  const ratio = fc.integer({ min: 1, max: 5_000 })
  const shares = fc.integer({ min: 1, max: 10_000_000 })

  it('never give more than the ratio, and less than one share of it only by rounding', () => {
    fc.assert(
      fc.property(fc.constantFrom('bonus', 'split'), ratio, ratio, shares, (kind, old, issued, held) => {
        const outcome = freeShares(kind, { shares: held, cumPrice: 1_000, old, new: issued, exDate: today })
        const exact = (held * (kind === 'bonus' ? old + issued : issued)) / old
        const { sharesAfter = Number.NaN, hasFraction } = outcome ?? {}
        expect(sharesAfter).toBe(Math.floor(exact + 1e-9))
        expect(hasFraction).toBe((held * issued) % old !== 0)
        const { lots: full, odd } = inLots(sharesAfter)
        expect(full * 100 + odd).toBe(sharesAfter)
      }),
    )
  })

  it('are impossible with an empty side of the ratio', () => {
    const holding = { shares: 100, cumPrice: 1_000, exDate: today }
    expect(freeShares('split', { ...holding, old: 0, new: 5 })).toBeNull()
    expect(rightsIssue({ ...holding, old: 5, new: 0, exercisePrice: 100 })).toBeNull()
  })
})

describe('dividends', () => {
  const perShare = fc.integer({ min: 1, max: 10 ** 8 }).map((millionths) => millionths / 10_000)

  it('add up: gross is tax and net, and a portfolio is its holdings', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ perShare, shares: lots, price: fc.option(price) })),
        fc.constantFrom(...taxBranches),
        (holdings, branch) => {
          const each = holdings.map((holding) => dividendIncome({ ...holding, branch }))
          const sum = (of: (income: (typeof each)[number]) => number) =>
            each.reduce((total, income) => total + of(income), 0)
          const { gross, tax, net } = portfolioIncome(holdings, branch)
          expect([gross, tax, net]).toEqual([sum((i) => i.gross), sum((i) => i.tax), sum((i) => i.net)])
          expect(gross).toBe(tax + net)
        },
      ),
    )
  })

  it('have a portfolio yield over the holdings with a price only', () => {
    const holdings = [
      { perShare: 50, shares: 100, price: 1_000 },
      { perShare: 90, shares: 100, price: null },
    ]
    expect(portfolioIncome(holdings, 'paid')).toMatchObject({ value: 100_000, yieldPercent: 5 })
    expect(portfolioIncome([], 'paid').yieldPercent).toBeNull()
  })
})

describe('average price', () => {
  it('is absent without a purchase', () => {
    expect(averagePrice([])).toBeNull()
  })

  it('reaches a target with the least lots', () => {
    fc.assert(
      fc.property(lots, price, price, price, fee, (held, average, target, at, feePercent) => {
        const outcome = lotsForTarget({ lots: held, average, target, price: at, feePercent, day: today })
        const withFee = at * (1 + feePercent / 100)
        if (average <= target) return outcome.kind === 'reached'
        if (outcome.kind !== 'lots') return outcome.kind === 'unreachable' && withFee >= target - 1e-6
        const after = (more: number) => {
          const { stampDuty } = purchaseCost(more, at, feePercent, today)
          return (held * average + more * withFee + stampDuty / 100) / (held + more)
        }
        return after(outcome.lots) <= target + 1e-6 && after(outcome.lots - 1) > target - 1e-6
      }),
    )
  })

  it('is covered by a sale at the first price that also pays for the costs of selling', () => {
    const cover = (paid: number, held: number) =>
      coveringPrice({ paid, lots: held, sellPercent: 0.25, day: today })
    // 20 lots at 9,900 with the fee of 0.15%, in two purchases below the threshold: a sale at 9,925 loses Rp24,475.
    expect(cover(19_814_850, 20)).toEqual({ price: 9_950, gap: null })
    expect(cover(9_975_000, 1)).toEqual({ price: 100_000, gap: { from: 100_025, to: 100_100 } })
    expect(cover(9_975_001, 1)).toEqual({ price: 100_125, gap: null })
    expect(coveringPrice({ paid: 1, lots: 1, sellPercent: 0, day: '2022-02-28' })).toBeNull()
  })

  it('has a lowest tradable price that is not below it', () => {
    expect(priceAtOrAbove(1_001.5, today)).toBe(1_005)
    expect(priceAtOrAbove(1_005, today)).toBe(1_005)
    expect(priceAtOrAbove(1_003, today)).toBe(1_005)
  })
})

describe('bonds', () => {
  const bond: fc.Arbitrary<Bond> = fc.record({
    couponPercent: fc.integer({ min: 0, max: 2_000 }).map((hundredths) => hundredths / 100),
    frequency: fc.constantFrom(...frequencies),
    maturity: fc
      .date({ min: new Date('2027-01-01'), max: new Date('2056-12-31'), noInvalidDate: true })
      .map((day) => day.toISOString().slice(0, 10)),
  })
  const rate = fc.integer({ min: 1, max: 3_000 }).map((hundredths) => hundredths / 100)

  it('have a yield that is the inverse of the price', () => {
    fc.assert(
      fc.property(bond, rate, (one, percent) => {
        const back = yieldToMaturity(one, today, priceForYield(one, today, percent))
        expect(back).toBeCloseTo(percent, 3)
      }),
    )
  })

  it('pay the principal once, with the last coupon', () => {
    fc.assert(
      fc.property(bond, (one) => {
        const flows = cashFlows(one, today, 1_000_000)
        const principal = flows.reduce((sum, flow) => sum + flow.principal, 0)
        expect(principal).toBe(1_000_000)
        expect(flows.at(-1)).toMatchObject({ day: one.maturity, principal: 1_000_000 })
        expect(flows.every((flow) => flow.gross === flow.tax + flow.net && flow.day > today)).toBe(true)
      }),
    )
  })

  it('have no yield for a price that no rate explains', () => {
    expect(yieldToMaturity({ couponPercent: 0, frequency: 1, maturity: '2027-11-26' }, today, 0.5)).toBeNull()
  })
})

it('a margin call is at the highest tradable price whose ratio is at the limit, and a forced sale no higher', () => {
  const rules = { callPercent: 65, forcedPercent: 80, interestPercent: 18, basis: 365 } as const
  const terms = { ...rules, days: 30, day: today }
  const percents = fc.integer({ min: 0, max: 99 })
  fc.assert(
    fc.property(lots, price, percents, fc.nat(50), (count, at, own, haircutPercent) => {
      const ownMoney = Math.floor(count * at * own)
      const position = marginPosition({ ...terms, lots: count, price: at, ownMoney, haircutPercent })
      const { callPrice, forcedPrice } = position
      fc.pre(callPrice !== null)
      expect(isOnTick(callPrice, today)).toBe(true)
      expect(position.at(callPrice).ratioPercent).toBeGreaterThanOrEqual(65)
      const next = callPrice + findTickSize(callPrice, today)
      expect(position.at(next).ratioPercent).toBeLessThanOrEqual(65)
      expect(forcedPrice ?? 0).toBeLessThanOrEqual(callPrice)
    }),
  )
})
