import { tickerOfSlug } from '@site/contracts/market/values.ts'
import { data } from 'react-router'
import { foundDocument } from '#app/errors/found-document.ts'
import { companyNames } from '#app/features/companies/company-copy.ts'
import {
  describeCompanyPage,
  localizeCompanyDetails,
  localizeCompanyHead,
} from '#app/features/companies/company-details.server.ts'
import { companyQuery } from '#app/features/companies/company-view.ts'
import { comparisonHead } from '#app/features/companies/comparison/compare-head.ts'
import { orNotFound } from '#app/features/companies/or-not-found.server.ts'
import { namePeriod } from '#app/features/companies/statements/period-names.ts'
import { pageHead, pageMetaWith } from '#app/head/page-head.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/company.route.ts'
import { CompanyPage } from './company-page.tsx'
import { corporationJsonLd } from './corporation-json-ld.ts'
import { loadCompanyPart } from './load-company-part.server.ts'
import { hasPeriods, parseCompanyView } from './parse-company-view.server.ts'

/** For charts that work before hydration. */
export const handle = { hasCharts: true }

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { locale, market, orNull, now } = site
  const ticker = tickerOfSlug(params.slug)
  if (ticker === null) {
    throw data(null, { status: 404 })
  }
  const view = parseCompanyView(url.searchParams)
  const loading = orNotFound(site, market.company(ticker))
  const [response, part] = await Promise.all([
    loading,
    loadCompanyPart(site, ticker, view, url.searchParams, loading),
  ])
  const company = response && foundDocument('companyDetail', locale, params, response)
  // Only the watchlist has a timetable of its own.
  const closed = company?.board?.code === 'W' ? await orNull(market.holidays()) : null
  const { tab, period, range } = view
  const tabName = companyNames[locale].tabs[tab].toLowerCase()
  const periodName = namePeriod(locale, tab, period).toLowerCase()
  const subject = [
    company ? `${company.shortName} (${ticker})` : ticker,
    ...(tab === 'overview' ? [] : [tabName]),
    ...(period === 'annual' || !hasPeriods(tab) ? [] : [periodName]),
  ].join(', ')
  const others = part.kind === 'comparison' ? part.compare.others : []
  const head =
    others.length > 0
      ? comparisonHead(locale, ticker, others, { params, range })
      : pageHead({
          page: 'companyDetail',
          title: subject,
          description: describeCompanyPage(locale, subject),
          params,
          query: (each) => companyQuery(each, { tab, ...(hasPeriods(tab) ? { period } : {}) }),
        })
  const shown = {
    head,
    locale,
    ticker,
    slug: params.slug,
    view,
    company: company && localizeCompanyHead(locale, company, now, closed?.holidays ?? null),
    details: company && tab === 'overview' ? localizeCompanyDetails(locale, company) : null,
    part,
  }
  // Without the market service it is unknown whether the company exists.
  return data(shown, { status: company === null ? 503 : 200 })
}

export const meta = pageMetaWith(
  import.meta.env.SSR &&
    (({ ticker, company, details }: Route.ComponentProps['loaderData'], site) => {
      const name = details?.about.name ?? company?.shortName
      return name === undefined
        ? []
        : [corporationJsonLd(ticker, { name, website: details?.about.website ?? null }, site)]
    }),
)

export default function CompanyRoute({ loaderData }: Route.ComponentProps) {
  return <CompanyPage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
