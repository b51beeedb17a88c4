import { legacyPaths } from '#app/i18n/legacy-paths.ts'
import { productOfSegment } from '#app/i18n/pages.ts'
import type { PageMatch } from '#app/i18n/path-to.ts'

/** The query parameter with which the router requests the data of some routes only. */
export const ROUTES_PARAMETER = '_routes'
/** No route has this ID, so nothing is loaded. */
const NONE = 'none'
/** Root, locale layout and page: no URL matches more routes. */
const MAX_ROUTES = 3

/**
 * The requested routes in canonical form; null for all of them. Routes that the URL does not match are dropped: they do
 * not change the response and must not create another cache entry.
 */
export function requestedRoutes(search: URLSearchParams, match: PageMatch | null): string | null {
  const requested = search.get(ROUTES_PARAMETER)
  if (requested === null || requested === '') {
    return null
  }
  const ids = new Set(requested.split(','))
  const matching = routesAt(match).filter((id) => ids.has(id))
  return matching.slice(0, MAX_ROUTES).join(',') || NONE
}

/** The IDs of the routes that match a URL, as in app/routes.ts. */
function routesAt(match: PageMatch | null): readonly string[] {
  if (match === null) {
    return ['root', 'outside', 'outside/no-page']
  }
  const { name, locale, params } = match
  if (name === 'staticPage') {
    // The slug table does not contain old URLs, so they match as static pages.
    const old = legacyPaths.flatMap(({ key, from }) =>
      from[locale].map((_, position) => `${locale}/old/${key}/${position}`),
    )
    return ['root', locale, `${locale}/${name}`, ...old]
  }
  const product = params.product === undefined ? null : productOfSegment(locale, params.product)
  return ['root', locale, product === null ? `${locale}/${name}` : `${locale}/${name}/${product}`]
}
