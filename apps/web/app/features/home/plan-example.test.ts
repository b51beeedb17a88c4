import { describe, expect, it } from 'vitest'
import { planExample } from './plan-example.server.ts'

describe('planExample', () => {
  it('matches the calculator to the rupiah', () => {
    const { monthly, invested, earned, targetFund } = planExample()
    expect(monthly).toBe(2_775_862)
    expect(invested).toBe(2_775_862 * 120)
    expect(invested + earned).toBe(targetFund)
  })

  it('has one bar for each year, the last of which reaches the target', () => {
    const { years, duration } = planExample()
    expect(years).toHaveLength(duration)
    expect(years.at(-1)?.valueShare).toBeCloseTo(1, 3)
    expect(years.every(({ investedShare, valueShare }) => investedShare <= valueShare)).toBe(true)
  })
})
