import type { MenuLink } from '@site/contracts/content/site-chrome.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { fillPath } from '#app/i18n/path-to.ts'

/** The path of a menu entry; `slug` is the single parameter of a document's page. */
export function menuPath(locale: Locale, { page, slug }: MenuLink): string {
  return fillPath(page, locale, slug === null ? {} : { slug, product: slug, '*': slug })
}
