import { describe, expect, it } from 'vitest'
import { computeYearRange, findRangeStart } from './year-range.ts'

const prices = { low: 4_030, high: 4_130, firstDay: '2025-11-21', lastDay: '2026-11-20', hasEarlier: false }

describe('the start of a range', () => {
  const holidays = { from: '2026-03-19', to: '2026-03-25' }

  it.each([
    { name: 'no missing days', missing: [], start: '2025-11-20' },
    { name: 'a missing week', missing: [holidays], start: '2025-11-20' },
    {
      name: 'a missing month',
      missing: [{ from: '2026-02-02', to: '2026-03-04' }, holidays],
      start: '2026-03-04',
    },
  ])('with $name is $start', ({ missing, start }) => {
    expect(findRangeStart(missing, '2025-11-20')).toBe(start)
  })
})

describe('the range of a year', () => {
  it.each([
    { name: 'of the whole year', given: {}, since: null },
    { name: 'after two weeks of holidays', given: { firstDay: '2025-12-04' }, since: null },
    { name: 'of less than a year', given: { firstDay: '2025-12-05' }, since: '2025-12-05' },
    {
      name: 'of a share that was seldom traded',
      given: { firstDay: '2026-06-01', hasEarlier: true },
      since: null,
    },
  ])('$name begins on $since', ({ given, since }) => {
    expect(computeYearRange({ ...prices, ...given }, '2025-11-20')).toEqual({
      low52Weeks: 4_030,
      high52Weeks: 4_130,
      rangeSince: since,
      rangeReason: null,
    })
  })

  it.each([
    { name: 'the first one', hasEarlier: false, since: '2026-11-20' },
    { name: 'the only one of the year', hasEarlier: true, since: null },
  ])('of one day, $name, is absent with the reason', ({ hasEarlier, since }) => {
    expect(computeYearRange({ ...prices, firstDay: '2026-11-20', hasEarlier }, '2025-11-20')).toEqual({
      low52Weeks: null,
      high52Weeks: null,
      rangeSince: since,
      rangeReason: 'oneDay',
    })
  })
})
