import { matchPage } from '#app/i18n/path-to.ts'
import { isTooDeep } from '#server/base/request-url.ts'
import { isImagePath, isMediaPath, isSharePath } from '../base/own-paths.ts'
import { REPORTS_PATH } from '../security/security-headers.ts'
import type { FileLabel, RouteLabel } from './outcomes.ts'

/** URLs that are not pages, in matching order. */
const others: readonly { readonly label: FileLabel; readonly isAt: (pathname: string) => boolean }[] = [
  { label: 'asset', isAt: (pathname) => pathname.startsWith('/assets/') },
  { label: 'health', isAt: (pathname) => pathname === '/healthz' || pathname === '/readyz' },
  { label: 'violation-report', isAt: (pathname) => pathname === REPORTS_PATH },
  { label: 'share-image', isAt: isSharePath },
  { label: 'media', isAt: isMediaPath },
  { label: 'image', isAt: isImagePath },
  { label: 'preview', isAt: (pathname) => pathname.startsWith('/preview/') },
  { label: 'entrance', isAt: (pathname) => pathname === '/' },
]

const DATA_SUFFIX = '.data'

/**
 * The label of a URL in metrics, logs and traces: its page name or file type. Never the URL itself, which has unlimited
 * cardinality and may contain a secret.
 */
export function routeLabel(pathname: string): RouteLabel {
  // Such a request is labeled before it is rejected.
  if (isTooDeep(pathname)) {
    return 'other'
  }
  const other = others.find(({ isAt }) => isAt(pathname))
  if (other !== undefined) {
    return other.label
  }
  const path = pathname.endsWith(DATA_SUFFIX) ? pathname.slice(0, -DATA_SUFFIX.length) : pathname
  return matchPage(path)?.name ?? 'other'
}

/** The path of a raw request target, without its query. */
export function readPath(target: string): string {
  const end = target.search(/[?#]/)
  return end === -1 ? target : target.slice(0, end)
}
