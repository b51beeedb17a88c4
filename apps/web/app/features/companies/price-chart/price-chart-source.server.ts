import type { PriceMark, PriceRange, PriceRow, PriceSeries } from '@site/contracts/market/prices.ts'
import { isTicker } from '@site/contracts/market/values.ts'
import type { ChartView } from '#app/features/companies/company-view.ts'
import { orNotFound } from '#app/features/companies/or-not-found.server.ts'
import type { Site } from '#app/request/site-context.ts'
import { averageLengths, movingAverage, pairedChanges } from './price-chart-points.server.ts'
import { SECTOR } from './price-chart-view.ts'

export type ChartSource = NonNullable<Awaited<ReturnType<typeof loadChartSource>>>
type Market = Pick<Site, 'locale' | 'market' | 'orNull'>

/** Calendar days that contain 200 trading days, including long holidays. */
const DAYS_BEFORE_AVERAGES = 310

/** The data for both the static and the interactive chart; null while the market service is unavailable. */
export async function loadChartSource(site: Market, ticker: string, range: PriceRange, view: ChartView) {
  const isAdjusted = view.isAdjusted || view.versus !== null
  const series = await orNotFound(
    site,
    site.market.prices(ticker, { range, adjusted: isAdjusted ? 'true' : 'false' }),
  )
  if (series === null) {
    return null
  }
  const [earlier, versus] = await Promise.all([
    view.hasAverages && view.versus === null ? loadEarlier(site, series) : [],
    loadVersus(site, series, range, view.versus),
  ])
  const { rows, marks, from, to, asOf } = series
  return {
    ticker,
    type: view.type,
    isAdjusted,
    rows,
    marks: versus === null ? marksOn(rows, marks) : [],
    from,
    to,
    asOf,
    averages: view.hasAverages && view.versus === null ? averagesOf(earlier, rows) : [],
    versus,
  }
}

/** Prices before the range, so that moving averages start with it. */
async function loadEarlier({ market, orNull }: Market, { ticker, range, from, isAdjusted }: PriceSeries) {
  if (range === 'max') {
    return []
  }
  const earlier = await orNull(
    market.prices(ticker, {
      from: daysBefore(from, DAYS_BEFORE_AVERAGES),
      to: daysBefore(from, 1),
      adjusted: isAdjusted ? 'true' : 'false',
    }),
  )
  return earlier?.rows ?? []
}

/** The averages that have at least one value in the range. */
function averagesOf(earlier: readonly PriceRow[], rows: readonly PriceRow[]) {
  const closes = [...earlier, ...rows].map(({ close }) => close)
  return averageLengths
    .map((length) => ({ length, values: movingAverage(closes, length).slice(earlier.length) }))
    .filter(({ values }) => values.some((value) => value !== null))
}

async function loadVersus(
  { locale, market, orNull }: Market,
  { ticker, rows }: PriceSeries,
  range: PriceRange,
  versus: string | null,
) {
  if (versus === null) {
    return null
  }
  if (versus === SECTOR) {
    const sector = await orNull(market.sectorPrices(ticker, { range }))
    return sector === null || sector.sector === null
      ? ({ kind: 'unavailable' } as const)
      : ({
          kind: 'sector',
          name: sector.sector.name[locale],
          count: sector.count,
          days: pairedChanges(
            rows,
            sector.points.map(({ date, value }) => ({ date, close: value })),
          ),
        } as const)
  }
  if (!isTicker(versus) || versus === ticker) {
    return { kind: 'unknown', name: versus } as const
  }
  const response = await orNull(market.prices(versus, { range }).then((other) => ({ other })))
  if (response === null) {
    return { kind: 'unavailable' } as const
  }
  return response.other === null
    ? ({ kind: 'unknown', name: versus } as const)
    : ({ kind: 'company', name: versus, days: pairedChanges(rows, response.other.rows) } as const)
}

/** An event is shown on the first trading day from its date on; one after the last day is omitted. */
function marksOn(rows: readonly PriceRow[], marks: readonly PriceMark[]) {
  return marks.flatMap((mark) => {
    const position = rows.findIndex(({ date }) => date >= mark.date)
    return position < 0 ? [] : [{ mark, position }]
  })
}

function daysBefore(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - days)
  return date.toISOString().slice(0, 10)
}
