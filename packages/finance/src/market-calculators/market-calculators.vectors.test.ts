import { describe, expect, it } from 'vitest'
import averages from '../../test/average-price-vectors.json' with { type: 'json' }
import bonds from '../../test/bond-vectors.json' with { type: 'json' }
import budgets from '../../test/budget-lot-vectors.json' with { type: 'json' }
import actions from '../../test/corporate-action-vectors.json' with { type: 'json' }
import dividends from '../../test/dividend-vectors.json' with { type: 'json' }
import margins from '../../test/margin-vectors.json' with { type: 'json' }
import limits from '../../test/order-limit-vectors.json' with { type: 'json' }
import { averagePrice, lotsForTarget, positionSize } from './average-price.ts'
import {
  bondPurchase,
  computeCoupon,
  couponDates,
  depositComparison,
  floatingCoupon,
  priceForYield,
  yieldToMaturity,
} from './bond.ts'
import { freeShares, rightsIssue } from './corporate-action-outcome.ts'
import { dividendIncome, dividendYieldPercent, taxDates } from './dividend-income.ts'
import { marginPosition, pawnLoan } from './margin.ts'
import { limitLadder, lotsForBudget, orderLimits } from './order-limits.ts'

const today = '2026-11-26'

/** Narrows a text of a JSON file to the names that a function takes. */
function parseChoice<Name extends string | number>(names: readonly Name[], value: unknown): Name {
  const found = names.find((name) => name === value)
  if (found === undefined) throw new Error(`${String(value)} is none of ${names.join(', ')}`)
  return found
}

describe('order limits', () => {
  it.each(limits.vectors)('of Rp$reference on board $board on $day', (vector) => {
    const { reference, day, first, ladder, lower, upper, tick, ticksDown, ticksUp } = vector
    const board = parseChoice(['M', 'D', 'A', 'E', 'W'], vector.board)
    const input = { reference, board, day, isFirstTradingDay: first }
    expect(orderLimits(input)).toEqual({ lower, upper, tick, ticksDown, ticksUp })
    expect(limitLadder(input, ladder.length).map((step) => [step.lower, step.upper])).toEqual(ladder)
  })

  it.each(budgets.vectors)('$lots lots for Rp$budget at Rp$price', (vector) => {
    const { budget, price, feePercent, ...expected } = vector
    expect(lotsForBudget(budget, price, feePercent, today)).toMatchObject(expected)
  })
})

describe('corporate actions', () => {
  it.each(actions.vectors)('$kind $old:$new of $shares shares at Rp$cumPrice', (vector) => {
    const { kind, exact, onTick, exercisePrice, ...rest } = { exercisePrice: 0, ...vector }
    const { shares, cumPrice, old, new: issued, ...expected } = rest
    const input = { shares, cumPrice, old, new: issued, exDate: today }
    const outcome =
      kind === 'rights'
        ? rightsIssue({ ...input, exercisePrice })
        : freeShares(parseChoice(['bonus', 'stockDividend', 'split', 'reverseSplit'], kind), input)
    expect(outcome).toMatchObject({ ...expected, price: { exact, onTick } })
  })
})

describe('dividends', () => {
  it.each(dividends.vectors)('Rp$perShare × $shares, $branch', (vector) => {
    const { perShare, shares, price, paymentDate, gross, tax, net, yieldPercent } = vector
    const branch = parseChoice(['reinvested', 'paid', 'foreign'], vector.branch)
    expect(dividendIncome({ perShare, shares, branch })).toEqual({ gross, tax, net })
    expect(dividendYieldPercent(perShare, price)).toBe(yieldPercent)
    expect(taxDates(paymentDate)).toEqual({ payTaxBy: vector.payTaxBy, reinvestBy: vector.reinvestBy })
  })
})

describe('average price', () => {
  it.each(averages.vectors.filter(({ kind }) => kind === 'average'))('$average for $lots lots', (vector) => {
    const { purchases = [], lots, fees, stampDuty, total, average } = vector
    const ofToday = purchases.map((purchase) => ({ ...purchase, day: today }))
    expect(averagePrice(ofToday)).toMatchObject({ lots, fees, stampDuty, total, average })
  })

  it.each(averages.vectors.filter(({ kind }) => kind === 'target'))(
    '$lots lots of Rp$average to Rp$target at Rp$price: $outcome',
    ({ lots, average = 0, target = 0, price = 0, feePercent = 0, outcome, needed, total, newAverage }) => {
      const input = { lots: lots ?? 0, average, target, price, feePercent, day: today }
      expect(lotsForTarget(input)).toMatchObject(
        outcome === 'lots' ? { kind: outcome, lots: needed, total, average: newAverage } : { kind: outcome },
      )
    },
  )

  it.each(averages.vectors.filter(({ kind }) => kind === 'size'))(
    '$lots lots for Rp$capital, from Rp$entry to Rp$stop',
    ({ capital = 0, riskPercent = 0, entry = 0, stop = 0, buyPercent = 0, sellPercent = 0, ...vector }) => {
      const size = positionSize({ capital, riskPercent, entry, stop, buyPercent, sellPercent, day: today })
      const { lots, isLimitedByCapital, total, riskAmount, lossAtStop } = vector
      if (lots === null) expect(size).toBeNull()
      else expect(size).toMatchObject({ lots, isLimitedByCapital, total, riskAmount, lossAtStop })
    },
  )
})

describe('bonds', () => {
  it.each(bonds.vectors.filter(({ kind }) => kind === 'price'))(
    '$couponPercent% until $maturity at a yield of $yieldPercent%',
    ({ couponPercent = 0, maturity = '', settlement = '', yieldPercent = 0, nominal = 0, ...vector }) => {
      const bond = { couponPercent, maturity, frequency: parseChoice([12, 4, 2, 1], vector.frequency) }
      const { cleanPercent = 0, passed, all, coupons, value, accrued } = vector
      expect(priceForYield(bond, settlement, yieldPercent)).toBe(cleanPercent)
      expect(yieldToMaturity(bond, settlement, cleanPercent)).toBe(vector.backPercent)
      expect(yieldToMaturity(bond, settlement, cleanPercent, { isNet: true })).toBe(vector.netPercent)
      expect(bondPurchase(bond, settlement, nominal, cleanPercent)).toMatchObject({
        passed,
        all,
        coupons,
        value,
        accrued,
      })
      expect(couponDates(bond, settlement)[0]).toBe(vector.first)
    },
  )

  it.each(bonds.vectors.filter(({ kind }) => kind === 'coupon'))(
    'coupon of $couponPercent% of Rp$nominal, $frequency a year',
    ({ nominal = 0, couponPercent = 0, frequency, gross, tax, net }) => {
      expect(computeCoupon(nominal, couponPercent, parseChoice([12, 4, 2, 1], frequency))).toEqual({
        gross,
        tax,
        net,
      })
    },
  )

  it.each(bonds.vectors.filter(({ kind }) => kind === 'deposit'))(
    '$couponPercent% against a deposit of $depositPercent%',
    ({ nominal = 0, couponPercent = 0, depositPercent = 0, bondNet, depositNet, equalDepositPercent }) => {
      const comparison = depositComparison(nominal, couponPercent, depositPercent)
      expect(comparison).toEqual({ bondNet, depositNet, equalDepositPercent })
    },
  )

  it.each(bonds.vectors.filter(({ kind }) => kind === 'floating'))(
    'floats to $couponPercent%',
    ({ policyPercent = 0, spreadPercent = 0, floorPercent = 0, couponPercent }) => {
      expect(floatingCoupon(policyPercent, spreadPercent, floorPercent)).toBe(couponPercent)
    },
  )
})

describe('margin and pawn', () => {
  it.each(margins.vectors.filter(({ kind }) => kind === 'margin'))(
    '$lots lots at Rp$price with Rp$ownMoney',
    ({ lots = 0, price = 0, ownMoney = 0, haircutPercent = 0, interestPercent = 0, days, ...vector }) => {
      const { callPercent = 0, forcedPercent = 0, value, financing, callPrice, forcedPrice } = vector
      const position = marginPosition({
        lots,
        price,
        ownMoney,
        haircutPercent,
        callPercent,
        forcedPercent,
        interestPercent,
        days,
        basis: parseChoice([365, 360], vector.basis),
        day: today,
      })
      const { interestPerDay, interest } = vector
      expect(position).toMatchObject({ value, financing, callPrice, forcedPrice, interestPerDay, interest })
      expect(position.now.ratioPercent).toBe(vector.ratioPercent)
      expect(position.callPrice === null ? null : position.at(position.callPrice).left).toBe(
        vector.leftAtCall,
      )
    },
  )

  it.each(margins.vectors.filter(({ kind }) => kind === 'pawn'))(
    '$loanToValuePercent% of Rp$value for $days days',
    ({ value, loanToValuePercent = 0, ratePercentPerDay = 0, days, loan, cost, repayment }) => {
      expect(pawnLoan({ value, loanToValuePercent, ratePercentPerDay, days })).toEqual({
        loan,
        cost,
        repayment,
      })
    },
  )
})
