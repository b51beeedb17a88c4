import { defaultLocale, type Locale, locales } from '#app/i18n/locales.ts'

/** A language version of a page, or the default for other languages. */
export interface Alternate {
  readonly lang: Locale | 'x-default'
  readonly href: string
}

/** All language versions of a page, including itself; used by the head of a page and the site map. */
export function listAlternates(
  paths: Readonly<Record<Locale, string | null>>,
  siteUrl: string,
): readonly Alternate[] {
  const inLanguages = locales.flatMap((locale) => {
    const path = paths[locale]
    return path === null ? [] : [{ lang: locale, href: `${siteUrl}${path}` }]
  })
  const fallback = paths[defaultLocale]
  return fallback === null
    ? inLanguages
    : [...inLanguages, { lang: 'x-default', href: `${siteUrl}${fallback}` }]
}
