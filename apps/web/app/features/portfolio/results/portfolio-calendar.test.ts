import type { HeldShare } from '@site/contracts/market/portfolio-facts.ts'
import { expect, it } from 'vitest'
import { holding, share } from './check-up.fixture.ts'
import { writePortfolioCalendar } from './portfolio-calendar.ts'

it('writes the days ahead of the holdings as a calendar, by the day in Jakarta', () => {
  const held: HeldShare = {
    ...share,
    dividends: share.dividends.map((dividend) =>
      dividend.id === 'interim' ? { ...dividend, cumDate: '2026-11-27' } : dividend,
    ),
    meetings: [{ id: 'meeting', at: '2026-12-09T18:00:00.000Z' }],
  }
  const file = writePortfolioCalendar(
    'en',
    [held, null].map((found) => ({ holding, share: found })),
    '2026-11-30',
  )
  expect(file?.match(/DTSTART;VALUE=DATE:\d+|SUMMARY:.*/g)?.map((line) => line.trim())).toEqual([
    'DTSTART;VALUE=DATE:20261210',
    'SUMMARY:General meeting BQNS',
    'DTSTART;VALUE=DATE:20261218',
    'SUMMARY:Dividend payment BQNS',
  ])
  expect(writePortfolioCalendar('en', [], '2026-11-30')).toBeNull()
})
