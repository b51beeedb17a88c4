import { type FeedList, feedItems, feedLists } from '@site/contracts/content/feeds.ts'
import { linkedText } from '#cms/services/html/linked-html.ts'
import { html } from '#cms/services/html/rich-text.ts'
import { textPopulate } from '#cms/services/html/rich-text-blocks.ts'
import type { Resource, SiteContext } from '#cms/services/site-api/context.ts'
import { loadedById } from '#cms/services/site-api/listed.ts'
import { newestAnnouncements } from '#cms/subjects/announcements/resource.ts'
import { newestArticles } from '#cms/subjects/blog/resource.ts'
import { newestNotes } from '#cms/subjects/morning-notes/resource.ts'
import { newestReports } from '#cms/subjects/research/resource.ts'

const newest = {
  articles: newestArticles,
  announcements: newestAnnouncements,
  reports: newestReports,
  'morning-notes': newestNotes,
} satisfies Record<FeedList, (context: SiteContext, count: number) => Promise<{ id: number }[]>>

/** A list's newest documents with their texts, in one response: a request per text would delay each new feed. */
export const feed: Resource = async (context) => {
  const { payload, locale, path } = context
  const list = feedLists.find((each) => each === path.list)
  if (list === undefined) return null
  const summaries = await newest[list](context, feedItems)
  const [{ docs }, linked] = await Promise.all([
    payload.find({
      collection: list,
      locale,
      select: { body: true },
      populate: textPopulate,
      depth: 1,
      ...loadedById(summaries.map(({ id }) => id)),
    }),
    linkedText(context),
  ])
  const render = list === 'announcements' ? html : linked
  const bodies = new Map(docs.map(({ id, body }) => [id, render(body)]))
  return {
    items: summaries.flatMap((summary) => {
      const body = bodies.get(summary.id)
      return body === undefined ? [] : { ...summary, body }
    }),
  }
}
