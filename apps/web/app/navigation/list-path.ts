import { findPage } from '@site/contracts/content/site-pages.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { fillPath, matchPage } from '#app/i18n/path-to.ts'

/**
 * The path of the list that a document's page belongs to, in the given language: the nearest page without parameters
 * above it. Null for a page without a list.
 */
export function findListPath(pathname: string, locale: Locale): string | null {
  const above = pathname.slice(0, pathname.lastIndexOf('/'))
  const match = matchPage(above)
  if (above === '' || match?.name === 'home') {
    return null
  }
  return match === null || /[:*]/.test(findPage(match.name).path.id)
    ? findListPath(above, locale)
    : fillPath(match.name, locale, {})
}
