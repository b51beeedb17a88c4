/** The share image that the site draws for a page: the page's path between these. */
export const SHARE_PREFIX = '/share'
export const SHARE_SUFFIX = '.png'

/** The share image of a page, at the same site. */
export function toShareImageUrl(page: string): string {
  const { origin, pathname } = new URL(page)
  return `${origin}${SHARE_PREFIX}${pathname}${SHARE_SUFFIX}`
}
