import { foundDocument } from '#app/errors/found-document.ts'
import { pageHead, pageMeta } from '#app/head/page-head.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/promo.route.ts'
import { PromoPage } from './promo-page.tsx'
import { promoStatus } from './promo-status.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { locale, content, now } = context.get(siteContext)
  const found = foundDocument('promoDetail', locale, params, await content.promo(params.slug))
  const { related: others, ...promo } = found
  const { title, summary, translations, seo } = promo
  const head = pageHead({ page: 'promoDetail', title, description: summary, translations, seo })
  const related = others.map((other) => ({ ...other, status: promoStatus({ ...other, now }) }))
  return { head, locale, promo, status: promoStatus({ ...promo, now }), related }
}

export const meta = pageMeta

export default function PromoRoute({ loaderData }: Route.ComponentProps) {
  return <PromoPage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
