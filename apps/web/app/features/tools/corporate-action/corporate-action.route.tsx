import { pageMeta } from '#app/head/page-head.ts'
import { siteContext } from '#app/request/site-context.ts'
import { FormToolPage } from '../form-tool-page.tsx'
import { toolPage } from '../tool.server.ts'
import type { Route } from './+types/corporate-action.route.ts'
import { corporateActionTool } from './corporate-action.server.ts'

export const loader = ({ url, context }: Route.LoaderArgs) =>
  toolPage(corporateActionTool, url, context.get(siteContext))

export const meta = pageMeta

export default function CorporateActionRoute({ loaderData }: Route.ComponentProps) {
  return <FormToolPage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
