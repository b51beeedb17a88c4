import type { RouterContextProvider } from 'react-router'
import type { ContentClient } from '#app/content/content-client.server.ts'
import type { FeedPage } from '#app/i18n/feeds.ts'
import { requestContext } from '#app/request/request-context.server.ts'
import { siteContext } from '#app/request/site-context.ts'
import { type FeedItem, feedResponse, formatOf } from './feed.ts'

interface FeedRequest {
  readonly url: URL
  readonly context: Readonly<RouterContextProvider>
}

/** A list's newest documents in the language and format of the URL. */
export async function listFeed(
  list: FeedPage,
  { url, context }: FeedRequest,
  newest: (content: ContentClient) => Promise<{ readonly items: readonly FeedItem[] }>,
): Promise<Response> {
  const { locale, content } = context.get(siteContext)
  const [{ items }, { siteUrl, siteChrome }] = await Promise.all([
    newest(content),
    context.get(requestContext).layoutData(locale),
  ])
  const { companyName, description, tagline } = siteChrome.settings
  return feedResponse(
    { list, locale, siteUrl, companyName, description: description || tagline || companyName, items },
    formatOf(url.pathname),
  )
}
