import { postedForm } from '#app/forms/posted-form.ts'
import { type NoResponseReason, submitOrRestore } from '#app/forms/submit-or-restore.ts'
import { TYPED_ELSEWHERE_FIELD } from '#app/forms/typed-elsewhere.ts'
import { pageHead, pageMeta } from '#app/head/page-head.ts'
import { requestContext } from '#app/request/request-context.server.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/subscription.route.ts'
import { copy } from './copy.ts'
import { readPrefill } from './prefill.server.ts'
import {
  continueSubscription,
  type ReturnedSubscription,
  requestedSubscription,
  requestSubscription,
} from './request-subscription.server.ts'
import { SubscriptionPage } from './subscription-page.tsx'
import { readSubscription } from './subscription-values.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { locale, now } = site
  const { layoutData, humanCheck, receipts } = context.get(requestContext)
  const [prefill, { siteChrome }, check] = await Promise.all([
    readPrefill(site, url.searchParams),
    layoutData(locale),
    humanCheck.issue('subscription', now),
  ])
  const { legalName, phone, whatsapp, email } = siteChrome.settings
  const { title, lead } = copy[locale]
  return {
    head: pageHead({ page: 'subscription', title, description: lead }),
    locale,
    ...prefill,
    legalName,
    check,
    isSent: receipts.verify(url.searchParams.get('sent'), requestedSubscription, now),
    phone,
    whatsapp,
    email,
  }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const site = context.get(siteContext)
  const scope = context.get(requestContext)
  const posted = await postedForm(request)
  if (posted.has(TYPED_ELSEWHERE_FIELD)) {
    const { values } = await readPrefill(site, url.searchParams)
    return continueSubscription(site, scope, posted, values)
  }
  const { siteChrome } = await scope.layoutData(site.locale)
  return requestSubscription(site, scope, posted, siteChrome.settings.legalName)
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  const restore = (reason: NoResponseReason): ReturnedSubscription => ({
    values: readSubscription(form),
    errors: [],
    submitError: { kind: reason },
    check: null,
    isContinued: false,
  })
  return submitOrRestore(() => serverAction(), restore)
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

export const meta = pageMeta

export default function SubscriptionRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <SubscriptionPage
      {...loaderData}
      errors={actionData?.errors ?? []}
      isContinued={actionData?.isContinued ?? false}
      returnedCheck={actionData?.check ?? null}
      submitError={actionData?.submitError ?? null}
      values={actionData?.values ?? loaderData.values}
    />
  )
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
