import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tradingRatesOn } from './trading-rates.ts'
import { findFeeRate, ratesOn, vectors } from './transaction-cost.fixture.ts'
import { transactionCost } from './transaction-cost.ts'

const today = '2026-11-26'

describe('transactionCost', () => {
  it.each(vectors.filter(({ kind }) => kind !== 'breakEven'))(
    'agrees with the vector of a $kind: $name',
    ({ kind, price, lots, day, fees, expected }) => {
      const side = kind === 'buy' ? 'buy' : 'sell'
      expect(transactionCost({ price, lots, side }, findFeeRate({ fees, day }), ratesOn(day))).toEqual(
        expected,
      )
    },
  )
})

it('rounds a minimum that is no whole rupiah', () => {
  const fee = { percent: 0.15, minimum: 7500.5 }
  expect(transactionCost({ price: 1000, lots: 1, side: 'buy' }, fee, ratesOn(today)).costs).toBe(7501)
})

const order = fc.record({
  price: fc.integer({ min: 1, max: 10_000_000 }),
  lots: fc.integer({ min: 1, max: 1_000_000 }),
})
const fee = fc.record({
  percent: fc.integer({ min: 433, max: 50_000 }).map((units) => units / 10_000),
  minimum: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
})

describe('any order', () => {
  it('costs the sum of its parts, none of them negative', () => {
    fc.assert(
      fc.property(order, fee, fc.constantFrom('buy', 'sell'), (one, rate, side) => {
        const { value, costs, net, ...parts } = transactionCost({ ...one, side }, rate, ratesOn(today))
        expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(costs)
        expect(Math.min(...Object.values(parts))).toBeGreaterThanOrEqual(0)
        expect(net).toBe(side === 'buy' ? value + costs : value - costs)
      }),
    )
  })

  it('costs the fee, or its minimum, to within half a rupiah', () => {
    fc.assert(
      fc.property(order, fee, (one, rate) => {
        const { value, costs, stampDuty } = transactionCost({ ...one, side: 'buy' }, rate, ratesOn(today))
        // In millionths of a rupiah, without fractions.
        const exact = BigInt(value) * BigInt(Math.round(rate.percent * 10_000))
        const least = BigInt(rate.minimum ?? 0) * 1_000_000n
        const difference = BigInt(costs - stampDuty) * 1_000_000n - (exact > least ? exact : least)
        expect(difference > -500_000n && difference <= 500_000n).toBe(true)
      }),
    )
  })
})

it('tradingRatesOn has levies that add up, from the first settled day', () => {
  const { levy, levyParts } = ratesOn('2022-04-01')
  expect(levyParts.idx + levyParts.kpei + levyParts.ksei).toBeCloseTo(levy, 10)
  expect(tradingRatesOn('2022-03-31')).toBeNull()
})
