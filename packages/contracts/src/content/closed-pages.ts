import type { MenuPlace } from './site-chrome.ts'
import { findParentPage, type PageName } from './site-pages.ts'

/**
 * Whether the menu closes a page, which then is not found: a page without an entry follows its nearest ancestor with
 * one. Null if neither has an entry. The home page is always open.
 */
export function isClosedPage(
  places: readonly MenuPlace[],
  page: PageName,
  slug: string | null = null,
): boolean | null {
  if (page === 'home') return false
  const own = places.find((place) => place.page === page && place.slug === slug)
  if (own) return !own.isOpen
  const parent = findParentPage(page)
  return parent === undefined ? null : isClosedPage(places, parent)
}
