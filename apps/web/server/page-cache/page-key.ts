import { TICKET_PARAMETER } from '@site/contracts/ticket-parameter.ts'
import { endpointAt } from '#app/i18n/endpoints/endpoints.ts'
import { pageRoutes } from '#app/i18n/page-routes.ts'
import { type CachePolicyName, pageOf } from '#app/i18n/pages.ts'
import { matchPage } from '#app/i18n/path-to.ts'
import { MANIFEST_PATH } from '#app/prefetch/manifest-patch.ts'
import { isTooDeep, MAX_PATH_SEGMENTS } from '../request-address.ts'
import { askedRoutes, ROUTES_PARAMETER } from './asked-routes.ts'
import { cachePolicies } from './policies.ts'

/** The router asks for a path and those above it. Each is compared with all routes of the build, which blocks the event loop. */
const MAX_MANIFEST_PATHS = MAX_PATH_SEGMENTS
/** A data answer of client navigation has the page's path with this at its end. */
const DATA_SUFFIX = '.data'

export interface PageKey {
  /** The address with only what can change the page; also what the page is made from. */
  readonly key: string
  readonly policy: CachePolicyName
}

/**
 * What a GET request asks for, reduced to what the page can depend on: unknown and tracking parameters neither
 * split the cache nor reach the page. Tools and forms read all parameters, and are never kept.
 */
export function pageKey(pathname: string, search: URLSearchParams): PageKey {
  if (pathname === MANIFEST_PATH) {
    return { key: withSearch(pathname, manifestSearch(search)), policy: 'detail' }
  }
  if (pathname === '/') {
    // It depends on a cookie; what is kept under a key is sent to whoever asks for that address.
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

/** Whether a key is of what the site's own script reads, which has to be of the same build as the script. */
export function isDataKey(key: string): boolean {
  const [pathname = ''] = key.split('?', 1)
  return pathname.endsWith(DATA_SUFFIX) || pathname === MANIFEST_PATH
}

/** As the router writes it: its paths are a set. It refuses (400) who asks for none, as is said of who asks for too many. */
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
