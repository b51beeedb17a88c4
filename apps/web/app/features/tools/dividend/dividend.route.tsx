import { pageMeta } from '#app/head/page-head.ts'
import { siteContext } from '#app/request/site-context.ts'
import { FormToolPage } from '../engine/form-tool-page.tsx'
import { toolPage } from '../engine/tool.server.ts'
import type { Route } from './+types/dividend.route.ts'

/** For the server, and for browsers while somebody types. */
const load = () => import('./dividend-tool.ts').then(({ dividendTool }) => dividendTool)

export const loader = async ({ url, context }: Route.LoaderArgs) =>
  toolPage(await load(), url, context.get(siteContext))

export const meta = pageMeta

export default function DividendRoute({ loaderData }: Route.ComponentProps) {
  return <FormToolPage {...loaderData} load={load} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
