import { pageHead, pageMeta } from '#app/shell/page-head.ts'
import { siteContext } from '#app/shell/site-context.ts'
import type { Route } from './+types/education.route.ts'
import { copy } from './copy.ts'
import { EducationPage } from './education-page.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { locale, content } = context.get(siteContext)
  const hub = await content.education()
  const words = copy[locale]
  const head = pageHead({ page: 'education', title: words.hubTitle, description: words.hubLead })
  return { head, locale, hub }
}

export const meta = pageMeta

export default function EducationRoute({ loaderData }: Route.ComponentProps) {
  return <EducationPage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/shell/error-page.tsx'
