import { describe, expect, it } from 'vitest'
import { stampDuty, stampDutyRuleOn } from './stamp-duty.ts'

describe('stampDuty', () => {
  it.each([
    { kind: 'trades', value: 0, duty: 0 },
    { kind: 'trades', value: 10_000_000, duty: 0 },
    { kind: 'trades', value: 10_000_000.01, duty: 10_000 },
    { kind: 'trades', value: 10_000_001, duty: 10_000 },
    { kind: 'trades', value: 5_000_000_000, duty: 10_000 },
    { kind: 'trades', value: 9_999_999.99, duty: 0 },
    { kind: 'fundOrder', value: 0, duty: 0 },
    { kind: 'fundOrder', value: 10_000_000, duty: 0 },
    { kind: 'fundOrder', value: 10_000_001, duty: 10_000 },
    { kind: 'ipoAllotment', value: 5_000_000, duty: 0 },
    { kind: 'ipoAllotment', value: 5_000_001, duty: 10_000 },
    { kind: 'ipoAllotment', value: 10_000_000, duty: 10_000 },
    { kind: 'ipoAllotment', value: 10_000_001, duty: 10_000 },
  ] as const)('of $kind worth Rp$value is Rp$duty', ({ kind, value, duty }) => {
    expect(stampDuty({ kind, value, day: '2026-11-28' })).toBe(duty)
  })

  it('is collected from March 1, 2022, and unknown before', () => {
    const trades = { kind: 'trades', value: 10_000_001 } as const
    expect(stampDuty({ ...trades, day: '2022-03-01' })).toBe(10_000)
    expect(stampDuty({ ...trades, day: '2022-02-28' })).toBeNull()
    expect(stampDutyRuleOn('2022-02-28')).toBeNull()
  })
})
