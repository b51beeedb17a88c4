import { pageMeta } from '#app/head/page-head.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/tool.route.ts'
import { liveToolPages } from './all-tools.server.ts'
import { commonView } from './engine/common-view.tsx'
import { findToolPage, loadToolPage } from './engine/tool.server.ts'
import { ToolPage } from './engine/tool-page.tsx'
import { loadTool } from './load-tool.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const page = findToolPage(url.pathname, liveToolPages)
  // The page again, as its type: browsers load only some of the calculators.
  return loadToolPage({ ...(await loadTool(page)), page }, url, context.get(siteContext))
}

export const meta = pageMeta

export default function ToolRoute({ loaderData }: Route.ComponentProps) {
  const { page } = loaderData
  // The key discards what was typed into another calculator, which has the same route module.
  return <ToolPage key={page} {...loaderData} load={() => loadTool(page)} view={commonView} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
