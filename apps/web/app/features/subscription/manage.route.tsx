import { data } from 'react-router'
import { postedForm } from '#app/forms/posted-form.ts'
import { submitOrRestore } from '#app/forms/submit-or-restore.ts'
import { pageHead, pageMeta } from '#app/head/page-head.ts'
import { requestContext } from '#app/request/request-context.server.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/manage.route.ts'
import { linkInit, readToken } from './link.server.ts'
import { toLinkQuery } from './link.ts'
import { loadSubscription } from './load-subscription.server.ts'
import { manageSubscription } from './manage-actions.server.ts'
import { manageCopy } from './manage-copy.ts'
import { ManagePage } from './manage-page.tsx'
import { keepTypedValues, type ManageOutcome } from './manage-values.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { locale } = site
  const [loaded, { siteChrome }] = await Promise.all([
    loadSubscription(site, url),
    context.get(requestContext).layoutData(locale),
  ])
  const words = manageCopy[locale]
  const head = pageHead({
    page: 'subscriptionManage',
    title: words.manageTitle,
    description: words.manageLead,
    query: toLinkQuery(readToken(url)),
  })
  const { legalName } = siteChrome.settings
  return data({ head, locale, loaded, legalName }, linkInit(loaded.state))
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const site = context.get(siteContext)
  const posted = await postedForm(request)
  const { siteChrome } = await context.get(requestContext).layoutData(site.locale)
  return manageSubscription(site, url, posted, siteChrome.settings.legalName)
}

/** Without a response the fields keep what was typed. */
export async function clientAction({
  request,
  serverAction,
}: Pick<Route.ClientActionArgs, 'request' | 'serverAction'>) {
  const form = await request.clone().formData()
  return submitOrRestore(
    () => serverAction(),
    // The form always has a language.
    (reason): ManageOutcome => ({ kind: 'failed', reason, values: keepTypedValues(form, 'id') }),
  )
}

export const headers = ({ loaderHeaders, actionHeaders }: Route.HeadersArgs) =>
  new Headers([...loaderHeaders, ...actionHeaders])

export const meta = pageMeta

export default function ManageRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ManagePage {...loaderData} outcome={actionData ?? null} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
