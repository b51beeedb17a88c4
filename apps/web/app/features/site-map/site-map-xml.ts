import { xmlElement, xmlText } from '#app/data/xml.ts'
import { listAlternates } from '#app/head/alternates.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { SiteMapEntry } from './entries.server.ts'

const NAMESPACES = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
].join(' ')

/** The URLs of one language, each with its translations. */
export function urlSet(entries: readonly SiteMapEntry[], locale: Locale, siteUrl: string): string {
  const urls = entries.flatMap((entry) => formatUrl(entry, locale, siteUrl))
  return `<urlset ${NAMESPACES}>\n${urls.join('\n')}\n</urlset>`
}

function formatUrl(
  { paths, lastModified, picture }: SiteMapEntry,
  locale: Locale,
  siteUrl: string,
): string[] {
  const path = paths[locale]
  if (path === null) {
    return []
  }
  const alternates = listAlternates(paths, siteUrl).map(
    ({ lang, href }) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${xmlText(href)}"/>`,
  )
  return [
    [
      '<url>',
      xmlElement('loc', `${siteUrl}${path}`),
      ...(lastModified === null ? [] : [xmlElement('lastmod', lastModified)]),
      ...alternates,
      ...(picture === null
        ? []
        : [`<image:image>${xmlElement('image:loc', `${siteUrl}${picture}`)}</image:image>`]),
      '</url>',
    ].join(''),
  ]
}

/** The latest change among URLs of one language; null if unknown. */
export function latestChange(entries: readonly SiteMapEntry[], locale: Locale): string | null {
  const times = entries.flatMap(({ paths, lastModified }) =>
    paths[locale] === null || lastModified === null ? [] : [lastModified],
  )
  return times.toSorted().at(-1) ?? null
}
