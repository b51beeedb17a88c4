import { serviceKeys } from '@site/contracts/content/products.ts'
import { findPage, type PageName } from '@site/contracts/content/site-pages.ts'
import { data, redirect } from 'react-router'
import { errorMeta } from '#app/head/page-head.ts'
import { legacyPaths } from '#app/i18n/legacy-paths.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { servicePages } from '#app/i18n/offer-pages.ts'
import { fillPath } from '#app/i18n/path-to.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/legacy-path.route.ts'

/** Redirects an old URL to its replacement, unless a named middleware has done so. */
export function loader({ params, context, pattern, url }: Route.LoaderArgs) {
  const { locale } = context.get(siteContext)
  const rule = legacyPaths.find(({ from }) =>
    from[locale].some((path) => pattern.endsWith(`${locale}/${path}`)),
  )
  if (rule?.to === undefined) {
    throw data(null, { status: 404 })
  }
  const given: Record<string, string | undefined> = params
  const target = rule.to === 'serviceOf' ? serviceOfSegment(locale, given.service ?? '') : rule.to
  if (target === null) {
    throw data(null, { status: 404 })
  }
  return redirect(`${fillPath(target, locale, given)}${url.search}`, rule.status)
}

function serviceOfSegment(locale: Locale, segment: string): PageName | null {
  const key = serviceKeys.find((service) =>
    findPage(servicePages[service]).path[locale].endsWith(`/${segment}`),
  )
  return key ? servicePages[key] : null
}

export const meta = errorMeta

export default function OldAddressRoute() {
  return null
}

export { ErrorPage as ErrorBoundary } from './error-page.tsx'
