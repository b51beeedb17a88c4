import { eventStatus } from '#app/content/event-status.ts'
import { foundDocument } from '#app/errors/found-document.ts'
import { pageHead, pageMeta } from '#app/head/page-head.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/register-failed.route.ts'
import { toSummary } from './fetch-event.ts'
import { RegisterFailedPage } from './register-failed-page.tsx'
import { registerOutcomeCopy } from './register-outcome-copy.ts'

const reasons = ['full', 'closed'] as const

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { locale, content, now } = context.get(siteContext)
  const found = await content.event(params.slug)
  const event = foundDocument('eduvestRegisterFailed', locale, params, found)
  const named = url.searchParams.get('reason')
  const reason = reasons.find((one) => one === named) ?? null
  const words = registerOutcomeCopy[locale]
  const head = pageHead({
    page: 'eduvestRegisterFailed',
    title: `${words.failedTitle}: ${event.title}`,
    description: words.failedLead(event.title),
    translations: event.translations,
    query: { reason },
  })
  return {
    head,
    locale,
    event: toSummary(event),
    reason: reason ?? ('other' as const),
    status: eventStatus(event, now),
  }
}

export const meta = pageMeta

export default function RegisterFailedRoute({ loaderData }: Route.ComponentProps) {
  return <RegisterFailedPage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
