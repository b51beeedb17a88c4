import { describe, expect, it } from 'vitest'
import { exchangeHolidays } from './exchange-holidays.ts'
import { tradingCalendar } from './trading-calendar.ts'

const listed = exchangeHolidays.map(({ date }) => date)
const calendar = tradingCalendar(listed)
// An invented list of 2027 for the turn of the year.
const year2027 = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10'].map(
  (month) => `2027-${month}-01`,
)
const both = tradingCalendar([...listed, ...year2027])

describe('settle', () => {
  it.each([
    { name: 'Thursday to Monday', sold: '2026-11-26', paid: '2026-11-30', skipped: 2 },
    { name: 'Monday to Wednesday', sold: '2026-11-23', paid: '2026-11-25', skipped: 0 },
    { name: 'Friday to Tuesday', sold: '2026-11-27', paid: '2026-12-01', skipped: 2 },
    // December 24 and 25 are closed.
    { name: 'over Christmas', sold: '2026-12-22', paid: '2026-12-28', skipped: 4 },
    { name: 'the day before Christmas Eve', sold: '2026-12-23', paid: '2026-12-29', skipped: 4 },
    // March 18 to 24 is closed.
    { name: 'over Nyepi and Eid', sold: '2026-03-17', paid: '2026-03-26', skipped: 7 },
    { name: 'the last days of the year', sold: '2026-12-28', paid: '2026-12-30', skipped: 0 },
  ])('leads from $name', ({ sold, paid, skipped }) => {
    const result = calendar.settle(sold)
    expect(
      'counted' in result && [result.counted.at(-1), result.counted.length, result.skipped.length],
    ).toEqual([paid, 2, skipped])
  })

  it.each([
    { name: 'a Saturday', day: '2026-11-28', error: { error: 'notTradingDay', kind: 'weekend' } },
    { name: 'a holiday', day: '2026-12-31', error: { error: 'notTradingDay', kind: 'holiday' } },
    { name: 'a year without a list', day: '2027-01-04', error: { error: 'unknownYear', year: '2027' } },
    {
      name: 'a trade whose second day is in a year without a list',
      day: '2026-12-29',
      error: { error: 'unknownYear', year: '2027' },
    },
    { name: 'a trade before T+2', day: '2018-11-23', error: { error: 'beforeRule' } },
  ])('rejects $name', ({ day, error }) => {
    expect(calendar.settle(day)).toEqual(error)
  })

  it('crosses the year once the next list is known', () => {
    expect(both.settle('2026-12-30')).toEqual({
      counted: ['2027-01-04', '2027-01-05'],
      skipped: ['2026-12-31', '2027-01-01', '2027-01-02', '2027-01-03'],
    })
  })
})

describe('tradingCalendar', () => {
  it('does not know a year from single days', () => {
    const added = tradingCalendar([...listed, '2027-02-08'])
    expect([added.years, added.kindOf('2027-02-08'), added.kindOf('2027-02-09')]).toEqual([
      ['2026'],
      'holiday',
      'unknown',
    ])
  })

  it.each([
    { day: '2026-11-26', next: '2026-11-27' },
    { day: '2026-12-23', next: '2026-12-28' },
    { day: '2026-12-30', next: null },
  ])('has $next as the trading day after $day', ({ day, next }) => {
    expect(calendar.nextTradingDay(day)).toBe(next)
  })
})
