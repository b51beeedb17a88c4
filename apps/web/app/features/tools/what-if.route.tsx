import { pageMeta } from '#app/head/page-head.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/what-if.route.ts'
import { commonView } from './engine/common-view.tsx'
import { loadToolPage } from './engine/tool.server.ts'
import { ToolPage } from './engine/tool-page.tsx'
import { ValueDrawing } from './what-if-plan/value-drawing.tsx'
import { WhatIfMissing } from './what-if-plan/what-if-missing.tsx'
import { whatIfTool } from './what-if-plan/what-if-tool.server.ts'

const view = { ...commonView, Drawing: ValueDrawing, Missing: WhatIfMissing }

export const handle = { hasCharts: true }

export async function loader({ url, context }: Route.LoaderArgs) {
  return loadToolPage(whatIfTool, url, context.get(siteContext))
}

export const meta = pageMeta

export default function WhatIfRoute({ loaderData }: Route.ComponentProps) {
  return <ToolPage {...loaderData} load={null} view={view} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
