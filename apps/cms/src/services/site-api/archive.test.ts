import { describe, expect, it } from 'vitest'
import { boundsOfMonth, boundsOfYear, monthsBetween, yearsBetween } from './archive.ts'

describe('yearsBetween', () => {
  it('lists every year, the newest first', () => {
    expect(yearsBetween('2024-05-02T03:00:00.000Z', '2026-11-20T03:00:00.000Z')).toEqual([2026, 2025, 2024])
  })

  it('assigns an instant after midnight in Jakarta to the new year', () => {
    expect(yearsBetween('2025-12-31T17:00:00.000Z', '2025-12-31T17:00:00.000Z')).toEqual([2026])
  })

  it('is empty if nothing was published', () => {
    expect(yearsBetween(null, null)).toEqual([])
  })
})

it('boundsOfYear begins and ends at midnight in Jakarta', () => {
  const bounds = { from: '2025-12-31T17:00:00.000Z', before: '2026-12-31T17:00:00.000Z' }
  expect(boundsOfYear(2026)).toEqual(bounds)
})

describe('monthsBetween', () => {
  it('crosses the turn of the year, the newest month first', () => {
    expect(monthsBetween('2025-11-03', '2026-02-01')).toEqual(['2026-02', '2026-01', '2025-12', '2025-11'])
  })

  it('is empty if nothing was published', () => {
    expect(monthsBetween(null, null)).toEqual([])
  })
})

it('boundsOfMonth ends with the first day of the next year after December', () => {
  const bounds = { from: '2026-12-01T00:00:00.000Z', before: '2027-01-01T00:00:00.000Z' }
  expect(boundsOfMonth('2026-12')).toEqual(bounds)
})
