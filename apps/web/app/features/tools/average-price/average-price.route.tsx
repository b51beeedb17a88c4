import { pageMeta } from '#app/head/page-head.ts'
import { siteContext } from '#app/request/site-context.ts'
import { FormToolPage } from '../form-tool-page.tsx'
import { toolPage } from '../tool.server.ts'
import type { Route } from './+types/average-price.route.ts'
import { averagePriceTool } from './average-price.server.ts'

export const loader = ({ url, context }: Route.LoaderArgs) =>
  toolPage(averagePriceTool, url, context.get(siteContext))

export const meta = pageMeta

export default function AveragePriceRoute({ loaderData }: Route.ComponentProps) {
  return <FormToolPage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
