import { defaultLocale, type Locale, locales } from '#app/i18n/locales.ts'

/** A page in one of its languages, or where those go whose language it does not have. */
export interface Alternate {
  readonly lang: Locale | 'x-default'
  readonly href: string
}

/** A page in each language that it has, itself among them; the head of a page and the site map say the same. */
export function alternatesOf(
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
