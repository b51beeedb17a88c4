import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import { pageHead, pageMeta } from '#app/head/page-head.ts'
import { describeHaltsOfDay } from '#app/market/halts.server.ts'
import { requestContext } from '#app/request/request-context.server.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/status.route.ts'
import { copy } from './copy.ts'
import { describeStatus } from './describe-status.server.ts'
import { StatusPage } from './status-page.tsx'

/** From what the node has stored: the page also works while no service answers. */
export async function loader({ context }: Route.LoaderArgs) {
  const { locale, now, content, orNull } = context.get(siteContext)
  const { title, lead } = copy[locale]
  const head = pageHead({ page: 'serviceStatus', title, description: lead })
  const halts = await orNull(content.marketHalts())
  return {
    head,
    locale,
    status: describeStatus(locale, context.get(requestContext).serviceStatus(), now),
    halts: describeHaltsOfDay(locale, halts ?? [], dayInJakarta(now)),
  }
}

export const meta = pageMeta

export default function StatusRoute({ loaderData }: Route.ComponentProps) {
  return <StatusPage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
