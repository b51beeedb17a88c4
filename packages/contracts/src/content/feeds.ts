import * as v from 'valibot'
import { AuthorSchema } from './articles.ts'
import {
  CategorySchema,
  documentEntries,
  HtmlSchema,
  InstantSchema,
  PictureSchema,
} from './document-parts.ts'

/** Lists with feeds. */
export const feedLists = ['articles', 'announcements', 'reports', 'morning-notes'] as const
export type FeedList = (typeof feedLists)[number]

/** Max items of a feed; every item carries its whole text. */
export const feedItems = 12

/** The newest documents of a list with their texts, newest first. */
export const FeedSchema = v.object({
  items: v.array(
    v.object({
      ...documentEntries,
      publishedAt: InstantSchema,
      category: v.optional(v.nullable(CategorySchema), null),
      author: v.optional(v.nullable(AuthorSchema), null),
      cover: v.optional(v.nullable(PictureSchema), null),
      body: HtmlSchema,
    }),
  ),
})
export type FeedDocument = v.InferOutput<typeof FeedSchema>['items'][number]
