import { findPage } from '@site/contracts/content/site-pages.ts'
import { localeOfPath, otherLocale } from './locales.ts'
import { fillPath, matchPage } from './path-to.ts'
import { productOfSegment } from './product-segments.ts'

/**
 * The canonical form of a path: lower case, no unnecessary percent-encoding, no trailing or repeated slashes. Its slugs
 * are those of its own language (`/en/tentang-kami` → `/en/about-us`). A canonical or unknown path is returned
 * unchanged.
 */
export function canonicalPath(pathname: string): string {
  const normalized = normalizedPath(pathname)
  const locale = localeOfPath(normalized)
  if (locale === null || matchesOwnSlug(normalized)) {
    return normalized
  }
  const other = otherLocale(locale)
  const match = matchPage(normalized.replace(`/${locale}`, `/${other}`))
  if (match === null || match.name === 'staticPage') {
    return normalized
  }
  const product = match.params.product
  const key = product === undefined ? null : productOfSegment(other, product)
  const values = findPage(match.name).values?.[locale]
  const params = key && values ? { ...match.params, product: values[key] } : match.params
  return fillPath(match.name, locale, params)
}

/** The static page matches every remaining path, so only a match of another page proves that the slugs are correct. */
function matchesOwnSlug(pathname: string): boolean {
  const match = matchPage(pathname)
  return match !== null && match.name !== 'staticPage'
}

function normalizedPath(pathname: string): string {
  return pathname
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/+$/, '')
    .replace(/%[0-9a-f]{2}/gi, decodeUnreserved)
    .replace(/%[0-9A-F]{2}|[A-Z]+/g, (part) => (part.startsWith('%') ? part : part.toLowerCase()))
}

/** Decodes an unreserved character (RFC 3986, 2.3); other bytes keep their encoding in upper case. */
function decodeUnreserved(encoded: string): string {
  const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16))
  return /[\w.~-]/.test(character) ? character : encoded.toUpperCase()
}
