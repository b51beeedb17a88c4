import { foundDocument } from '#app/errors/found-document.ts'
import { pageHead, pageMeta } from '#app/head/page-head.ts'
import { companyLine } from '#app/market/company-line.server.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/static-page.route.ts'
import { AppPart } from './app-part.tsx'
import { ComposedPage } from './composed-page.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { locale, content, market, orNull } = context.get(siteContext)
  const page = foundDocument('staticPage', locale, params, await content.page(params['*']), '*')
  const { title, summary, translations, seo } = page
  const head = pageHead({
    page: 'staticPage',
    title,
    description: summary,
    translations,
    slugParam: '*',
    seo,
  })
  if (page.key !== 'app') {
    return { head, locale, page, company: null }
  }
  const [featured] = (await orNull(market.snapshot()))?.featured ?? []
  return { head, locale, page, company: featured ? companyLine(featured) : null }
}

export const meta = pageMeta

export default function StaticPageRoute({ loaderData }: Route.ComponentProps) {
  const { locale, page, company } = loaderData
  return (
    <ComposedPage content={page} locale={locale} page="staticPage">
      {page.key === 'app' ? <AppPart company={company} locale={locale} /> : null}
    </ComposedPage>
  )
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
