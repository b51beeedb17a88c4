import { data } from 'react-router'
import { pageNumber } from '#app/i18n/page-number.ts'
import { pageHead, pageMeta } from '#app/shell/page-head.ts'
import { siteContext } from '#app/shell/site-context.ts'
import type { Route } from './+types/recommendations.route.ts'
import { copy } from './copy.ts'
import { RecommendationsPage } from './recommendations-page.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { locale, content } = context.get(siteContext)
  const page = pageNumber(url)
  const list = await content.recommendations({ page })
  if (page > list.pageCount) {
    throw data(null, { status: 404 })
  }
  const words = copy[locale]
  const head = pageHead({
    page: 'recommendation',
    title: words.title,
    description: words.lead,
    query: { page: page === 1 ? null : page },
  })
  return { head, locale, list }
}

export const meta = pageMeta

export default function RecommendationsRoute({ loaderData }: Route.ComponentProps) {
  return <RecommendationsPage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/shell/error-page.tsx'
