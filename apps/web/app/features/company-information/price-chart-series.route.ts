import { defaultLocale, isLocale } from '#app/i18n/locales.ts'
import { partFailure } from '#app/shell/part-failure.server.ts'
import { requestContext } from '#app/shell/request-context.server.ts'
import type { Route } from './+types/price-chart-series.route.ts'
import { companyViewOf, tickerOfSlug } from './parse-company-view.server.ts'
import { liveChart } from './price-chart-figures.server.ts'
import { loadChartSource } from './price-chart-source.server.ts'

/** The figures behind a price chart, as JSON, for the visitor who touches it. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = url.searchParams.get('locale')
  const locale = isLocale(asked) ? asked : defaultLocale
  const site = context.get(requestContext).siteFor(locale)
  const ticker = tickerOfSlug((url.searchParams.get('ticker') ?? '').toLowerCase())
  const view = companyViewOf(url.searchParams)
  if (ticker === null || view === null) {
    throw partFailure(404, locale)
  }
  const source = await loadChartSource(site, ticker, view.range, view.chart)
  if (source === null) {
    throw partFailure(503, locale)
  }
  return Response.json(liveChart(locale, source), { headers: { 'x-robots-tag': 'noindex' } })
}
