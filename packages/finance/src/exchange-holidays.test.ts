import { describe, expect, it } from 'vitest'
import { isTradingDay } from './exchange-holidays.ts'

function tradingDaysOf(year: number): string[] {
  const days: string[] = []
  for (let time = Date.UTC(year, 0, 1); time < Date.UTC(year + 1, 0, 1); time += 86_400_000) {
    const day = new Date(time).toISOString().slice(0, 10)
    if (isTradingDay(day)) days.push(day)
  }
  return days
}

describe('isTradingDay', () => {
  it('has as many days in each month of 2026 as the exchange announced, 239 in all', () => {
    const months = Map.groupBy(tradingDaysOf(2026), (day) => day.slice(5, 7))
    const counts = [...months.values()].map(({ length }) => length)
    // Suara.com, December 22, 2025.
    expect(counts).toEqual([20, 18, 17, 21, 16, 20, 23, 19, 22, 22, 21, 20])
  })

  it.each([
    { name: 'a Friday', day: '2026-11-20', isOpen: true },
    { name: 'a Saturday', day: '2026-11-21', isOpen: false },
    { name: 'a Sunday', day: '2026-11-22', isOpen: false },
    { name: 'the last day of the year', day: '2026-12-31', isOpen: false },
    { name: 'a weekday of a year without a list', day: '2025-12-25', isOpen: true },
  ])('returns $isOpen for $name', ({ day, isOpen }) => {
    expect(isTradingDay(day)).toBe(isOpen)
  })
})
