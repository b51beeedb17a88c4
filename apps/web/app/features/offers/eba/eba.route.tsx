import { fetchProduct } from '#app/features/offers/fetch-product.server.ts'
import { pageMeta } from '#app/head/page-head.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/eba.route.ts'
import { EbaPage } from './eba-page.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { locale, content, orNull } = context.get(siteContext)
  const { product, head } = await fetchProduct({ content, locale, orNull }, 'ebaRetail')
  return { head, locale, product }
}

export const meta = pageMeta

export default function EbaRoute({ loaderData }: Route.ComponentProps) {
  return <EbaPage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
