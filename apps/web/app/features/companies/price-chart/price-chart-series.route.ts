import { tickerOfSlug } from '@site/contracts/market/values.ts'
import { data } from 'react-router'
import { partResponse } from '#app/errors/part-response.server.ts'
import { companyViewOf } from '#app/features/companies/parse-company-view.server.ts'
import { defaultLocale, isLocale } from '#app/i18n/locales.ts'
import { requestContext } from '#app/request/request-context.server.ts'
import { reportContext } from '#app/request/site-context.ts'
import type { Route } from './+types/price-chart-series.route.ts'
import { interactiveChartData } from './price-chart-figures.server.ts'
import { loadChartSource } from './price-chart-source.server.ts'

/** The data of the interactive price chart, as JSON. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const requested = url.searchParams.get('locale')
  const locale = isLocale(requested) ? requested : defaultLocale
  const site = context.get(requestContext).siteFor(locale)
  return partResponse(locale, context.get(reportContext), async () => {
    const ticker = tickerOfSlug((url.searchParams.get('ticker') ?? '').toLowerCase())
    const view = companyViewOf(url.searchParams)
    if (ticker === null || view === null) {
      throw data(null, { status: 404 })
    }
    const source = await loadChartSource(site, ticker, view.range, view.chart)
    if (source === null) {
      throw data(null, { status: 503 })
    }
    return interactiveChartData(locale, source)
  })
}
