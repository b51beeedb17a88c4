import type { MenuLink } from '@site/contracts/content/shell.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { fillPath } from '#app/i18n/path-to.ts'

/** Where a menu entry leads; `slug` fills the one parameter that a document's page has. */
export function menuPath(locale: Locale, { page, slug }: MenuLink): string {
  return fillPath(page, locale, slug === null ? {} : { slug, product: slug, '*': slug })
}
