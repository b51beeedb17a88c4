import { data } from 'react-router'
import { submitOrRestore } from '#app/forms/submit-or-restore.ts'
import { pageHead, pageMeta } from '#app/head/page-head.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/confirm.route.ts'
import { ConfirmPage } from './confirm-page.tsx'
import { linkInit, openLink, readToken } from './link.server.ts'
import { type FailedRequest, toLinkQuery } from './link.ts'
import { confirmSubscription } from './link-actions.server.ts'
import { tokenCopy } from './token-copy.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const link = await openLink(site, url, 'confirm')
  const words = tokenCopy[site.locale]
  const head = pageHead({
    page: 'subscriptionConfirm',
    title: words.confirmTitle,
    description: words.confirmLead,
    query: toLinkQuery(readToken(url)),
  })
  return data({ head, locale: site.locale, link }, linkInit(link.state))
}

export async function action({ url, context }: Route.ActionArgs) {
  return await confirmSubscription(context.get(siteContext), url)
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

export default function ConfirmRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ConfirmPage {...loaderData} outcome={actionData ?? null} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
