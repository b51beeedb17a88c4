import type { Locale } from '#app/i18n/locales.ts'
import { type PageName, pageOf } from '#app/i18n/pages.ts'
import { fillPath, matchPage } from '#app/i18n/path-to.ts'

/** The list that a document's page belongs to, in the asked language; null for a page without one. */
export function listPathOf(pathname: string, locale: Locale): string | null {
  const match = matchPage(pathname)
  const list = match === null ? null : nearestList(match.name)
  return list === null ? null : fillPath(list, locale, {})
}

/** The first page above that is about no document of its own. */
function nearestList(name: PageName): PageName | null {
  const { parent } = pageOf(name)
  if (parent === undefined) {
    return null
  }
  return pageOf(parent).path.id.includes(':') ? nearestList(parent) : parent
}
