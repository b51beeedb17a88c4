import type { Menu } from '@site/contracts/content/site-chrome.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { menuPath } from './menu-path.ts'

export type MenuEntry = Menu['header'][number]

/** Whether `pathname` is the page of this entry or of one of its children, or below one of them. */
export function isEntryOf(locale: Locale, entry: MenuEntry, pathname: string): boolean {
  return [entry, ...entry.children].some((link) => {
    const path = menuPath(locale, link)
    return pathname === path || pathname.startsWith(`${path}/`)
  })
}

/** An entry with children opens them instead of navigating: its own page is added unless a child is that page. */
export function needsOverview(locale: Locale, entry: MenuEntry): boolean {
  const own = menuPath(locale, entry)
  return entry.children.every((child) => menuPath(locale, child) !== own)
}
