/** Max URL length in bytes; longer ones are rejected with 414. */
export const MAX_URL_BYTES = 4096
/**
 * Max path segments; more are rejected with 414. The router matches a path and all its parents. Our paths have up to
 * seven segments, editors' old URLs up to 30.
 */
export const MAX_PATH_SEGMENTS = 32

export type RequestUrl =
  | { readonly kind: 'ok'; readonly url: URL }
  | { readonly kind: 'moved'; readonly url: URL; readonly location: string }
  | { readonly kind: 'rejected'; readonly status: 400 | 414; readonly pathname: string }

/** Scheme and host of an absolute-form target, which servers must accept (RFC 9112, section 3.2.2). */
const AUTHORITY = /^https?:\/\/[^/?#]+/i

/** The path and query of the target, whatever host it names. */
export function originForm(target: string): string {
  const path = target.replace(AUTHORITY, '')
  return path === target || path.startsWith('/') ? path : `/${path}`
}

/** Parts that URL parsing shortens: leading slashes and dot segments. */
const NOT_NORMALIZED = /^\/\/|\/(?:\.|%2e){1,2}(?:\/|$)/i

/**
 * Parses the URL of a request. Returns a redirect if it can be normalized, and a rejection if it is too long, not a
 * URL, not decodable, or has control characters or encoded slashes in its path.
 */
export function parseRequestUrl(target: string, siteUrl: string): RequestUrl {
  const pathname = target.split('?', 1)[0] ?? '/'
  if (target.length > MAX_URL_BYTES || isTooDeep(pathname)) {
    return { kind: 'rejected', status: 414, pathname: pathname.slice(0, 64) }
  }
  if (!target.startsWith('/') || !isReadable(pathname)) {
    return { kind: 'rejected', status: 400, pathname }
  }
  // Uses only the path and query of the target: `//host/x` must not become another host.
  const url = new URL(`${siteUrl}/${target.replace(/^\/+/, '')}`)
  return NOT_NORMALIZED.test(pathname)
    ? { kind: 'moved', url, location: url.pathname.replace(/\/{2,}/g, '/') + url.search }
    : { kind: 'ok', url }
}

/** Empty segments count: the router matches them as well. */
export function isTooDeep(pathname: string): boolean {
  return pathname.split('/', MAX_PATH_SEGMENTS + 2).length > MAX_PATH_SEGMENTS + 1
}

function isReadable(pathname: string): boolean {
  if (/%(2f|5c)|\\/i.test(pathname)) {
    return false
  }
  try {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is searched for
    return !/[\u0000-\u001f\u007f\ufffd]/.test(decodeURIComponent(pathname))
  } catch {
    return false
  }
}
