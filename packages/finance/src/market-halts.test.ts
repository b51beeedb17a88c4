import { describe, expect, it } from 'vitest'
import { haltPercent, haltRuleOn, isWithinTradingHours } from './market-halts.ts'

describe('the rule of trading halts', () => {
  // Kep-00002/BEI/04-2025 and Kep-00024/BEI/03-2020.
  it.each([
    { day: '2026-11-30', percents: [8, 15, 20], minutes: 30 },
    { day: '2025-04-08', percents: [8, 15, 20], minutes: 30 },
    { day: '2025-04-07', percents: [5, 10, 15], minutes: null },
    { day: '2020-03-10', percents: [5, 10, 15], minutes: null },
  ])('has the levels $percents on $day', ({ day, ...rule }) => {
    expect(haltRuleOn(day)).toMatchObject(rule)
  })

  it('is unknown before March 10, 2020', () => {
    expect(haltRuleOn('2020-03-09')).toBeNull()
  })

  it.each([
    { date: '2025-03-18', level: '1', percent: 5 },
    { date: '2025-04-08', level: '1', percent: 8 },
    { date: '2026-11-30', level: '3', percent: 20 },
    { date: '2020-03-09', level: '1', percent: null },
  ] as const)('gives $percent for level $level of $date', ({ percent, ...halt }) => {
    expect(haltPercent(halt)).toBe(percent)
  })
})

describe('a halt is within trading hours', () => {
  // Thursday, November 26, and Friday, November 27, 2026.
  it.each([
    { name: 'in session I', halt: ['2026-11-26', '09:00:00', '09:30:00'], expected: true },
    { name: 'without an end', halt: ['2026-11-26', '13:43:13', null], expected: true },
    { name: 'from session I into the break', halt: ['2026-11-26', '11:45:00', '12:15:00'], expected: true },
    { name: 'in the break', halt: ['2026-11-26', '12:30:00', '13:00:00'], expected: false },
    { name: 'in the longer break of Friday', halt: ['2026-11-27', '11:45:00', '12:15:00'], expected: false },
    { name: 'before the pre-opening', halt: ['2026-11-26', '08:30:00', '09:00:00'], expected: false },
    { name: 'beyond the close', halt: ['2026-11-26', '16:00:00', '16:30:00'], expected: false },
    { name: 'on a Saturday', halt: ['2026-11-28', '09:00:00', '09:30:00'], expected: false },
    { name: 'on a holiday', halt: ['2026-12-25', '09:00:00', '09:30:00'], expected: false },
    { name: 'on an imported holiday', halt: ['2026-11-24', '09:00:00', '09:30:00'], expected: false },
  ] as const)('$name: $expected', ({ halt: [date, from, to], expected }) => {
    expect(isWithinTradingHours({ date, from, to }, ['2026-11-24'])).toBe(expected)
  })
})
