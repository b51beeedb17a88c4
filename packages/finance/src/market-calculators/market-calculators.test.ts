import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findTickSize, isOnTick, roundToTick, ticksBetween } from '../lots-and-ticks.ts'
import { averagePrice, coveringPrice, lotsForTarget, positionSize, priceAtOrAbove } from './average-price.ts'
import { type Bond, cashFlows, frequencies, priceForYield, yieldToMaturity } from './bond.ts'
import { freeShares, inLots, rightsIssue } from './corporate-action-outcome.ts'
import { dividendIncome, portfolioIncome, taxBranches } from './dividend-income.ts'
import { marginPosition, pawnLoan } from './margin.ts'
import { limitLadder, lotsForBudget, orderLimits, purchaseCost } from './order-limits.ts'

const today = '2026-11-26'
const price = fc.integer({ min: 50, max: 100_000 }).map((any) => roundToTick(any, today))
const lots = fc.integer({ min: 1, max: 100_000 })
const fee = fc.integer({ min: 0, max: 200 }).map((hundredths) => hundredths / 100)
const board = fc.constantFrom('M' as const, 'D', 'A', 'E', 'W')

describe('order limits', () => {
  it('are tradable, around the reference, and as many ticks away as a walk counts', () => {
    fc.assert(
      fc.property(price, board, fc.boolean(), (reference, on, isFirstTradingDay) => {
        const limits = orderLimits({ reference, board: on, day: today, isFirstTradingDay })
        const { lower = 0, upper = 0, ticksUp } = limits ?? {}
        let steps = 0
        for (let at = reference; at < upper; at += findTickSize(at, today)) steps += 1
        expect(steps).toBe(ticksUp)
        expect(lower <= reference && reference <= upper).toBe(true)
        expect(isOnTick(lower, today) && isOnTick(upper, today)).toBe(true)
      }),
    )
  })

  it('never return from a ladder, whose first step has the limits of the day', () => {
    fc.assert(
      fc.property(price, board, fc.boolean(), (reference, on, isFirstTradingDay) => {
        const input = { reference, board: on, day: today, isFirstTradingDay }
        const ladder = limitLadder(input, 10)
        expect(ladder[0]).toMatchObject({
          lower: orderLimits(input)?.lower,
          upper: orderLimits(input)?.upper,
        })
        for (const [index, step] of ladder.entries()) {
          const before = ladder[index - 1]
          expect(step.lower).toBeLessThanOrEqual(before?.lower ?? reference)
          expect(step.upper).toBeGreaterThanOrEqual(before?.upper ?? reference)
        }
      }),
    )
  })

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

  it('count ticks additively', () => {
    fc.assert(
      fc.property(fc.tuple(price, price, price), (prices) => {
        const [low = 0, middle = 0, high = 0] = prices.toSorted((one, other) => one - other)
        const parts = ticksBetween(low, middle, today) + ticksBetween(middle, high, today)
        expect(ticksBetween(low, high, today)).toBe(parts)
      }),
    )
  })
})

describe('corporate actions', () => {
  const ratio = fc.integer({ min: 1, max: 5_000 })
  const shares = fc.integer({ min: 1, max: 10_000_000 })

  it('move the price of a rights issue between both prices, and dilute by what is not kept', () => {
    fc.assert(
      fc.property(price, price, ratio, ratio, shares, (cumPrice, exercisePrice, old, issued, held) => {
        const input = { cumPrice, exercisePrice, old, new: issued, shares: held, exDate: today }
        const outcome = rightsIssue(input)
        const { exact = Number.NaN } = outcome?.price ?? {}
        expect(exact).toBeGreaterThanOrEqual(Math.min(cumPrice, exercisePrice))
        expect(exact).toBeLessThanOrEqual(Math.max(cumPrice, exercisePrice))
        expect((outcome?.keptPercent ?? 0) + (outcome?.dilutionPercent ?? 0)).toBeCloseTo(100, 1)
      }),
    )
  })

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
  const purchase = fc.record({ lots, price, feePercent: fee, day: fc.constant(today) })

  it('lies between the lowest price and the highest one with its fee', () => {
    fc.assert(
      fc.property(fc.array(purchase, { minLength: 1 }), (purchases) => {
        const { average = Number.NaN } = averagePrice(purchases) ?? {}
        expect(average).toBeGreaterThanOrEqual(Math.min(...purchases.map((one) => one.price)))
        const dearest = purchases.map((one) => {
          const { stampDuty } = purchaseCost(one.lots, one.price, one.feePercent, today)
          return one.price * (1 + one.feePercent / 100) + stampDuty / (one.lots * 100)
        })
        expect(average).toBeLessThanOrEqual(Math.max(...dearest) + 0.01)
      }),
    )
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

  it('sizes a position within risk and capital', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10 ** 5, max: 10 ** 11 }),
        price,
        price,
        fee,
        (capital, a, b, percent) => {
          fc.pre(a !== b)
          const [stop, entry] = [Math.min(a, b), Math.max(a, b)]
          const fees = { buyPercent: percent, sellPercent: percent }
          const size = positionSize({ capital, riskPercent: 2, entry, stop, ...fees, day: today })
          const larger = positionSize({ capital, riskPercent: 3, entry, stop, ...fees, day: today })
          expect(size?.total).toBeLessThanOrEqual(capital)
          expect(size?.lossAtStop).toBeLessThanOrEqual(capital * 0.02 + 0.5)
          expect(larger?.lots).toBeGreaterThanOrEqual(size?.lots ?? Number.NaN)
        },
      ),
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

  it('have a price that falls when the yield rises, and that is par at the yield of the coupon', () => {
    fc.assert(
      fc.property(bond, rate, (one, percent) => {
        expect(priceForYield(one, today, percent + 0.5)).toBeLessThan(priceForYield(one, today, percent))
      }),
    )
    const par: Bond = { couponPercent: 6.5, frequency: 2, maturity: '2031-11-26' }
    expect(priceForYield(par, today, 6.5)).toBe(100)
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

describe('margin and pawn', () => {
  it('call at the highest tradable price whose ratio is at the limit, and force a sale no earlier', () => {
    fc.assert(
      fc.property(
        lots,
        price,
        fc.integer({ min: 0, max: 99 }),
        fc.nat(50),
        (count, at, own, haircutPercent) => {
          const position = marginPosition({
            lots: count,
            price: at,
            ownMoney: Math.floor(count * at * own),
            haircutPercent,
            callPercent: 65,
            forcedPercent: 80,
            interestPercent: 18,
            basis: 365,
            days: 30,
            day: today,
          })
          const { callPrice, forcedPrice } = position
          fc.pre(callPrice !== null)
          expect(isOnTick(callPrice, today)).toBe(true)
          expect(position.at(callPrice).ratioPercent).toBeGreaterThanOrEqual(65)
          const next = callPrice + findTickSize(callPrice, today)
          expect(position.at(next).ratioPercent).toBeLessThanOrEqual(65)
          expect(forcedPrice ?? 0).toBeLessThanOrEqual(callPrice)
        },
      ),
    )
  })

  it('finances nothing where the own money pays for all', () => {
    const position = marginPosition({
      lots: 10,
      price: 1_000,
      ownMoney: 1_000_000,
      haircutPercent: 10,
      callPercent: 65,
      forcedPercent: 80,
      interestPercent: 18,
      basis: 365,
      days: 30,
      day: today,
    })
    expect(position).toMatchObject({ financing: 0, callPrice: null, forcedPrice: null, interest: 0 })
  })

  it('lends no more than the loan to value, and costs more each day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), fc.integer({ min: 1, max: 365 }), (value, days) => {
        const terms = { value, loanToValuePercent: 50, ratePercentPerDay: 0.05 }
        const { loan, cost } = pawnLoan({ ...terms, days })
        expect(2 * loan).toBeLessThanOrEqual(value)
        expect(pawnLoan({ ...terms, days: days + 1 }).cost).toBeGreaterThanOrEqual(cost)
      }),
    )
  })
})
