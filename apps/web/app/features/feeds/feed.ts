import type { FeedDocument } from '@site/contracts/content/feeds.ts'
import { findPageTitle } from '@site/contracts/content/site-pages.ts'
import { stableTag } from '@site/contracts/stable-ids.ts'
import { xmlElement, xmlResponse, xmlText } from '#app/data/xml.ts'
import type { FeedFormat, FeedPage } from '#app/i18n/feeds.ts'
import { feedFiles, feedPages, feedPath, feedTypes } from '#app/i18n/feeds.ts'
import { type Locale, localeFacts } from '#app/i18n/locales.ts'
import { fillPath, pathTo } from '#app/i18n/path-to.ts'

export interface Feed {
  readonly list: FeedPage
  readonly locale: Locale
  readonly siteUrl: string
  readonly companyName: string
  readonly description: string
  /** Their bodies are HTML for feed readers. */
  readonly items: readonly FeedDocument[]
}

export function detectFormat(pathname: string): FeedFormat {
  return pathname.endsWith(feedFiles.json) ? 'json' : 'rss'
}

export function feedResponse(feed: Feed, format: FeedFormat): Response {
  return format === 'rss' ? rss(feed) : json(feed)
}

/** Independent of title, URL and host: feed readers use it to detect items that they have shown. */
const computeGuid = ({ list, locale }: Feed, { id }: FeedDocument) => stableTag(`${locale}:${list}:${id}`)

const toUrl = ({ siteUrl, list, locale }: Feed, { slug }: FeedDocument) =>
  `${siteUrl}${fillPath(feedPages[list], locale, { slug })}`

const formatTitle = ({ companyName, list, locale }: Feed) => `${companyName}: ${findPageTitle(list)[locale]}`

function rss(feed: Feed): Response {
  const { list, locale, siteUrl, description, items } = feed
  const newest = items
    .map(({ publishedAt }) => publishedAt)
    .toSorted()
    .at(-1)
  const own = xmlText(`${siteUrl}${feedPath(list, locale, 'rss')}`)
  const channel = [
    xmlElement('title', formatTitle(feed)),
    xmlElement('link', `${siteUrl}${pathTo(list, locale)}`),
    xmlElement('description', description),
    xmlElement('language', localeFacts[locale].languageTag.toLowerCase()),
    ...(newest === undefined ? [] : [xmlElement('lastBuildDate', new Date(newest).toUTCString())]),
    `<atom:link href="${own}" rel="self" type="${feedTypes.rss}"/>`,
    ...items.map((item) => rssItem(feed, item)),
  ]
  const namespaces = [
    'xmlns:atom="http://www.w3.org/2005/Atom"',
    'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
    'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  ].join(' ')
  return xmlResponse(
    `<rss version="2.0" ${namespaces}>\n<channel>\n${channel.join('\n')}\n</channel>\n</rss>`,
    feedTypes.rss,
  )
}

function rssItem(feed: Feed, item: FeedDocument): string {
  const { title, summary, body, publishedAt, category, author } = item
  return [
    '<item>',
    xmlElement('title', title),
    xmlElement('link', toUrl(feed, item)),
    `<guid isPermaLink="false">${xmlText(computeGuid(feed, item))}</guid>`,
    xmlElement('pubDate', new Date(publishedAt).toUTCString()),
    xmlElement('description', summary),
    xmlElement('content:encoded', body),
    ...(category ? [xmlElement('category', category.name)] : []),
    ...(author ? [xmlElement('dc:creator', author.name)] : []),
    '</item>',
  ].join('')
}

function json(feed: Feed): Response {
  const { list, locale, siteUrl, description, items } = feed
  const document = {
    version: 'https://jsonfeed.org/version/1.1',
    title: formatTitle(feed),
    home_page_url: `${siteUrl}${pathTo(list, locale)}`,
    feed_url: `${siteUrl}${feedPath(list, locale, 'json')}`,
    description,
    icon: `${siteUrl}/icon-512.png`,
    favicon: `${siteUrl}/icon-192.png`,
    language: localeFacts[locale].languageTag,
    items: items.map((item) => ({
      id: computeGuid(feed, item),
      url: toUrl(feed, item),
      title: item.title,
      summary: item.summary,
      content_html: item.body,
      date_published: item.publishedAt,
      ...(item.cover ? { image: `${siteUrl}${item.cover.path}` } : {}),
      ...(item.author ? { authors: [{ name: item.author.name }] } : {}),
      ...(item.category ? { tags: [item.category.name] } : {}),
    })),
  }
  return new Response(JSON.stringify(document), {
    headers: { 'content-type': `${feedTypes.json}; charset=utf-8` },
  })
}
