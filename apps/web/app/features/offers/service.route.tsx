import { data } from 'react-router'
import { pageHead, pageMeta } from '#app/head/page-head.ts'
import { servicePages } from '#app/i18n/offer-pages.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/service.route.ts'
import { offerLinks } from './offer-links.server.ts'
import { serviceOfPath } from './offer-of-path.ts'
import { ServicePage } from './service-page.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { locale, content } = context.get(siteContext)
  const key = serviceOfPath(url.pathname)
  const service = key === null ? null : await content.service(key)
  if (service === null) {
    throw data(null, { status: 404 })
  }
  const { title, summary, seo } = service
  const head = pageHead({ page: servicePages[service.key], title, description: summary, seo })
  return { head, locale, service: { ...service, ...offerLinks(service.key, locale) } }
}

export const meta = pageMeta

export default function ServiceRoute({ loaderData }: Route.ComponentProps) {
  return <ServicePage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
