import type { CachePolicyName } from '@site/contracts/content/site-pages.ts'
import { TICKET_PARAMETER } from '@site/contracts/ticket-parameter.ts'
import { endpointAt } from '#app/i18n/endpoints/endpoints.ts'
import { matchPage, type PageMatch } from '#app/i18n/path-to.ts'
import { productOfSegment } from '#app/i18n/product-segments.ts'
import { MANIFEST_PATH } from '#app/prefetch/manifest-patch.ts'
import { findCachePolicy, pageRoutes } from '#app/request/page-routes.ts'
import { isTooDeep, MAX_PATH_SEGMENTS } from '#server/base/request-url.ts'
import { cachePolicies } from './cache-policies.ts'

/** The router requests a path and its parents. Matching each against all routes blocks the event loop. */
const MAX_MANIFEST_PATHS = MAX_PATH_SEGMENTS
/** Suffix of the URL of a data request during client navigation. */
const DATA_SUFFIX = '.data'
/** The query parameter with which the router requests the data of some routes only. */
const ROUTES_PARAMETER = '_routes'

export interface PageKey {
  /** The URL with only the parameters that can change the page; the page is rendered from it. */
  readonly key: string
  readonly policy: CachePolicyName
}

/**
 * Reduces a GET request to the parts that the page can depend on. Unknown and tracking parameters neither split the
 * cache nor reach the page. Tools and forms read all parameters and are never cached.
 */
export function pageKey(pathname: string, search: URLSearchParams): PageKey {
  if (pathname === MANIFEST_PATH) {
    return { key: withSearch(pathname, manifestSearch(search)), policy: 'detail' }
  }
  if (pathname === '/') {
    // It depends on a cookie, so it must not be cached by URL.
    return { key: withSearch(pathname, search), policy: 'visitor' }
  }
  const endpoint = endpointAt(pathname)
  if (endpoint !== null) {
    const used = endpoint.query === null ? search : only(search, endpoint.query)
    return { key: withSearch(pathname, used), policy: endpoint.cache }
  }
  const isData = pathname.endsWith(DATA_SUFFIX)
  const path = isData ? pathname.slice(0, -DATA_SUFFIX.length) : pathname
  const match = matchPage(path)
  const policy = match === null ? 'detail' : findCachePolicy(match.name)
  if (cachePolicies[policy] === null) {
    const isTicketed = search.has(TICKET_PARAMETER)
    return { key: withSearch(pathname, search), policy: isTicketed ? 'visitor' : policy }
  }
  const used = only(search, match === null ? [] : (pageRoutes[match.name].query ?? []))
  const routes = search.get(ROUTES_PARAMETER)
  // The page without its layout, as for a navigation in one language; the router ignores data that it did not request.
  if (isData && match !== null && routes === toRouteId(match)) {
    used.set(ROUTES_PARAMETER, routes)
  }
  return { key: withSearch(pathname, used), policy }
}

/** The ID of a page's route, as in app/routes.ts. */
function toRouteId({ name, locale, params: { product } }: PageMatch): string {
  const value = product === undefined ? null : productOfSegment(locale, product)
  return value === null ? `${locale}/${name}` : `${locale}/${name}/${value}`
}

/** Whether the response is read by the site's script, and must therefore come from the same build. */
export function isDataKey(key: string): boolean {
  const [pathname = ''] = key.split('?', 1)
  return pathname.endsWith(DATA_SUFFIX) || pathname === MANIFEST_PATH
}

/**
 * Canonical form: the paths are a set. The router responds with 400 without `paths`; too many paths get the same response.
 */
function manifestSearch(search: URLSearchParams): URLSearchParams {
  const used = only(search, ['paths', 'version'])
  const paths = new Set(used.get('paths')?.split(','))
  if (paths.size > MAX_MANIFEST_PATHS || [...paths].some(isTooDeep)) {
    used.delete('paths')
  } else if (paths.size > 0) {
    used.set('paths', [...paths].sort().join(','))
  }
  return used
}

function only(search: URLSearchParams, names: readonly string[]): URLSearchParams {
  const used = new URLSearchParams()
  for (const name of names) {
    const value = search.get(name)
    if (value !== null && value !== '') {
      used.set(name, value)
    }
  }
  return used
}

function withSearch(pathname: string, search: URLSearchParams): string {
  return search.size > 0 ? `${pathname}?${search}` : pathname
}
