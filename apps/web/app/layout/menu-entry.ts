import type { Menu } from '@site/contracts/content/shell.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { menuPath } from './menu-path.ts'

export type MenuEntry = Menu['header'][number]

/** Whether the page at `pathname` is this entry's, one of its children's, or below one of them. */
export function isEntryOf(locale: Locale, entry: MenuEntry, pathname: string): boolean {
  return [entry, ...entry.children].some((link) => {
    const path = menuPath(locale, link)
    return pathname === path || pathname.startsWith(`${path}/`)
  })
}

/** An entry with children opens them and leads nowhere itself: its own page is offered unless a child is that page. */
export function needsOverview(locale: Locale, entry: MenuEntry): boolean {
  const own = menuPath(locale, entry)
  return entry.children.every((child) => menuPath(locale, child) !== own)
}
