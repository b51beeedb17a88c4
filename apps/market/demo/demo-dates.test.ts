import { describe, expect, it } from 'vitest'
import { baseDay, computeDemoDates } from './demo-dates.ts'

describe('computeDemoDates', () => {
  it.each([
    { name: 'on a Saturday', today: '2026-11-21', lastDay: '2026-11-20' },
    { name: 'on a Monday', today: '2026-11-23', lastDay: '2026-11-20' },
    { name: 'on a Tuesday', today: '2026-11-24', lastDay: '2026-11-23' },
    { name: 'after the Christmas holidays', today: '2026-12-28', lastDay: '2026-12-23' },
    { name: 'on the first trading day of a year', today: '2027-01-04', lastDay: '2026-12-30' },
    { name: 'before the end of the designed market', today: '2025-03-03', lastDay: baseDay },
  ])('ends the market on $lastDay $name', ({ today, lastDay }) => {
    expect(computeDemoDates(today).lastTradingDay).toBe(lastDay)
  })
})
