import { describe, expect, it } from 'vitest'
import { fundOrder } from './fund-order.ts'

const order = {
  amount: 1_000_000,
  nav: 1000,
  redeemedNav: 1050,
  subscriptionPercent: 2,
  redemptionPercent: 1.5,
}

describe('fundOrder', () => {
  it.each([
    {
      name: 'a rise of 5%',
      change: {},
      // 1,000 units; 1,050,000 less 1.5% = 15,750.
      expected: {
        paid: 1_020_000,
        value: 1_050_000,
        redemption: 15_750,
        received: 1_034_250,
        result: 14_250,
      },
    },
    {
      name: 'an unchanged value',
      change: { redeemedNav: 1000 },
      expected: {
        paid: 1_020_000,
        value: 1_000_000,
        redemption: 15_000,
        received: 985_000,
        result: -35_000,
      },
    },
    {
      name: 'no fees',
      change: { subscriptionPercent: 0, redemptionPercent: 0 },
      expected: { paid: 1_000_000, value: 1_050_000, redemption: 0, received: 1_050_000, result: 50_000 },
    },
    {
      name: 'a value per unit with decimals',
      change: { nav: 1088.2057, redeemedNav: 1088.2057 },
      expected: {
        paid: 1_020_000,
        value: 1_000_000,
        redemption: 15_000,
        received: 985_000,
        result: -35_000,
      },
    },
  ])('takes the fees of both sides from the result with $name', ({ change, expected }) => {
    expect(fundOrder({ ...order, ...change })).toMatchObject(expected)
  })
})
