import type { PageName } from '@site/contracts/content/site-pages.ts'
import { data, redirect } from 'react-router'
import type { Locale } from '#app/i18n/locales.ts'
import { fillPath } from '#app/i18n/path-to.ts'

/**
 * The document of a detail page. Throws 404 if there is none. Redirects (301) from the slug of the other language to
 * its own. `slugParam` is the path parameter with the slug.
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
