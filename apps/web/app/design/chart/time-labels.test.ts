import { describe, expect, it } from 'vitest'
import { timeAxis } from './time-axis.server.ts'
import { labelTimes } from './time-labels.server.ts'

/** Weekdays from one day to another. */
function listDays(from: string, to: string): string[] {
  const days: string[] = []
  for (let time = Date.parse(from); time <= Date.parse(to); time += 86_400_000) {
    const day = new Date(time)
    if (day.getUTCDay() % 6 !== 0) days.push(day.toISOString().slice(0, 10))
  }
  return days
}

const label = (from: string, to: string) => labelTimes(timeAxis(from, listDays(from, to), 'day'))

describe('the dates below a chart', () => {
  it.each([
    { range: 'a week: days', from: '2026-11-20', to: '2026-11-27', unit: 'day', count: 6 },
    { range: 'a month: weeks', from: '2026-10-27', to: '2026-11-27', unit: 'day', count: 5 },
    { range: 'three months: months', from: '2026-08-27', to: '2026-11-27', unit: 'month', count: 3 },
    { range: 'a year: each month', from: '2025-11-27', to: '2026-11-27', unit: 'month', count: 12 },
    { range: 'three years: quarters', from: '2023-11-27', to: '2026-11-27', unit: 'month', count: 12 },
    { range: 'five years: half-years', from: '2021-11-26', to: '2026-11-27', unit: 'month', count: 10 },
    { range: 'ten years: years', from: '2016-11-28', to: '2026-11-27', unit: 'year', count: 10 },
  ] as const)('of $range', ({ from, to, unit, count }) => {
    const labels = label(from, to)
    expect(labels).toHaveLength(count)
    expect(labels.map((each) => each.unit)).toContain(unit)
    expect(labels.filter(({ isMinor }) => !isMinor).length).toBeLessThanOrEqual(7)
  })

  it('begin with the month of the first day only if it begins in the chart', () => {
    expect(label('2026-08-03', '2026-11-27')[0]?.day).toBe('2026-08-03')
    expect(label('2026-08-12', '2026-11-27')[0]?.day).toBe('2026-09-01')
  })

  it('have the year in January of a long chart', () => {
    expect(label('2023-11-27', '2026-11-27').filter(({ unit }) => unit === 'year')).toMatchObject([
      { day: '2024-01-01' },
      { day: '2025-01-01' },
      { day: '2026-01-01' },
    ])
  })
})
