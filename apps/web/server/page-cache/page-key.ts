import { TICKET_PARAMETER } from '@site/contracts/ticket-parameter.ts'
import { actionDocumentQuery } from '#app/i18n/action-files.ts'
import { isCalculatorFile } from '#app/i18n/calculator-file.ts'
import { COMPANY_SUGGESTIONS_PATH, companySuggestionParameters } from '#app/i18n/company-suggestions-path.ts'
import { COMPARE_SERIES_PATH, compareSeriesParameters } from '#app/i18n/compare-series-path.ts'
import { isEventCalendar } from '#app/i18n/event-file.ts'
import { pageRoutes } from '#app/i18n/page-routes.ts'
import { type CachePolicyName, pageOf } from '#app/i18n/pages.ts'
import { matchPage } from '#app/i18n/path-to.ts'
import { PRICE_SERIES_PATH, priceSeriesParameters } from '#app/i18n/price-series-path.ts'
import { isStatementCsv } from '#app/i18n/statement-csv-path.ts'
import { SUGGESTIONS_PATH, suggestionParameters } from '#app/i18n/suggestions-path.ts'
import { MANIFEST_PATH } from '#app/shell/manifest-patch.ts'
import { askedRoutes, ROUTES_PARAMETER } from './asked-routes.ts'
import { cachePolicies } from './policies.ts'

/** Three times what the fullest page links to. Each path is compared with all routes of the build, while nothing else goes on. */
const MOST_MANIFEST_PATHS = 150
/** A data answer of client navigation has the page's path with this at its end. */
const DATA_SUFFIX = '.data'

export interface PageKey {
  /** The address with only what can change the page; also what the page is made from. */
  readonly key: string
  readonly policy: CachePolicyName
}

/** What pages ask for beside themselves: parts of pages, suggestions, files. */
const parts: readonly {
  readonly policy: CachePolicyName
  /** The parameters that the part at a path depends on; null: it is not there. */
  readonly parametersOf: (pathname: string) => readonly string[] | null
}[] = [
  // Kept for a minute in the room of variants, as first letters are typed by many.
  { policy: 'list', parametersOf: at(SUGGESTIONS_PATH, suggestionParameters) },
  { policy: 'market', parametersOf: at(COMPANY_SUGGESTIONS_PATH, companySuggestionParameters) },
  { policy: 'market', parametersOf: at(COMPARE_SERIES_PATH, compareSeriesParameters) },
  { policy: 'market', parametersOf: at(PRICE_SERIES_PATH, priceSeriesParameters) },
  { policy: 'market', parametersOf: actionDocumentQuery },
  { policy: 'market', parametersOf: (pathname) => (isStatementCsv(pathname) ? [] : null) },
  { policy: 'detail', parametersOf: (pathname) => (isEventCalendar(pathname) ? [] : null) },
]

function at(path: string, parameters: readonly string[]) {
  return (pathname: string) => (pathname === path ? parameters : null)
}

/**
 * What a GET request asks for, reduced to what the page can depend on: unknown and tracking parameters neither
 * split the cache nor reach the page. Tools and forms read all parameters, and are never kept.
 */
export function pageKey(pathname: string, search: URLSearchParams): PageKey {
  if (pathname === MANIFEST_PATH) {
    return { key: withSearch(pathname, manifestSearch(search)), policy: 'detail' }
  }
  if (isCalculatorFile(pathname)) {
    return { key: withSearch(pathname, search), policy: 'tool' }
  }
  if (pathname === '/') {
    // It depends on a cookie; what is kept under a key is sent to whoever asks for that address.
    return { key: withSearch(pathname, search), policy: 'visitor' }
  }
  for (const { policy, parametersOf } of parts) {
    const parameters = parametersOf(pathname)
    if (parameters !== null) {
      return { key: withSearch(pathname, only(search, parameters)), policy }
    }
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
  if (paths.size > MOST_MANIFEST_PATHS) {
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
