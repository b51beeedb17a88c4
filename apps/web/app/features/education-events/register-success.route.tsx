import { redirect } from 'react-router'
import { eventStatus } from '#app/content/event-status.ts'
import { foundDocument } from '#app/errors/found-document.ts'
import { pageHead, pageMeta } from '#app/head/page-head.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { requestContext } from '#app/request/request-context.server.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/register-success.route.ts'
import { toSummary } from './fetch-event.ts'
import { registerOutcomeCopy } from './register-outcome-copy.ts'
import { type RegisteredState, RegisterSuccessPage } from './register-success-page.tsx'
import { findReceipt } from './registration-outcome.server.ts'
import { UnknownOutcomePage } from './unknown-outcome-page.tsx'

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { locale, content, now } = context.get(siteContext)
  const { receipts } = context.get(requestContext)
  const found = await content.event(params.slug)
  const event = foundDocument('eventRegisterSuccess', locale, params, found)
  const status = eventStatus(event, now)
  // No registration can lead here in these states, so a confirmation would be wrong.
  if (status === 'notYetOpen' || status === 'canceled' || status === 'past') {
    throw redirect(pathTo('eventDetail', locale, params), 302)
  }
  const words = registerOutcomeCopy[locale]
  const outcome = parseState(url.searchParams.get('state'))
  const receipt = findReceipt(url, receipts, { translations: event.translations, outcome, now })
  const state = receipt === null ? ('unknown' as const) : outcome
  const head = pageHead({
    page: 'eventRegisterSuccess',
    title: `${words[`${state}Title`]}: ${event.title}`,
    description: words[`${state}Lead`](event.title),
    translations: event.translations,
    query: receipt === null ? {} : { state: outcome === 'success' ? null : outcome, receipt },
  })
  return { head, locale, event: toSummary(event), state }
}

function parseState(text: string | null): RegisteredState {
  return text === 'waiting' || text === 'held' ? text : 'success'
}

export const meta = pageMeta

export default function RegisterSuccessRoute({ loaderData }: Route.ComponentProps) {
  const { locale, event, state } = loaderData
  return state === 'unknown' ? (
    <UnknownOutcomePage event={event} locale={locale} page="eventRegisterSuccess" />
  ) : (
    <RegisterSuccessPage event={event} locale={locale} state={state} />
  )
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
