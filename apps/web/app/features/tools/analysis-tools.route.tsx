import { pageHead, pageMeta } from '#app/head/page-head.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/analysis-tools.route.ts'
import { allTools } from './all-tools.server.ts'
import { analysisToolsCopy } from './analysis-tools-copy.ts'
import { AnalysisToolsPage } from './analysis-tools-page.tsx'
import type { ToolGroup } from './engine/tool.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { locale } = context.get(siteContext)
  const { title, lead, groups, planning } = analysisToolsCopy[locale]
  const all = await Promise.all(Object.values(allTools).map((load) => load()))
  const listTools = (group: ToolGroup) =>
    all.filter((tool) => tool.group === group).map(({ page, summary }) => ({ page, text: summary[locale] }))
  return {
    head: pageHead({ page: 'analysisTools', title, description: lead }),
    locale,
    title,
    lead,
    groups: [
      { title: groups.trading, tools: listTools('trading') },
      { title: groups.holding, tools: listTools('holding') },
      {
        title: groups.planning,
        tools: [
          { page: 'stockScreener' as const, text: planning.stockScreener },
          ...listTools('planning'),
          { page: 'riskProfile' as const, text: planning.riskProfile },
        ],
      },
    ],
  }
}

export const meta = pageMeta

export default function AnalysisToolsRoute({ loaderData }: Route.ComponentProps) {
  return <AnalysisToolsPage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
