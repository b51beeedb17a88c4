import type { Locale } from '#app/i18n/locales.ts'
import { pageOf } from '#app/i18n/pages.ts'
import { fillPath, matchPage } from '#app/i18n/path-to.ts'

/** The list that a document's page belongs to, in the asked language; null for a page without one. */
export function listPathOf(pathname: string, locale: Locale): string | null {
  const match = matchPage(pathname)
  const parent = match === null ? undefined : pageOf(match.name).parent
  return match === null || parent === undefined ? null : fillPath(parent, locale, match.params)
}
