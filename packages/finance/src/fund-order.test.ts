import { describe, expect, it } from 'vitest'
import { computeFundOrder } from './fund-order.ts'

const order = {
  amount: 1_000_000,
  nav: 1000,
  redeemedNav: 1050,
  subscriptionPercent: 2,
  redemptionPercent: 1.5,
  day: '2026-11-28',
}
const noFees = { subscriptionPercent: 0, redemptionPercent: 0 }

describe('computeFundOrder', () => {
  it.each([
    {
      name: 'a rise of 5%',
      change: {},
      // 980 units; 1,029,000 less 1.5% = 15,435.
      expected: {
        subscription: 20_000,
        paid: 1_000_000,
        value: 1_029_000,
        redemption: 15_435,
        received: 1_013_565,
        result: 13_565,
      },
    },
    {
      name: 'no fees',
      change: noFees,
      expected: { paid: 1_000_000, value: 1_050_000, redemption: 0, received: 1_050_000, result: 50_000 },
    },
    {
      name: 'a value per unit with decimals',
      change: { nav: 1088.2057, redeemedNav: 1088.2057 },
      expected: {
        paid: 1_000_000,
        value: 980_000,
        redemption: 14_700,
        received: 965_300,
        result: -34_700,
      },
    },
  ])('deducts the fees of both sides with $name', ({ change, expected }) => {
    expect(computeFundOrder({ ...order, ...change })).toMatchObject(expected)
  })

  it.each([
    {
      name: 'neither side at the limit',
      change: { ...noFees, amount: 10_000_000, redeemedNav: 1000 },
      expected: { purchaseDuty: 0, redemptionDuty: 0, paid: 10_000_000, received: 10_000_000, result: 0 },
    },
    {
      name: 'a redemption above the limit',
      change: { amount: 10_000_000, redeemedNav: 1094, subscriptionPercent: 1, redemptionPercent: 1 },
      // 10,830,600 less 108,306 and 10,000.
      expected: { purchaseDuty: 0, redemptionDuty: 10_000, received: 10_712_294, result: 712_294 },
    },
    {
      name: 'a purchase above the limit',
      change: { ...noFees, amount: 10_000_001, redeemedNav: 900 },
      expected: { purchaseDuty: 10_000, redemptionDuty: 0, paid: 10_010_001 },
    },
    {
      name: 'both sides above the limit',
      change: { ...noFees, amount: 20_000_000, redeemedNav: 1000 },
      expected: { paid: 20_010_000, received: 19_990_000, result: -20_000 },
    },
  ])('counts the stamp duty of $name', ({ change, expected }) => {
    expect(computeFundOrder({ ...order, ...change })).toMatchObject(expected)
  })
})
