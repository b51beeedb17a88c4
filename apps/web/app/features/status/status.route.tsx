import { pageHead, pageMeta } from '#app/head/page-head.ts'
import { requestContext } from '#app/request/request-context.server.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/status.route.ts'
import { copy } from './copy.ts'
import { describeStatus } from './describe-status.server.ts'
import { StatusPage } from './status-page.tsx'

/** From what the node has stored: the page also works while no service answers. */
export function loader({ context }: Route.LoaderArgs) {
  const { locale, now } = context.get(siteContext)
  const { title, lead } = copy[locale]
  const head = pageHead({ page: 'serviceStatus', title, description: lead })
  return { head, locale, status: describeStatus(locale, context.get(requestContext).serviceStatus(), now) }
}

export const meta = pageMeta

export default function StatusRoute({ loaderData }: Route.ComponentProps) {
  return <StatusPage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
