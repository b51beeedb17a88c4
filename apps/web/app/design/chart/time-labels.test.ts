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
    { range: 'a week: days', from: '2026-11-20', to: '2026-11-27', every: 0, count: 6 },
    { range: 'a month: weeks', from: '2026-10-27', to: '2026-11-27', every: 0, count: 5 },
    { range: 'three months: months', from: '2026-08-27', to: '2026-11-27', every: 1, count: 3 },
    { range: 'a year: each month', from: '2025-11-27', to: '2026-11-27', every: 1, count: 12 },
    { range: 'three years: quarters', from: '2023-11-27', to: '2026-11-27', every: 3, count: 12 },
    { range: 'five years: half-years', from: '2021-11-26', to: '2026-11-27', every: 6, count: 10 },
    { range: 'ten years: years', from: '2016-11-28', to: '2026-11-27', every: 12, count: 10 },
  ] as const)('of $range', ({ from, to, every, count }) => {
    const labels = label(from, to)
    expect([labels.every, labels.days.length, labels.positions.length]).toEqual([every, count, count])
  })

  it('begin with the month of the first day only if it begins in the chart', () => {
    expect(label('2026-08-03', '2026-11-27').days[0]).toBe('2026-08-03')
    expect(label('2026-08-12', '2026-11-27').days[0]).toBe('2026-09-01')
  })

  it.each([
    {
      from: '2025-11-27',
      kept: ['2026-01-01', '2026-03-02', '2026-05-01', '2026-07-01', '2026-09-01', '2026-11-02'],
    },
    { from: '2021-11-26', kept: ['2022-01-03', '2023-01-02', '2024-01-01', '2025-01-01', '2026-01-01'] },
    { from: '2026-10-27', kept: ['2026-10-27', '2026-11-09', '2026-11-23'] },
  ])('keep January, or the last day, on narrow screens: since $from', ({ from, kept }) => {
    const { days, numbers } = label(from, '2026-11-27')
    expect(days.filter((_, index) => (numbers[index] ?? 0) % 2 === 0)).toEqual(kept)
  })

  it('of a long chart include January', () => {
    const { days } = label('2023-11-27', '2026-11-27')
    expect(days.filter((day) => day.slice(5, 7) === '01')).toEqual(['2024-01-01', '2025-01-01', '2026-01-01'])
  })
})
