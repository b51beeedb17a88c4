import type { FeedList } from '@site/contracts/content/feeds.ts'
import type { RouterContextProvider } from 'react-router'
import type { FeedPage } from '#app/i18n/feeds.ts'
import { feedTexts } from '#app/page-parts/embeds/feed-texts.server.tsx'
import { requestContext } from '#app/request/request-context.server.ts'
import { siteContext } from '#app/request/site-context.ts'
import { detectFormat, feedResponse } from './feed.ts'

interface FeedRequest {
  readonly url: URL
  readonly context: Readonly<RouterContextProvider>
}

const lists = {
  blog: 'articles',
  announcement: 'announcements',
  researchReport: 'reports',
  morningNotes: 'morning-notes',
} as const satisfies Record<FeedPage, FeedList>

/** A list's newest documents with their texts, in the language and format of the URL. */
export async function listFeed(list: FeedPage, { url, context }: FeedRequest): Promise<Response> {
  const site = context.get(siteContext)
  const { locale, content } = site
  const [documents, { siteUrl, siteChrome }] = await Promise.all([
    content.feed(lists[list]),
    context.get(requestContext).layoutData(locale),
  ])
  const { companyName, description, tagline } = siteChrome.settings
  const items = await feedTexts(site, siteUrl, documents)
  return feedResponse(
    { list, locale, siteUrl, companyName, description: description || tagline || companyName, items },
    detectFormat(url.pathname),
  )
}
