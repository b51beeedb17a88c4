import { SHARE_PREFIX, SHARE_SUFFIX } from '@site/contracts/content/share-image.ts'

/** All texts on a page's share image. */
export interface ShareImageText {
  readonly locale: string
  readonly title: string
  /** The page type or the document's category. */
  readonly section: string
  readonly brand: string
}

/** The URL and the content of a page's share image. */
export interface ShareImage {
  /** Root-relative, with its query. */
  readonly url: string
  readonly facts: ShareImageText
}

/** Increment when the drawing changes, so that cached images are not shown. */
const DRAWING_VERSION = '2'

export const SHARE_SIZE = { width: 1200, height: 630 } as const
export const SHARE_VERSION = 'v'

/** The image's URL: the page's own with a version of the content, so that it can be cached forever. */
export function shareImageUrl(path: string, facts: ShareImageText): string {
  const [pathname = '', search = ''] = path.split('?', 2)
  const params = new URLSearchParams(search)
  params.set(SHARE_VERSION, shareVersion(facts))
  return `${SHARE_PREFIX}${pathname}${SHARE_SUFFIX}?${params}`
}

/**
 * Distinguishes versions of the image; not a security measure, because only texts of the site's own pages are drawn. Two
 * 32-bit FNV-1a hashes, since the browser must compute the same value synchronously.
 */
function shareVersion({ locale, title, section, brand }: ShareImageText): string {
  const text = JSON.stringify([DRAWING_VERSION, locale, title, section, brand])
  return hash(text, 0x811c9dc5) + hash(text, 0x01000193)
}

function hash(text: string, seed: number): string {
  let value = seed
  for (let position = 0; position < text.length; position += 1) {
    value = Math.imul(value ^ text.charCodeAt(position), 0x01000193) >>> 0
  }
  return value.toString(36)
}
