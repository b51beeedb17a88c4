import { describe, expect, it } from 'vitest'
import { computeFiscalYearEnd, findFiscalPeriod } from './fiscal-years.ts'

it.each([
  { name: 'a calendar year', end: '2025-12-31', yearEnd: 12, period: { year: 2025, months: 12 } },
  { name: 'its first quarter', end: '2026-03-31', yearEnd: 12, period: { year: 2026, months: 3 } },
  { name: 'a year to June', end: '2026-06-30', yearEnd: 6, period: { year: 2026, months: 12 } },
  { name: 'its first quarter', end: '2025-09-30', yearEnd: 6, period: { year: 2026, months: 3 } },
  { name: 'its first half', end: '2025-12-31', yearEnd: 6, period: { year: 2026, months: 6 } },
  { name: 'a year to January', end: '2026-01-31', yearEnd: 1, period: { year: 2026, months: 12 } },
  { name: 'its nine months', end: '2025-10-31', yearEnd: 1, period: { year: 2026, months: 9 } },
  { name: 'a leap February', end: '2024-02-29', yearEnd: 2, period: { year: 2024, months: 12 } },
  { name: 'a month between quarters', end: '2026-08-31', yearEnd: 6, period: null },
  { name: 'a day within a month', end: '2026-06-29', yearEnd: 6, period: null },
])('findFiscalPeriod $name: $end of a year that ends in month $yearEnd', ({ end, yearEnd, period }) => {
  expect(findFiscalPeriod(end, yearEnd)).toEqual(period)
})

describe('computeFiscalYearEnd', () => {
  it.each([
    { end: '2026-09-30', months: 9, yearEnd: 12 },
    { end: '2025-12-31', months: 12, yearEnd: 12 },
    { end: '2025-09-30', months: 3, yearEnd: 6 },
    { end: '2026-01-31', months: 12, yearEnd: 1 },
  ] as const)('$months months to $end: month $yearEnd', ({ end, months, yearEnd }) => {
    expect(computeFiscalYearEnd(end, months)).toBe(yearEnd)
  })
})
