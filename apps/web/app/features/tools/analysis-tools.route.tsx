import { pageHead, pageMeta } from '#app/head/page-head.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/analysis-tools.route.ts'
import { analysisToolsCopy } from './analysis-tools-copy.ts'
import { AnalysisToolsPage } from './analysis-tools-page.tsx'

export function loader({ context }: Route.LoaderArgs) {
  const { locale } = context.get(siteContext)
  const words = analysisToolsCopy[locale]
  return {
    head: pageHead({ page: 'analysisTools', title: words.title, description: words.lead }),
    locale,
    words,
  }
}

export const meta = pageMeta

export default function AnalysisToolsRoute({ loaderData }: Route.ComponentProps) {
  return <AnalysisToolsPage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
