import { foundDocument } from '#app/errors/found-document.ts'
import { pageHead, pageMeta } from '#app/head/page-head.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/static-page.route.ts'
import { ComposedPage } from './composed-page.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { locale, content } = context.get(siteContext)
  const page = foundDocument('staticPage', locale, params, await content.page(params['*']), '*')
  const { title, summary, translations } = page
  const head = pageHead({
    page: 'staticPage',
    title,
    description: summary,
    translations,
    slugParam: '*',
  })
  return { head, locale, page }
}

export const meta = pageMeta

export default function StaticPageRoute({ loaderData }: Route.ComponentProps) {
  const { locale, page } = loaderData
  return <ComposedPage content={page} locale={locale} page="staticPage" />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
