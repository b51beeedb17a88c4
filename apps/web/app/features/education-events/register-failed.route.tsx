import { eventStatus } from '#app/content/event-status.ts'
import { foundDocument } from '#app/errors/found-document.ts'
import { pageHead, pageMeta } from '#app/head/page-head.ts'
import { requestContext } from '#app/request/request-context.server.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/register-failed.route.ts'
import { toSummary } from './fetch-event.ts'
import { RegisterFailedPage } from './register-failed-page.tsx'
import { registerOutcomeCopy } from './register-outcome-copy.ts'
import { findReceipt } from './registration-outcome.server.ts'
import { UnknownOutcomePage } from './unknown-outcome-page.tsx'

const reasons = ['full', 'closed'] as const

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { locale, content, now } = context.get(siteContext)
  const { receipts } = context.get(requestContext)
  const found = await content.event(params.slug)
  const event = foundDocument('eventRegisterFailed', locale, params, found)
  const named = url.searchParams.get('reason')
  const claimed = reasons.find((one) => one === named) ?? null
  const receipt =
    claimed && findReceipt(url, receipts, { translations: event.translations, outcome: claimed, now })
  const reason = receipt === null ? null : claimed
  const words = registerOutcomeCopy[locale]
  const head = pageHead({
    page: 'eventRegisterFailed',
    title: `${reason ? words.failedTitle : words.unknownTitle}: ${event.title}`,
    description: (reason ? words.failedLead : words.unknownLead)(event.title),
    translations: event.translations,
    query: reason ? { reason, receipt } : {},
  })
  return {
    head,
    locale,
    event: toSummary(event),
    reason,
    status: eventStatus(event, now),
  }
}

export const meta = pageMeta

export default function RegisterFailedRoute({ loaderData }: Route.ComponentProps) {
  const { locale, event, reason, status } = loaderData
  return reason === null ? (
    <UnknownOutcomePage event={event} locale={locale} page="eventRegisterFailed" />
  ) : (
    <RegisterFailedPage event={event} locale={locale} reason={reason} status={status} />
  )
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
