import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fixed, toDouble } from './fixed-point.ts'
import { pensionNeed } from './pension-need.ts'
import { inMoneyOfToday, retirementCourse } from './retirement-years.ts'

const retirement = fc
  .record({
    retirementAge: fc.integer({ min: 2, max: 75 }),
    monthlyLivingCost: fc.integer({ min: 1, max: 1_000_000_000 }),
    yearlyInflation: fc.integer({ min: 0, max: 2000 }).map((points) => points / 10_000),
    postPensionReturn: fc.integer({ min: 0, max: 2000 }).map((points) => points / 10_000),
  })
  .map((given) => ({
    ...given,
    ...pensionNeed({ ...given, currentAge: given.retirementAge - 1 }),
  }))
  // Beyond this, doubles cannot represent whole rupiah.
  .filter(({ targetFund }) => targetFund / fixed(1) < BigInt(Number.MAX_SAFE_INTEGER))

describe('retirementCourse', () => {
  it('uses up the planned fund in the last month, not earlier', () => {
    fc.assert(
      fc.property(retirement, (plan) => {
        const { years, monthsPaid } = retirementCourse({
          ...plan,
          fund: Number(plan.targetFund / fixed(1)) + 1,
        })
        // The fund is rounded up, so the growth of the excess may remain.
        const rest = (1 + plan.postPensionReturn) ** (plan.retirementMonths / 12)
        expect(monthsPaid).toBe(plan.retirementMonths)
        expect(years.at(-1)?.left).toBeLessThanOrEqual(Math.ceil(rest))
      }),
    )
  })

  it('pays longer and leaves more with a larger fund', () => {
    fc.assert(
      fc.property(retirement, fc.double({ min: 0, max: 2, noNaN: true }), (plan, share) => {
        const less = retirementCourse({ ...plan, fund: Math.floor(toDouble(plan.targetFund) * share) })
        const more = retirementCourse({ ...plan, fund: Math.ceil(toDouble(plan.targetFund) * (share + 0.1)) })
        expect(more.monthsPaid).toBeGreaterThanOrEqual(less.monthsPaid)
        expect(more.years.every(({ left }, index) => left >= (less.years[index]?.left ?? 0))).toBe(true)
      }),
    )
  })

  it('spends only the existing money when the fund is too small', () => {
    const course = retirementCourse({
      fund: 1_500_000,
      monthlyCostAtRetirement: fixed(1_000_000),
      yearlyInflation: 0,
      postPensionReturn: 0,
      retirementMonths: 24,
    })
    expect(course).toEqual({
      years: [
        { year: 1, spent: 1_500_000, left: 0 },
        { year: 2, spent: 0, left: 0 },
      ],
      monthsPaid: 1,
    })
  })
})

it.each([
  { rupiah: 1_040_000, yearlyInflation: 0.04, years: 1, expected: 1_000_000 },
  { rupiah: 500_000_000, yearlyInflation: 0.04, years: 10, expected: 337_782_084 },
  { rupiah: 500_000_000, yearlyInflation: 0, years: 40, expected: 500_000_000 },
])(
  'inMoneyOfToday converts $rupiah after $years years to $expected',
  ({ rupiah, yearlyInflation, years, expected }) => {
    expect(inMoneyOfToday(rupiah, yearlyInflation, years)).toBe(expected)
  },
)
