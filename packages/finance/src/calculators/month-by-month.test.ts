import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { strategies } from './calculator-limits.ts'
import { finalValue } from './compound-growth.ts'
import { fixed } from './fixed-point.ts'
import { savingNeed } from './saving-need.ts'

/**
 * A month-by-month simulation with fifty decimal places, without closed formulas. Rates are integers in hundredths of a
 * percent, as typed.
 */
const ONE = 10n ** 50n
const times = (one: bigint, other: bigint) => (one * other) / ONE
const yearFactor = (basisPoints: number) => ((10_000n + BigInt(basisPoints)) * ONE) / 10_000n

/** The twelfth root of the yearly factor, by Newton's method on integers. */
function monthFactor(basisPoints: number): bigint {
  const radicand = yearFactor(basisPoints) * ONE ** 11n
  let root = 2n * ONE
  for (;;) {
    const next = (11n * root + radicand / root ** 11n) / 12n
    if (next >= root) {
      return root
    }
    root = next
  }
}

interface FollowedPlan {
  initial: number
  monthly: number
  basisPoints: number
  years: number
}

function balanceAtEnd({ initial, monthly, basisPoints, years }: FollowedPlan): bigint {
  const factor = monthFactor(basisPoints)
  let balance = BigInt(initial) * ONE
  for (let month = 1; month <= 12 * years; month += 1) {
    balance = times(balance, factor) + BigInt(monthly) * ONE
  }
  return balance
}

/** The distance between a rupiah amount and the simulated final value. */
function distanceFromSimulation(rupiah: number, plan: FollowedPlan): number {
  return Math.abs(Number(BigInt(rupiah) * ONE - balanceAtEnd(plan)) / Number(ONE))
}

describe('closed formulas', () => {
  it('return the nearest rupiah of a month-by-month simulation', () => {
    fc.assert(
      fc.property(
        fc.record({
          initial: fc.integer({ min: 0, max: 100_000_000_000 }),
          monthly: fc.integer({ min: 1, max: 1_000_000_000 }),
          basisPoints: fc.integer({ min: 1, max: 3000 }),
          years: fc.integer({ min: 1, max: 40 }),
        }),
        ({ initial, monthly, basisPoints, years }) => {
          const value = finalValue({
            initialInvestment: initial,
            monthlyInvestment: monthly,
            annualReturn: basisPoints / 10_000,
            years,
          })
          const distance = distanceFromSimulation(value, { initial, monthly, basisPoints, years })
          expect(distance).toBeLessThanOrEqual(0.5)
        },
      ),
      { numRuns: 200 },
    )
  })

  // A need of k + 0.001 counts as k (rule of the vectors) if rounding of the final value hides it.
  it('return the smallest amounts that reach the target in a month-by-month simulation', () => {
    fc.assert(
      fc.property(
        fc.record({
          strategy: fc.constantFrom(...strategies),
          targetFund: fc.integer({ min: 1, max: 1_000_000_000_000 }),
          initialInvestment: fc.integer({ min: 1, max: 1_000_000_000 }),
          basisPoints: fc.integer({ min: 1, max: 3000 }),
          years: fc.integer({ min: 1, max: 40 }),
        }),
        ({ strategy, targetFund, initialInvestment, basisPoints, years }) => {
          const annualReturn = basisPoints / 10_000
          const { plan } = savingNeed({
            strategy,
            targetFund: fixed(targetFund),
            initialInvestment,
            annualReturn,
            years,
          })
          const moved = strategy === 'lumpSum' ? 'initialInvestment' : 'monthlyInvestment'
          const missing = (rupiahLess: number) => {
            const followed = {
              initial: plan.initialInvestment - (strategy === 'lumpSum' ? rupiahLess : 0),
              monthly: plan.monthlyInvestment - (strategy === 'lumpSum' ? 0 : rupiahLess),
              basisPoints,
              years,
            }
            return Number(BigInt(targetFund) * ONE - balanceAtEnd(followed)) / Number(ONE)
          }
          expect(missing(0)).toBeLessThan(0.5)
          fc.pre(plan[moved] > 0)
          expect(missing(1)).toBeGreaterThan(0)
        },
      ),
      { numRuns: 200 },
    )
  })
})
