import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findBreakEven } from './break-even.ts'
import { findTickSize, roundDownToTick } from './lots-and-ticks.ts'
import { findFeeRate, ratesOn, vectors } from './transaction-cost.fixture.ts'
import { type FeeRate, transactionCost } from './transaction-cost.ts'

const today = '2026-11-26'

/** Walks every tradable price from one that surely loses to one that surely does not. */
function walk(paid: number, lots: number, fee: FeeRate) {
  const start = Math.max(1, Math.floor(paid / (lots * 100)))
  const losing: number[] = []
  let first: number | null = null
  for (
    let price = roundDownToTick(start, today);
    price <= start * 1.1 + 1_000;
    price += findTickSize(price, today)
  ) {
    const { net } = transactionCost({ price, lots, side: 'sell' }, fee, ratesOn(today))
    if (net >= paid) first ??= price
    else if (first !== null) losing.push(price)
  }
  return { price: first, gap: losing.length === 0 ? null : { from: losing[0], to: losing.at(-1) } }
}

describe('findBreakEven', () => {
  it.each(vectors.filter(({ kind }) => kind === 'breakEven'))(
    'agrees with the vector: $name',
    ({ price, lots, day, fees, expected }) => {
      const fee = findFeeRate({ fees, day })
      const { net: paid } = transactionCost({ price, lots, side: 'buy' }, fee, ratesOn(day))
      expect({ paid, ...findBreakEven({ paid, lots, day }, fee, ratesOn(day)) }).toEqual(expected)
    },
  )

  it('is the first price of a walk that covers the purchase, with those above that do not', () => {
    const holding = fc.oneof(
      // Around the threshold of stamp duty, where costs jump.
      fc
        .record({ lots: fc.integer({ min: 1, max: 400 }), share: fc.integer({ min: 950, max: 1_010 }) })
        .map(({ lots, share }) => ({ lots, price: Math.max(50, Math.round((share * 100) / lots)) })),
      fc.record({ lots: fc.integer({ min: 1, max: 10_000 }), price: fc.integer({ min: 50, max: 50_000 }) }),
    )
    const fee = fc.record({
      percent: fc.integer({ min: 433, max: 10_000 }).map((units) => units / 10_000),
      minimum: fc.constantFrom(null, 25_000),
    })
    fc.assert(
      fc.property(holding, fee, ({ lots, price: any }, rate) => {
        const price = roundDownToTick(any, today)
        const { net: paid } = transactionCost({ price, lots, side: 'buy' }, rate, ratesOn(today))
        expect(findBreakEven({ paid, lots, day: today }, rate, ratesOn(today))).toEqual(
          walk(paid, lots, rate),
        )
      }),
    )
  })
})
