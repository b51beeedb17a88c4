import { data, redirect } from 'react-router'
import type { Locale } from '#app/i18n/locales.ts'
import type { PageName } from '#app/i18n/pages.ts'
import { fillPath } from '#app/i18n/path-to.ts'

/**
 * The document that a detail page is about: 404 where there is none, 301 to its own slug where the address
 * has the one of the other language. `slugParam` is the parameter that names the document.
 */
export function foundDocument<Document extends { readonly slug: string }>(
  page: PageName,
  locale: Locale,
  params: Readonly<Record<string, string | undefined>>,
  document: Document | null,
  slugParam = 'slug',
): Document {
  if (document === null) {
    throw data(null, { status: 404 })
  }
  if (document.slug !== params[slugParam]) {
    throw redirect(fillPath(page, locale, { ...params, [slugParam]: document.slug }), 301)
  }
  return document
}
