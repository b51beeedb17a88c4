import { data } from 'react-router'
import { pageHead, pageMeta } from '#app/head/page-head.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/analysis-tools.route.ts'
import { loadOverview } from './load-overview.server.ts'
import { overviewCopy } from './overview-copy.ts'
import { OverviewPage } from './overview-page.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { locale } = site
  const { ticker, ...overview } = await loadOverview(site, url.searchParams)
  const { title, lead } = overviewCopy[locale]
  const isAsked = url.searchParams.has('ticker')
  const head = pageHead({
    page: 'analysisTools',
    title,
    description: lead,
    query: { ticker: isAsked && overview.error === null ? ticker : null },
    isIndexed: !isAsked,
  })
  return data({ head, locale, ...overview }, { status: overview.error === null ? 200 : 422 })
}

export const meta = pageMeta

export default function AnalysisToolsRoute({ loaderData }: Route.ComponentProps) {
  return <OverviewPage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
