import { maxNews, type NewsKind } from '@site/contracts/content/site-index.ts'
import type { PageName } from '@site/contracts/content/site-pages.ts'
import { xmlElement, xmlResponse } from '#app/data/xml.ts'
import { locales } from '#app/i18n/locales.ts'
import { fillPath } from '#app/i18n/path-to.ts'
import { isDisabledPage } from '#app/request/disabled-pages.ts'
import { requestContext } from '#app/request/request-context.server.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/news-site-map.route.ts'

/** The maximum age for news search. */
const NEWS_MS = 2 * 24 * 60 * 60 * 1000
const HOUR_MS = 60 * 60 * 1000

const pages = {
  articles: 'blogDetail',
  announcements: 'announcementDetail',
  notes: 'morningNoteDetail',
} as const satisfies Record<NewsKind, PageName>

/** Everything published in the last two days, in both languages; often empty. */
export async function loader({ context }: Route.LoaderArgs) {
  const { content, now, locale: own } = context.get(siteContext)
  const { layoutData } = context.get(requestContext)
  const [{ siteUrl, siteChrome }, id, en] = await Promise.all([
    layoutData(own),
    layoutData('id'),
    layoutData('en'),
  ])
  const places = { id: id.menuPlaces, en: en.menuPlaces }
  // Rounded to the hour, so that the request can be cached.
  const since = Math.floor((now.getTime() - NEWS_MS) / HOUR_MS) * HOUR_MS
  const isNews = (publishedAt: string) => {
    const age = now.getTime() - Date.parse(publishedAt)
    return age >= 0 && age < NEWS_MS
  }
  const documents = await content.newsIndex(new Date(since))
  const publication = xmlElement('news:name', siteChrome.settings.companyName)
  const urls = documents
    .filter(({ publishedAt }) => isNews(publishedAt))
    .flatMap(({ kind, translations, title, publishedAt }) =>
      locales.flatMap((locale) => {
        const slug = translations[locale]
        const headline = title[locale]
        const path = slug === null ? null : fillPath(pages[kind], locale, { slug })
        return path === null || headline === null || isDisabledPage(places[locale], path)
          ? []
          : `<url>${xmlElement('loc', `${siteUrl}${path}`)}<news:news><news:publication>${publication}${xmlElement('news:language', locale)}</news:publication>${xmlElement('news:publication_date', publishedAt)}${xmlElement('news:title', headline)}</news:news></url>`
      }),
    )
    .slice(0, maxNews)
  const namespaces =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"'
  return xmlResponse(`<urlset ${namespaces}>\n${urls.join('\n')}\n</urlset>`)
}
