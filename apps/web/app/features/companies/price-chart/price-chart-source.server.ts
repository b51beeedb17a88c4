import type { IndexSeries, PriceRange, PriceSeries } from '@site/contracts/market/prices.ts'
import { isTicker } from '@site/contracts/market/values.ts'
import { type ChartView, hasIndexByDefault } from '#app/features/companies/company-view.ts'
import { orNotFound } from '#app/features/companies/or-not-found.server.ts'
import type { DollarAmount } from '#app/market/dollar-dividend.ts'
import type { Site } from '#app/request/site-context.ts'
import { computeAverages, pairedChanges } from './price-chart-points.server.ts'
import { hasLogScale, SECTOR } from './price-chart-view.ts'

export type ChartSource = NonNullable<Awaited<ReturnType<typeof loadChartSource>>> & {
  /** Dollar dividends by their ex date. */
  readonly dollarAmounts?: ReadonlyMap<string, DollarAmount>
}
type Market = Pick<Site, 'locale' | 'market' | 'orNull'>

/** Calendar days that contain 200 trading days, including long holidays. */
const DAYS_BEFORE_AVERAGES = 310

/** The data of the chart; null while the market service is unavailable. */
export async function loadChartSource(site: Market, ticker: string, range: PriceRange, view: ChartView) {
  const isAdjusted = view.isAdjusted || view.versus !== null
  const series = await orNotFound(
    site,
    site.market.prices(ticker, { range, adjusted: isAdjusted ? 'true' : 'false' }),
  )
  if (series === null) {
    return null
  }
  const wantsAverages = view.hasAverages && view.versus === null
  // A corporate action before the range would falsify an average of unadjusted prices without a mark on the chart.
  const hasAverages = wantsAverages && isAdjusted
  const [earlier, indexSeries] = await Promise.all([
    hasAverages ? loadEarlier(site, series) : [],
    site.orNull(site.market.indexPrices({ range })),
  ])
  const isIndexRequested = view.versus !== null && isIndex(indexSeries, view.versus)
  const versus = isIndexRequested ? null : await loadVersus(site, series, range, view.versus)
  const isIndexShown =
    isIndexRequested || (view.index === null ? hasIndexByDefault(range) : view.index === 'shown')
  const { rows, marks, breaks, missingDays, from, to, index, asOf } = series
  return {
    locale: site.locale,
    ticker,
    type: view.type,
    isAdjusted,
    rows,
    marks: versus === null ? marks : [],
    breaks,
    missingDays,
    from,
    to,
    index,
    indexSeries: toNamed(indexSeries),
    isIndexShown,
    isIndexRequested,
    scale: view.isLog && hasLogScale(range) ? ('log' as const) : ('linear' as const),
    asOf,
    averages: hasAverages ? computeAverages(earlier, rows) : [],
    isWithoutAverages: wantsAverages && !hasAverages,
    versus,
  }
}

/** null: there is none, or it is unavailable. */
function toNamed(series: IndexSeries | null) {
  return series?.name && series.points.length > 0
    ? { name: series.name, code: series.code ?? series.name, points: series.points }
    : null
}

/** By its code or name. */
function isIndex(series: IndexSeries | null, typed: string): boolean {
  const names = [series?.code, series?.name].map((name) => name?.toUpperCase())
  return names.includes(typed.toUpperCase())
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
  const other = await orNull(otherSeries(market, range, versus).then((series) => ({ series })))
  if (other === null) {
    return { kind: 'unavailable' } as const
  }
  return other.series === null || other.series.ticker === ticker
    ? ({ kind: 'unknown', name: versus } as const)
    : ({ kind: 'company', name: other.series.ticker, days: pairedChanges(rows, other.series.rows) } as const)
}

/** The prices of the company with this ticker, or of the only one that the search finds; null if there is none. */
async function otherSeries(market: Market['market'], range: PriceRange, typed: string) {
  const series = isTicker(typed) ? await market.prices(typed, { range }) : null
  if (series !== null) {
    return series
  }
  const { items } = await market.companies({ q: typed, pageSize: 2 })
  const [only, ...others] = items
  return only && others.length === 0 ? market.prices(only.ticker, { range }) : null
}

function daysBefore(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - days)
  return date.toISOString().slice(0, 10)
}
