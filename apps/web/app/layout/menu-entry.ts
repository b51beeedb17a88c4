import type { Menu } from '@site/contracts/content/site-chrome.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { menuPath } from './menu-path.ts'

export type MenuEntry = Menu['header'][number]

/** The entry whose page, or else whose child's page, is at `pathname` or above it. */
export function currentEntry(
  locale: Locale,
  entries: readonly MenuEntry[],
  pathname: string,
): MenuEntry | undefined {
  const leadsHere = (link: MenuEntry | MenuEntry['children'][number]) => {
    const path = menuPath(locale, link)
    return pathname === path || pathname.startsWith(`${path}/`)
  }
  return entries.find(leadsHere) ?? entries.find(({ children }) => children.some(leadsHere))
}

/** An entry with children opens them instead of navigating: its own page is added unless a child is that page. */
export function needsOverview(locale: Locale, entry: MenuEntry): boolean {
  const own = menuPath(locale, entry)
  return entry.children.every((child) => menuPath(locale, child) !== own)
}
