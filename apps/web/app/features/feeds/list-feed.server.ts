import type { RouterContextProvider } from 'react-router'
import type { ContentClient } from '#app/content/content-client.server.ts'
import type { FeedPage } from '#app/i18n/feeds.ts'
import { feedHtml } from '#app/page-parts/embeds/feed-html.server.tsx'
import { requestContext } from '#app/request/request-context.server.ts'
import { siteContext } from '#app/request/site-context.ts'
import { type FeedItem, feedResponse, formatOf } from './feed.ts'

interface FeedRequest {
  readonly url: URL
  readonly context: Readonly<RouterContextProvider>
}

type ListedItem = Omit<FeedItem, 'html'>

/** A list's newest documents in the language and format of the URL, with their texts. */
export async function listFeed(
  list: FeedPage,
  { url, context }: FeedRequest,
  newest: (content: ContentClient) => Promise<{ readonly items: readonly ListedItem[] }>,
  document: (content: ContentClient, slug: string) => Promise<{ readonly body?: string } | null>,
): Promise<Response> {
  const site = context.get(siteContext)
  const { locale, content, orNull } = site
  const [{ items }, { siteUrl, siteChrome }] = await Promise.all([
    newest(content),
    context.get(requestContext).layoutData(locale),
  ])
  const { companyName, description, tagline } = siteChrome.settings
  const whole = await Promise.all(
    items.map(async (item) => {
      const found = await orNull(document(content, item.slug))
      return { ...item, html: found?.body === undefined ? null : await feedHtml(site, siteUrl, found.body) }
    }),
  )
  return feedResponse(
    { list, locale, siteUrl, companyName, description: description || tagline || companyName, items: whole },
    formatOf(url.pathname),
  )
}
