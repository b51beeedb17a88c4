import { describe, expect, it } from 'vitest'
import { firstDayOfMonths, monthsBefore, weekdaysBetween } from './days.ts'

it.each([
  ['2026-11-20', 12, '2025-11-20'],
  ['2026-03-31', 1, '2026-02-28'],
  ['2028-03-31', 1, '2028-02-29'],
  ['2028-02-29', 12, '2027-02-28'],
  ['2026-01-15', 3, '2025-10-15'],
])('monthsBefore of %s by %i is %s', (day, months, expected) => {
  expect(monthsBefore(day, months)).toBe(expected)
})

it.each([
  ['2026-09-30', 9, '2026-01-01'],
  ['2026-06-30', 12, '2025-07-01'],
  ['2026-02-28', 3, '2025-12-01'],
])('firstDayOfMonths to %s of %i months is %s', (end, months, expected) => {
  expect(firstDayOfMonths(end, months)).toBe(expected)
})

describe('weekdaysBetween', () => {
  it.each([
    ['2026-12-02', '2026-12-02', 0],
    ['2026-12-02', '2026-12-03', 1],
    ['2026-12-02', '2026-12-04', 2],
    ['2026-12-04', '2026-12-06', 0],
    ['2026-12-04', '2026-12-07', 1],
    ['2026-12-04', '2026-12-14', 6],
    ['2026-12-04', '2026-12-02', 0],
  ])('from %s to %s is %i', (from, to, expected) => {
    expect(weekdaysBetween(from, to)).toBe(expected)
  })
})
