/** Longest address that is looked at, in bytes; longer ones are refused with 414. */
export const MAX_ADDRESS_BYTES = 4096
/**
 * Most segments of a path; more are refused with 414. The router compares an address and each one above it with its routes.
 * Our own have up to seven, an editor's old address up to 30.
 */
export const MAX_PATH_SEGMENTS = 32

export type RequestAddress =
  | { readonly kind: 'ok'; readonly url: URL }
  | { readonly kind: 'moved'; readonly url: URL; readonly location: string }
  | { readonly kind: 'refused'; readonly status: 400 | 414; readonly pathname: string }

/** Scheme and host, as proxies are asked, which a server has to take as well (RFC 9112, 3.2.2). */
const AUTHORITY = /^https?:\/\/[^/?#]+/i

/** What is asked for of this site, whatever host the target names. */
export function originForm(target: string): string {
  const path = target.replace(AUTHORITY, '')
  return path === target || path.startsWith('/') ? path : `/${path}`
}

/** What a URL reads as something shorter: slashes at its beginning, and steps to the same folder or the one above. */
const ROUNDABOUT = /^\/\/|\/(?:\.|%2e){1,2}(?:\/|$)/i

/**
 * The address of a request, where the same is written shorter, or why it is not read: too long, not an address, percent-encoding that does not
 * decode, or bytes that have no place in a path (control characters, encoded slashes and backslashes).
 */
export function requestAddress(target: string, siteUrl: string): RequestAddress {
  const pathname = target.split('?', 1)[0] ?? '/'
  if (target.length > MAX_ADDRESS_BYTES || isTooDeep(pathname)) {
    return { kind: 'refused', status: 414, pathname: pathname.slice(0, 64) }
  }
  if (!target.startsWith('/') || !isReadable(pathname)) {
    return { kind: 'refused', status: 400, pathname }
  }
  // Only path and query of the target count: `//host/x` must not become another host.
  const url = new URL(`${siteUrl}/${target.replace(/^\/+/, '')}`)
  return ROUNDABOUT.test(pathname)
    ? { kind: 'moved', url, location: url.pathname.replace(/\/{2,}/g, '/') + url.search }
    : { kind: 'ok', url }
}

/** Empty segments count: they are compared as well. */
export function isTooDeep(pathname: string): boolean {
  return pathname.split('/', MAX_PATH_SEGMENTS + 2).length > MAX_PATH_SEGMENTS + 1
}

function isReadable(pathname: string): boolean {
  if (/%(2f|5c)|\\/i.test(pathname)) {
    return false
  }
  try {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
    return !/[\u0000-\u001f\u007f\ufffd]/.test(decodeURIComponent(pathname))
  } catch {
    return false
  }
}
