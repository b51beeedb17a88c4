import { data } from 'react-router'
import { pageHead, pageMetaWith } from '#app/head/page-head.ts'
import { firm } from '#app/head/structured-data.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/about-us.route.ts'
import { ComposedPage } from './composed-page.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { locale, content } = context.get(siteContext)
  const page = await content.pageByKey('aboutUs')
  if (page === null) {
    throw data(null, { status: 404 })
  }
  const head = pageHead({ page: 'aboutUs', title: page.title, description: page.summary, seo: page.seo })
  return { head, locale, page }
}

export const meta = pageMetaWith(
  import.meta.env.SSR && ((_: Route.ComponentProps['loaderData'], site) => [firm(site)]),
)

export default function AboutUsRoute({ loaderData }: Route.ComponentProps) {
  const { locale, page } = loaderData
  return <ComposedPage content={page} locale={locale} page="aboutUs" />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
