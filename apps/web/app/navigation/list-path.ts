import { pageParents } from '@site/contracts/content/page-parents.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { type PageName, pageOf } from '#app/i18n/pages.ts'
import { fillPath, matchPage } from '#app/i18n/path-to.ts'

/** The path of the list that a document's page belongs to, in the given language; null for a page without a list. */
export function listPathOf(pathname: string, locale: Locale): string | null {
  const match = matchPage(pathname)
  const list = match === null ? null : nearestList(match.name)
  return list === null ? null : fillPath(list, locale, {})
}

/** The nearest parent page without parameters. */
function nearestList(name: PageName): PageName | null {
  const parent = pageParents[name]
  if (parent === undefined) {
    return null
  }
  return pageOf(parent).path.id.includes(':') ? nearestList(parent) : parent
}
