import type { MenuPlace } from '@site/contracts/content/site-chrome.ts'
import { type PageName, pageOf } from '#app/i18n/pages.ts'
import { matchPage } from '#app/i18n/path-to.ts'

/**
 * Whether the menu has disabled the page at `pathname`. A page without a menu entry follows its nearest ancestor with
 * one. The home page cannot be disabled.
 */
export function isDisabledPage(places: readonly MenuPlace[], pathname: string): boolean {
  if (places.every(({ isOpen }) => isOpen)) {
    return false
  }
  // A path outside the slug table, such as a file of a page, belongs to the page whose path is its prefix.
  for (let path = pathname; path !== ''; path = path.slice(0, path.lastIndexOf('/'))) {
    const match = matchPage(path)
    if (match?.name !== 'staticPage') {
      return match !== null && match.name !== 'home' && isDisabled(places, match.name)
    }
    const slug = match.params['*']
    const own = places.find((place) => place.page === 'staticPage' && place.slug === slug)
    if (own) {
      return !own.isOpen
    }
  }
  return false
}

function isDisabled(places: readonly MenuPlace[], name: PageName): boolean {
  const own = places.find(({ page }) => page === name)
  const { parent } = pageOf(name)
  if (own) {
    return name !== 'home' && !own.isOpen
  }
  return parent !== undefined && isDisabled(places, parent)
}
