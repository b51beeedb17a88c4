import * as v from 'valibot'
import {
  CategorySchema,
  createPageSchema,
  detailEntries,
  documentEntries,
  HtmlSchema,
  IdSchema,
  InstantSchema,
  PictureSchema,
} from './document-parts.ts'

export const AuthorSchema = v.object({
  id: IdSchema,
  slug: v.string(),
  name: v.string(),
  role: v.string(),
})
export type Author = v.InferOutput<typeof AuthorSchema>

export const EditorBoardSchema = v.object({
  members: v.array(
    v.object({
      ...AuthorSchema.entries,
      picture: v.nullable(PictureSchema),
      bio: HtmlSchema,
      articleCount: v.number(),
    }),
  ),
})
export type EditorBoard = v.InferOutput<typeof EditorBoardSchema>

export const ArticleSummarySchema = v.object({
  ...documentEntries,
  cover: v.nullable(PictureSchema),
  category: v.nullable(CategorySchema),
  author: v.nullable(AuthorSchema),
  publishedAt: InstantSchema,
  readingMinutes: v.number(),
})
export type ArticleSummary = v.InferOutput<typeof ArticleSummarySchema>

export const ArticleListSchema = v.object({
  ...createPageSchema(ArticleSummarySchema).entries,
  categories: v.array(CategorySchema),
})
export type ArticleList = v.InferOutput<typeof ArticleListSchema>

export const ArticleSchema = v.object({
  ...ArticleSummarySchema.entries,
  ...detailEntries,
  tickers: v.array(v.string()),
  related: v.array(ArticleSummarySchema),
})
export type Article = v.InferOutput<typeof ArticleSchema>
