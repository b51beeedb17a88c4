import { pageMeta } from '#app/head/page-head.ts'
import { siteContext } from '#app/request/site-context.ts'
import { FormToolPage } from '../form-tool-page.tsx'
import { toolPage } from '../tool.server.ts'
import type { Route } from './+types/order-limits.route.ts'
import { orderLimitsTool } from './order-limits.server.ts'

export const loader = ({ url, context }: Route.LoaderArgs) =>
  toolPage(orderLimitsTool, url, context.get(siteContext))

export const meta = pageMeta

export default function OrderLimitsRoute({ loaderData }: Route.ComponentProps) {
  return <FormToolPage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
