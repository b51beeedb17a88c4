import { isLocale, localeOfPath } from '#app/i18n/locales.ts'
import { SHARE_PREFIX, SHARE_SUFFIX, SHARE_VERSION, type ShareFacts } from '#app/shell/share-address.ts'

/** The page that a picture's address belongs to; null where it cannot be one's. */
export function pageOfPicture(url: URL): { pathname: string; search: URLSearchParams } | null {
  const { pathname } = url
  if (!pathname.endsWith(SHARE_SUFFIX)) {
    return null
  }
  const path = pathname.slice(SHARE_PREFIX.length, -SHARE_SUFFIX.length)
  if (localeOfPath(path) === null) {
    return null
  }
  const search = new URLSearchParams(url.searchParams)
  search.delete(SHARE_VERSION)
  return { pathname: path, search }
}

/** What a page's head says of its picture: where it is and what is on it; null where it says nothing. */
export function pictureFactsOf(html: string): { address: string; facts: ShareFacts } | null {
  const image = /<meta property="og:image" content="([^"]*)" data-section="([^"]*)"/.exec(html)
  const title = /<meta property="og:title" content="([^"]*)"/.exec(html)?.[1]
  const brand = /<meta property="og:site_name" content="([^"]*)"/.exec(html)?.[1]
  const [, address = '', section = ''] = image ?? []
  if (image === null || title === undefined || brand === undefined) {
    return null
  }
  const { pathname, search } = new URL(unescaped(address))
  const locale = localeOfPath(pathname.slice(SHARE_PREFIX.length).replace(SHARE_SUFFIX, ''))
  return isLocale(locale)
    ? {
        address: `${pathname}${search}`,
        facts: { locale, title: unescaped(title), section: unescaped(section), brand: unescaped(brand) },
      }
    : null
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

function unescaped(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
}
