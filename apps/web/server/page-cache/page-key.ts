import { TICKET_PARAMETER } from '@site/contracts/ticket-parameter.ts'
import { endpointAt } from '#app/i18n/endpoints/endpoints.ts'
import { pageRoutes } from '#app/i18n/page-routes.ts'
import { type CachePolicyName, pageOf } from '#app/i18n/pages.ts'
import { matchPage } from '#app/i18n/path-to.ts'
import { MANIFEST_PATH } from '#app/prefetch/manifest-patch.ts'
import { isTooDeep, MAX_PATH_SEGMENTS } from '../request-address.ts'
import { askedRoutes, ROUTES_PARAMETER } from './asked-routes.ts'
import { cachePolicies } from './policies.ts'

/** The router requests a path and its parents. Matching each against all routes blocks the event loop. */
const MAX_MANIFEST_PATHS = MAX_PATH_SEGMENTS
/** Suffix of the URL of a data request during client navigation. */
const DATA_SUFFIX = '.data'

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
    const kept = endpoint.query === null ? search : only(search, endpoint.query)
    return { key: withSearch(pathname, kept), policy: endpoint.cache }
  }
  const isData = pathname.endsWith(DATA_SUFFIX)
  const path = isData ? pathname.slice(0, -DATA_SUFFIX.length) : pathname
  const match = matchPage(path)
  const page = match === null ? null : pageOf(match.name)
  const policy = page?.cache ?? 'detail'
  if (cachePolicies[policy] === null) {
    const isTicketed = search.has(TICKET_PARAMETER)
    return { key: withSearch(pathname, search), policy: isTicketed ? 'visitor' : policy }
  }
  const kept = only(search, match === null ? [] : (pageRoutes[match.name].query ?? []))
  const routes = isData ? askedRoutes(search, match) : null
  if (routes !== null) {
    kept.set(ROUTES_PARAMETER, routes)
  }
  return { key: withSearch(pathname, kept), policy }
}

/** Whether the response is read by the site's script, and must therefore come from the same build. */
export function isDataKey(key: string): boolean {
  const [pathname = ''] = key.split('?', 1)
  return pathname.endsWith(DATA_SUFFIX) || pathname === MANIFEST_PATH
}

/**
 * Canonical form: the paths are a set. The router answers 400 without `paths`, so too many paths get the same response.
 */
function manifestSearch(search: URLSearchParams): URLSearchParams {
  const kept = only(search, ['paths', 'version'])
  const paths = new Set(kept.get('paths')?.split(','))
  if (paths.size > MAX_MANIFEST_PATHS || [...paths].some(isTooDeep)) {
    kept.delete('paths')
  } else if (paths.size > 0) {
    kept.set('paths', [...paths].sort().join(','))
  }
  return kept
}

function only(search: URLSearchParams, names: readonly string[]): URLSearchParams {
  const kept = new URLSearchParams()
  for (const name of names) {
    const value = search.get(name)
    if (value !== null && value !== '') {
      kept.set(name, value)
    }
  }
  return kept
}

function withSearch(pathname: string, search: URLSearchParams): string {
  return search.size > 0 ? `${pathname}?${search}` : pathname
}
