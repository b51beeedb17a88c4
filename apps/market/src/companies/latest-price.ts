import type { Company } from '@site/contracts/market/company.ts'
import { daysBetween } from '@site/finance/days.ts'
import { monthsBefore } from '#market/calendar/days.ts'
import { loadMissingSpans } from '#market/calendar/missing-days.ts'
import type { MarketDatabase } from '#market/database/connection.ts'
import { loadFigureMarks } from '#market/figures/figure-marks.ts'
import { isBrokenDay, usablePrevious } from '#market/figures/price-breaks.ts'
import { computeQuote } from '#market/figures/quotes.ts'
import { addMarkets } from '#market/figures/traded-value.ts'
import { brokenYear, computeYearRange, findRangeStart, maxHolidayDays } from '#market/figures/year-range.ts'

const averagedDays = 30

/** null: no trade in the data. */
export async function loadLatestPrice(
  database: MarketDatabase,
  company: { ticker: string; listingDate: string; ipoPrice: number | null },
): Promise<Company['latestPrice']> {
  const rows = await database
    .selectFrom('prices')
    .select(['day', 'open', 'high', 'low', 'close', 'volume', 'adjustmentFactor'])
    .select([usablePrevious.as('previous'), isBrokenDay.as('isBroken')])
    .select(['value', 'nonRegularValue', 'frequency', 'foreignBuy', 'foreignSell'])
    .where('ticker', '=', company.ticker)
    .orderBy('day', 'desc')
    // More than the trading days of a year.
    .limit(270)
    .execute()
  const [latest] = rows
  const quoted = computeQuote(rows, company)
  if (latest === undefined || quoted === null) return null
  const yearBefore = monthsBefore(latest.day, 12)
  const start = hasGap(rows, yearBefore)
    ? findRangeStart(await loadMissingSpans(database, { from: yearBefore, to: latest.day }), yearBefore)
    : yearBefore
  const year = rows.filter(({ day }) => day > start)
  const firstDay = year.at(-1)?.day ?? latest.day
  const averaged = rows.slice(0, averagedDays)
  return {
    ...quoted.quote,
    previousClose: quoted.previousClose,
    open: latest.open,
    high: latest.high,
    low: latest.low,
    volume: latest.volume,
    ...addMarkets(latest),
    frequency: latest.frequency,
    foreignBuy: latest.foreignBuy,
    foreignSell: latest.foreignSell,
    marks: await loadFigureMarks(database, { ticker: company.ticker, subject: 'price', key: latest.day }),
    ...(isComparable(year)
      ? computeYearRange(
          {
            low: Math.min(...year.map((row) => row.low * row.adjustmentFactor)),
            high: Math.max(...year.map((row) => row.high * row.adjustmentFactor)),
            firstDay,
            lastDay: latest.day,
            hasEarlier: start === yearBefore && rows.length > year.length,
          },
          yearBefore,
        )
      : brokenYear),
    averageVolume:
      averaged.length > 1 && isComparable(averaged)
        ? averaged.reduce((sum, row) => sum + row.volume / row.adjustmentFactor, 0) / averaged.length
        : null,
    averagedDays: averaged.length,
  }
}

/** Whether days of the market may be missing after a day: a share may also not have been traded. */
function hasGap(days: readonly { readonly day: string }[], since: string): boolean {
  return days.some(({ day }, index) => {
    const before = days[index + 1]?.day
    return day > since && before !== undefined && daysBetween(before, day) > maxHolidayDays
  })
}

/** Whether no break lies between the days, latest first: the oldest may follow one. */
function isComparable(days: readonly { readonly isBroken: boolean }[]): boolean {
  return days.slice(0, -1).every(({ isBroken }) => !isBroken)
}
