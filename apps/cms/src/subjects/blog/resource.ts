import { sql } from '@payloadcms/db-postgres'
import type { ArticleSummary, Author } from '@site/contracts/content/articles.ts'
import * as v from 'valibot'
import { wholeNumber } from '#cms/base/database/row-values.ts'
import { query as runQuery } from '#cms/base/database/session.ts'
import type { Article, Author as AuthorDocument } from '#cms/base/payload-types.ts'
import { linkedHtml } from '#cms/services/html/linked-html.ts'
import { html } from '#cms/services/html/rich-text.ts'
import { textPopulate } from '#cms/services/html/rich-text-blocks.ts'
import { pageNumber, type Resource, type SiteContext, slugParameter } from '#cms/services/site-api/context.ts'
import { detailResource } from '#cms/services/site-api/detail-resource.ts'
import { mediaFields, picture } from '#cms/services/site-api/files.ts'
import {
  findFirst,
  findListPage,
  inOrder,
  type Listing,
  loadedById,
  newestPublished,
} from '#cms/services/site-api/listed.ts'
import { instant, loaded, paged, published, shownFields } from '#cms/services/site-api/published.ts'
import { toSeo } from '#cms/services/site-api/seo.ts'
import type { Tags } from '#cms/services/site-api/tags.ts'
import {
  category,
  categoryFields,
  chosenCategory,
  loadCategories,
} from '#cms/subjects/categories/resource.ts'

const perPage = 12
const relatedCount = 3
const boardMembers = 50

const authorFields = { name: true, slug: true, role: true, ...shownFields } as const
const summaryFields = {
  slug: true,
  title: true,
  summary: true,
  cover: true,
  category: true,
  author: true,
  publishedAt: true,
  createdAt: true,
  readingMinutes: true,
} as const
const populate = { ...textPopulate, categories: categoryFields, authors: authorFields }

type AuthorFields = Pick<AuthorDocument, 'id' | 'slug' | 'name' | 'role'>

function toAuthor(document: AuthorFields, tags: Tags): Author {
  tags.document('authors', document.id)
  const { id, slug, name, role } = document
  return { id, slug, name, role: role ?? '' }
}

function toSummary(document: Pick<Article, 'id' | keyof typeof summaryFields>, tags: Tags): ArticleSummary {
  tags.document('articles', document.id)
  const author = loaded(document.author)
  return {
    id: document.id,
    slug: document.slug ?? '',
    title: document.title,
    summary: document.summary ?? '',
    cover: picture(document.cover, tags),
    category: category(document.category, tags),
    author: author && toAuthor(author, tags),
    publishedAt: instant(document.publishedAt, document.createdAt),
    readingMinutes: document.readingMinutes ?? 1,
  }
}

async function load({ payload, locale, tags }: SiteContext, ids: number[]): Promise<ArticleSummary[]> {
  const { docs } = await payload.find({
    collection: 'articles',
    locale,
    select: summaryFields,
    populate,
    depth: 1,
    ...loadedById(ids),
  })
  return inOrder(docs, ids).map((document) => toSummary(document, tags))
}

async function findNewest(context: SiteContext, limit: number, where: Listing['where'] = []) {
  return load(context, await findFirst(context, 'articles', { ...newestPublished, where, limit }))
}

const CountSchema = v.tuple([v.object({ count: wholeNumber })])

/** Uses counts that the database maintains (migration listed_article_counts); they support only these two columns. */
async function countArticles({ payload, locale }: SiteContext, where: NonNullable<Listing['where']>) {
  const conditions = where.filter((condition) => condition !== null)
  const rows = await runQuery(
    payload,
    sql`select coalesce(sum(${sql.identifier(locale)}), 0) as count from listed_article_counts d
      where ${conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)}`,
  )
  return v.parse(CountSchema, rows)[0].count
}

const ofCategory = (id: number | null) => sql`d.category_id = ${id}`
const ofAuthor = (id: number) => sql`d.author_id = ${id}`

export async function newestArticles(context: SiteContext, count: number): Promise<ArticleSummary[]> {
  context.tags.list('articles')
  return findNewest(context, count)
}

export const articleList: Resource = async (context) => {
  const { query, tags } = context
  const page = pageNumber(query)
  const authorSlug = slugParameter(query, 'author')
  const categorySlug = slugParameter(query, 'category')
  tags.list('articles')
  const categories = await loadCategories(context, 'article')
  const chosen = chosenCategory(categories, categorySlug)
  if (chosen === null) return null
  const author = authorSlug === null ? undefined : await findAuthor(context, authorSlug)
  if (author === null) return null
  const where = [chosen ? ofCategory(chosen.id) : null, author === undefined ? null : ofAuthor(author)]
  const total = await countArticles(context, where)
  const result = await findListPage(
    context,
    'articles',
    { ...newestPublished, where, limit: perPage, total },
    page,
  )
  return { ...paged(result, await load(context, result.ids)), categories }
}

async function findAuthor({ payload, locale }: SiteContext, slug: string): Promise<number | null> {
  const { docs } = await payload.find({
    collection: 'authors',
    where: published({ slug: { equals: slug } }),
    locale,
    select: {},
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
  })
  return docs[0]?.id ?? null
}

export const articleDetail = detailResource('articles', {
  select: { ...summaryFields, body: true, tickers: true, updatedAt: true, seo: true },
  populate,
  alongside: (context, found) =>
    findNewest(context, relatedCount, [ofCategory(found.category), sql`d.id <> ${found.id}`]),
  respond: async (document, neighbors, context) => {
    const summary = toSummary(document, context.tags)
    return {
      ...summary,
      body: await linkedHtml(context, document.body),
      updatedAt: instant(document.updatedAt, document.createdAt),
      seo: toSeo(document, context.tags),
      tickers: document.tickers ?? [],
      related: summary.category ? neighbors : [],
    }
  },
})

export const editorBoard: Resource = async (context) => {
  const { payload, locale, tags } = context
  tags.list('authors')
  const { docs } = await payload.find({
    collection: 'authors',
    where: published({ editorBoard: { equals: true } }),
    sort: ['order', 'id'],
    locale,
    select: { ...authorFields, picture: true, bio: true },
    populate: { media: mediaFields },
    depth: 1,
    limit: boardMembers,
    pagination: false,
    overrideAccess: true,
  })
  tags.list('articles')
  const members = await Promise.all(
    docs.map(async (document) => ({
      ...toAuthor(document, tags),
      picture: picture(document.picture, tags),
      bio: html(document.bio),
      articleCount: await countArticles(context, [ofAuthor(document.id)]),
    })),
  )
  return { members }
}
