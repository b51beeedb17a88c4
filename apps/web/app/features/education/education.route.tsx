import { withStatus } from '#app/content/event-status.ts'
import { pageHead, pageMeta } from '#app/head/page-head.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/education.route.ts'
import { copy } from './copy.ts'
import { EducationPage } from './education-page.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { locale, content, now } = context.get(siteContext)
  const hub = await content.education()
  const words = copy[locale]
  const head = pageHead({ page: 'education', title: words.hubTitle, description: words.hubLead })
  const events = withStatus(hub.events, now)
  return { head, locale, hub: { ...hub, events } }
}

export const meta = pageMeta

export default function EducationRoute({ loaderData }: Route.ComponentProps) {
  return <EducationPage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
