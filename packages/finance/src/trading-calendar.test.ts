import { describe, expect, it } from 'vitest'
import { dayAfter } from './days.ts'
import { announcedYears } from './exchange-holidays.ts'
import { tradingCalendar } from './trading-calendar.ts'

const calendar = tradingCalendar([])
// An invented list of 2027 for the turn of the year.
const year2027 = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10'].map(
  (month) => `2027-${month}-01`,
)
const both = tradingCalendar(year2027)

function daysFrom(first: string, last: string): string[] {
  const days: string[] = []
  for (let day = first; day <= last; day = dayAfter(day)) days.push(day)
  return days
}

describe('announced years', () => {
  it.each(announcedYears)(
    'have the trading days of the announcement $source',
    ({ year, tradingDays, holidays }) => {
      const open = daysFrom(`${year}-01-01`, `${year}-12-31`).filter(
        (day) => calendar.classifyDay(day) === 'open',
      )
      expect(open).toHaveLength(tradingDays)
      expect(holidays.map(({ date }) => calendar.classifyDay(date))).toEqual(holidays.map(() => 'holiday'))
    },
  )

  it('have the trading days of each month of 2026 that the exchange announced', () => {
    const open = daysFrom('2026-01-01', '2026-12-31').filter((day) => calendar.classifyDay(day) === 'open')
    const months = Map.groupBy(open, (day) => day.slice(5, 7))
    // Peng-00171/BEI.POP/09-2025.
    expect([...months.values()].map(({ length }) => length)).toEqual([
      20, 18, 17, 21, 16, 20, 23, 19, 22, 22, 21, 20,
    ])
  })
})

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
    { name: 'an old year without a list', day: '2025-06-02', error: { error: 'unknownYear', year: '2025' } },
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

describe('classifyDay', () => {
  it.each([
    { name: 'a Friday', day: '2026-11-27', kind: 'open' },
    { name: 'a Saturday', day: '2026-11-28', kind: 'weekend' },
    { name: 'a Sunday', day: '2026-11-29', kind: 'weekend' },
    { name: 'Christmas Eve', day: '2026-12-24', kind: 'holiday' },
    { name: 'Christmas', day: '2026-12-25', kind: 'holiday' },
    { name: 'the last day of the year', day: '2026-12-31', kind: 'holiday' },
    { name: 'New Year in a year that is not announced', day: '2027-01-01', kind: 'unknown' },
    { name: 'a Saturday of a year that is not announced', day: '2027-01-02', kind: 'weekend' },
    { name: 'a weekday of an old year', day: '2025-03-28', kind: 'unknown' },
  ])('returns $kind for $name', ({ day, kind }) => {
    expect(calendar.classifyDay(day)).toBe(kind)
  })

  it('takes an imported day of an announced year for a holiday', () => {
    const added = tradingCalendar(['2026-11-27'])
    expect([added.classifyDay('2026-11-27'), added.classifyDay('2026-11-26')]).toEqual(['holiday', 'open'])
  })

  it.each([
    { count: 9, years: ['2026'], kinds: ['holiday', 'unknown'] },
    { count: 10, years: ['2026', '2027'], kinds: ['holiday', 'open'] },
  ])('knows the years $years with $count imported days of 2027', ({ count, years, kinds }) => {
    const imported = tradingCalendar(year2027.slice(0, count))
    expect([
      imported.years,
      [imported.classifyDay('2027-01-01'), imported.classifyDay('2027-01-04')],
    ]).toEqual([years, kinds])
  })
})

it.each([
  { day: '2026-11-26', next: '2026-11-27', unknown: null },
  { day: '2026-12-23', next: '2026-12-28', unknown: null },
  { day: '2026-12-30', next: null, unknown: '2027' },
  { day: '2027-01-01', next: null, unknown: '2027' },
  { day: '2025-03-27', next: null, unknown: '2025' },
  { day: '2025-12-31', next: '2026-01-02', unknown: null },
])('nextTradingDay returns $next after $day, and the unknown year $unknown', ({ day, next, unknown }) => {
  expect([calendar.nextTradingDay(day), calendar.unknownYearAfter(day)]).toEqual([next, unknown])
})

describe('missedDays', () => {
  it.each([
    {
      name: 'a trading day, not the holidays around it',
      from: '2026-12-24',
      to: '2026-12-28',
      missed: ['2026-12-28'],
    },
    { name: 'none over the turn to an unknown year', from: '2026-12-31', to: '2027-01-14', missed: [] },
    {
      name: 'the weekdays of an unknown year after ten in a row',
      from: '2027-01-01',
      to: '2027-01-19',
      missed: ['2027-01-15', '2027-01-18', '2027-01-19'],
    },
  ])('returns $name', ({ from, to, missed }) => {
    expect(calendar.missedDays(daysFrom(from, to))).toEqual(missed)
  })

  it('counts again after a day with prices', () => {
    const days = [...daysFrom('2027-01-01', '2027-01-14'), ...daysFrom('2027-01-16', '2027-01-29')]
    expect(calendar.missedDays(days)).toEqual([])
  })
})
