import { dayAfter, daysBetween } from '@site/finance/days.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { timeZones } from '#app/market/sample-actions.fixture.ts'
import { addMonths, isMonth, lastDay, listWeeks } from './month.ts'

afterEach(() => vi.unstubAllEnvs())

describe('months', () => {
  it.each([
    { text: '2026-12', is: true },
    { text: '2026-13', is: false },
    { text: '2026-00', is: false },
    { text: '1989-12', is: false },
    { text: '2101-01', is: false },
    { text: '2026-1', is: false },
    { text: ' 2026-01', is: false },
  ])('"$text" is one: $is', ({ text, is }) => {
    expect(isMonth(text)).toBe(is)
  })

  it('go on across the border of a year', () => {
    expect(addMonths('2026-12', 1)).toBe('2027-01')
    expect(addMonths('2027-01', -1)).toBe('2026-12')
    expect(addMonths('2026-11', -11)).toBe('2025-12')
  })

  it.each([
    { month: '2028-02', last: '2028-02-29' },
    { month: '2026-02', last: '2026-02-28' },
    { month: '2100-02', last: '2100-02-28' },
    { month: '2026-12', last: '2026-12-31' },
  ])('$month ends on $last', ({ month, last }) => {
    expect(lastDay(month)).toBe(last)
  })

  it('have weeks from Monday to Sunday', () => {
    const weeks = listWeeks('2028-02')
    expect(weeks).toHaveLength(5)
    // February 1 and 29, 2028, are Tuesdays.
    expect(weeks[0]?.slice(0, 2)).toEqual([null, '2028-02-01'])
    expect(weeks[4]).toEqual(['2028-02-28', '2028-02-29', null, null, null, null, null])
    expect(listWeeks('2026-03')).toHaveLength(6)
    expect(listWeeks('2027-02')).toHaveLength(4)
  })
})

describe('days', () => {
  it.each([
    { day: '2026-12-31', after: '2027-01-01' },
    { day: '2028-02-28', after: '2028-02-29' },
    { day: '2028-02-29', after: '2028-03-01' },
  ])('$day is followed by $after', ({ day, after }) => {
    expect(dayAfter(day)).toBe(after)
  })

  it.each(timeZones)('are counted alike in %s', (zone) => {
    vi.stubEnv('TZ', zone)
    expect(daysBetween('2026-10-30', '2026-11-03')).toBe(4)
    expect(dayAfter('2026-03-07')).toBe('2026-03-08')
    expect(listWeeks('2026-11').flat().filter(Boolean)).toHaveLength(30)
  })
})
