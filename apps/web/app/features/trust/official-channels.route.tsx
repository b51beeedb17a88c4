import { data } from 'react-router'
import { FORM_OUTCOME_HEADER, type FormOutcome } from '#app/forms/form-outcome.ts'
import { postedForm, postedText } from '#app/forms/posted-form.ts'
import { type NoResponseReason, submitOrRestore } from '#app/forms/submit-or-restore.ts'
import { pageHead, pageMeta } from '#app/head/page-head.ts'
import { requestContext } from '#app/request/request-context.server.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/official-channels.route.ts'
import { channelsCopy } from './channels-copy.ts'
import { checkText } from './check-text.server.ts'
import type { CheckedText } from './checked-text.ts'
import { loadOwn } from './load-own.server.ts'
import { OfficialChannelsPage } from './official-channels-page.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { siteChrome } = await context.get(requestContext).layoutData(site.locale)
  const { channels } = await loadOwn(site, siteChrome.settings)
  const { title, lead } = channelsCopy[site.locale]
  return {
    head: pageHead({ page: 'officialChannels', title, description: lead }),
    locale: site.locale,
    channels,
  }
}

/** POST, because a URL with the pasted text would be stored in histories and logs. */
export async function action({ request, context }: Route.ActionArgs) {
  const site = context.get(siteContext)
  const posted = await postedForm(request)
  const { siteChrome } = await context.get(requestContext).layoutData(site.locale)
  const checked = checkText(postedText(posted, 'text'), await loadOwn(site, siteChrome.settings))
  return data<CheckedText>(
    checked,
    checked.error === null
      ? { headers: { [FORM_OUTCOME_HEADER]: 'accepted' satisfies FormOutcome } }
      : { status: 422 },
  )
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const text = postedText(await request.clone().formData(), 'text')
  const restore = (error: NoResponseReason): CheckedText => ({ text, finding: null, error })
  return submitOrRestore(() => serverAction(), restore)
}

/** The list does not change by a check. */
export const shouldRevalidate = () => false

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

export const meta = pageMeta

export default function OfficialChannelsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <OfficialChannelsPage {...loaderData} checked={actionData ?? null} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
