import { noValues } from '@site/finance/calculators/calculator-limits.ts'
import { expect, it } from 'vitest'
import { describePlan, speakPlan } from './describe-plan.ts'
import { planOutcome } from './plan-outcome.ts'

const values = {
  ...noValues,
  initialInvestment: 10_000_000,
  monthlyInvestment: 1_000_000,
  expectedReturn: 0.1,
  targetFund: 100_000_000,
}

it.each([
  { calculator: 'target', strategy: 'lumpSum', duration: 5, end: 'to reach IDR 100 million in 5 years.' },
  { calculator: 'target', strategy: 'installments', duration: 1, end: 'to reach IDR 100 million in 1 year.' },
  { calculator: 'growth', strategy: 'mixture', duration: 1, end: 'after 1 year.' },
  { calculator: 'growth', strategy: 'mixture', duration: 2, end: 'after 2 years.' },
] as const)('a $calculator of $duration years is spoken as "… $end"', ({ duration, end, ...view }) => {
  const plan = planOutcome(view, { ...values, duration }, 0.04)
  expect(speakPlan(describePlan('en', plan)).replaceAll('\u00a0', ' ')).toContain(end)
})
