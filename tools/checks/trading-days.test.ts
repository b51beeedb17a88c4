import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../paths.ts'
import { isTestFile, listSourceFiles } from './imports.ts'

/** Whether the exchange trades on a day is answered by trading-calendar.ts only; these files ask something else. */
const allowed = [
  'packages/finance/src/exchange-holidays.ts',
  'packages/finance/src/trading-calendar.ts',
  // The timetable of Fridays.
  'packages/finance/src/exchange-hours.ts',
  // The imported holidays, for the calendar and its names.
  'apps/market/src/calendar/load-holidays.ts',
  'apps/market/src/import/tables/import-daily.ts',
  // Rejects rows of a weekend, and a recording date that is too early even without holidays.
  'apps/market/src/import/reading/cells.ts',
  'apps/market/src/calendar/days.ts',
  // The demo invents its trading days.
  'apps/market/demo/index-members.ts',
  'apps/market/demo/trading-days.ts',
  // Weeks and names of weekdays.
  'apps/cms/src/admin/dashboard/months.ts',
  'apps/web/app/design/chart/time-axis.server.ts',
  'apps/web/app/features/corporate-actions/month.ts',
  'apps/web/app/i18n/format.ts',
]

const ownAnswer =
  /isTradingDay|\.get(UTC)?Day\(\)|isWeekend|\b(iso)?dow\b|exchangeHolidays|(selectFrom\('|from )holidays\b/

describe('trading days', () => {
  it('are computed in one place', () => {
    const found = listSourceFiles(root).filter(
      (file) =>
        /^(apps|packages)\/.*\.tsx?$/.test(file) &&
        !isTestFile(file) &&
        !file.startsWith('apps/market/src/test/') &&
        ownAnswer.test(readFileSync(join(root, file), 'utf8')),
    )
    // The demo has the only other isTradingDay, of its invented market.
    expect(found.filter((file) => !file.startsWith('apps/market/demo/price-paths')).toSorted()).toEqual(
      allowed.toSorted(),
    )
  })

  it('are computed with the imported holidays, except in tests', () => {
    const found = listSourceFiles(root).filter(
      (file) =>
        /\.tsx?$/.test(file) &&
        !/\.(test|fixture)\.tsx?$/.test(file) &&
        /tradingCalendar\(\[\]\)/.test(readFileSync(join(root, file), 'utf8')),
    )
    expect(found).toEqual([])
  })
})
