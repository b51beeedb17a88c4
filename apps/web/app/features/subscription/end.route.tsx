import { data } from 'react-router'
import { submitOrRestore } from '#app/forms/submit-or-restore.ts'
import { pageHead, pageMeta } from '#app/head/page-head.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/end.route.ts'
import { EndPage } from './end-page.tsx'
import { linkInit, openLink, readToken } from './link.server.ts'
import { type FailedRequest, toLinkQuery } from './link.ts'
import { endSubscription } from './link-actions.server.ts'
import { tokenCopy } from './token-copy.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const link = await openLink(site, url, 'unsubscribe')
  const words = tokenCopy[site.locale]
  const head = pageHead({
    page: 'subscriptionEnd',
    title: words.endTitle,
    description: words.endLead,
    query: toLinkQuery(readToken(url)),
  })
  return data({ head, locale: site.locale, link }, linkInit(link.state))
}

export async function action({ url, context }: Route.ActionArgs) {
  return await endSubscription(context.get(siteContext), url)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return submitOrRestore(
    () => serverAction(),
    (reason): FailedRequest => ({ kind: 'failed', reason }),
  )
}

export const headers = ({ loaderHeaders, actionHeaders }: Route.HeadersArgs) =>
  new Headers([...loaderHeaders, ...actionHeaders])

export const meta = pageMeta

export default function EndRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <EndPage {...loaderData} outcome={actionData ?? null} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
