/** Everything that a page's share picture shows. */
export interface ShareFacts {
  readonly locale: string
  readonly title: string
  /** The kind of page or the document's category. */
  readonly section: string
  readonly brand: string
}

/** Where a page's share picture is, and what is on it. */
export interface SharePicture {
  /** From the site's root, with its query. */
  readonly address: string
  readonly facts: ShareFacts
}

/** Counted up when the drawing changes, so that no kept picture of the old one is shown again. */
const DRAWING = '2'

export const SHARE_SIZE = { width: 1200, height: 630 } as const
export const SHARE_PREFIX = '/share'
export const SHARE_SUFFIX = '.png'
export const SHARE_VERSION = 'v'

/** The picture's address: the page's own with a version of what is drawn, so that it may be kept for good. */
export function shareAddress(path: string, facts: ShareFacts): string {
  const [pathname = '', search = ''] = path.split('?', 2)
  const params = new URLSearchParams(search)
  params.set(SHARE_VERSION, shareVersion(facts))
  return `${SHARE_PREFIX}${pathname}${SHARE_SUFFIX}?${params}`
}

/**
 * Tells one picture from another; it is no secret and guards nothing, as only what a page of the site itself says
 * is ever drawn. Twice 32 bits of FNV-1a, since it must come out the same in the browser, at once.
 */
function shareVersion({ locale, title, section, brand }: ShareFacts): string {
  const text = JSON.stringify([DRAWING, locale, title, section, brand])
  return hash(text, 0x811c9dc5) + hash(text, 0x01000193)
}

function hash(text: string, seed: number): string {
  let value = seed
  for (let position = 0; position < text.length; position += 1) {
    value = Math.imul(value ^ text.charCodeAt(position), 0x01000193) >>> 0
  }
  return value.toString(36)
}
