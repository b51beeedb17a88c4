import { isClosedPage } from '@site/contracts/content/closed-pages.ts'
import type { MenuPlace } from '@site/contracts/content/site-chrome.ts'
import { matchPage } from '#app/i18n/path-to.ts'

/** Whether the menu has disabled the page at `pathname`. */
export function isDisabledPage(places: readonly MenuPlace[], pathname: string): boolean {
  if (places.every(({ isOpen }) => isOpen)) {
    return false
  }
  // A path outside the page table, such as a file of a page, belongs to the page whose path is its prefix.
  for (let path = pathname; path !== ''; path = path.slice(0, path.lastIndexOf('/'))) {
    const match = matchPage(path)
    const isClosed = match && isClosedPage(places, match.name, match.params['*'] ?? null)
    if (isClosed !== null || match?.name !== 'staticPage') {
      return isClosed ?? false
    }
  }
  return false
}
