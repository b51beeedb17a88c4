import { sql } from '@payloadcms/db-postgres'
import {
  ArticleSchema,
  type ArticleSummary,
  ArticleSummarySchema,
  AuthorSchema,
  EditorBoardSchema,
} from '@site/contracts/content/articles.ts'
import * as v from 'valibot'
import { wholeNumber } from '#cms/base/database/row-values.ts'
import { query as runQuery } from '#cms/base/database/session.ts'
import type { Article, Author } from '#cms/base/payload-types.ts'
import {
  type ContractFields,
  followContract,
  type ReadContext,
} from '#cms/services/contract/follow-contract.ts'
import { linkedText } from '#cms/services/html/linked-html.ts'
import { textPopulate } from '#cms/services/html/rich-text-blocks.ts'
import { pageNumber, type Resource, type SiteContext, slugParameter } from '#cms/services/site-api/context.ts'
import { detailResource } from '#cms/services/site-api/detail-resource.ts'
import { mediaFields } from '#cms/services/site-api/files.ts'
import {
  findFirst,
  findListPage,
  inOrder,
  type Listing,
  loadedById,
  newestPublished,
} from '#cms/services/site-api/listed.ts'
import { loaded, paged, published, shownFields } from '#cms/services/site-api/published.ts'
import {
  category,
  categoryFields,
  chosenCategory,
  loadCategories,
} from '#cms/subjects/categories/resource.ts'
import { articles } from './articles.ts'
import { authors } from './authors.ts'

const perPage = 12
const relatedCount = 3
const boardMembers = 50

const summary = followContract(articles.fields, ArticleSummarySchema, { computed: ['category', 'author'] })
const detail = followContract(articles.fields, ArticleSchema, { computed: ['category', 'author', 'related'] })
const author = followContract(authors.fields, AuthorSchema)
const member = followContract(authors.fields, EditorBoardSchema.entries.members.item, {
  computed: ['articleCount'],
})
const populate = {
  ...textPopulate,
  categories: categoryFields,
  authors: { ...author.select, ...shownFields },
}

function toAuthor({ read }: ContractFields, document: Author, context: ReadContext) {
  context.tags.document('authors', document.id)
  return { id: document.id, ...read(document, context) }
}

function toArticle({ read }: ContractFields, document: Article, context: ReadContext) {
  context.tags.document('articles', document.id)
  const writer = loaded(document.author)
  return {
    id: document.id,
    ...read(document, context),
    category: category(document.category, context.tags),
    author: writer && toAuthor(author, writer, context),
    readingMinutes: document.readingMinutes ?? 1,
  }
}

async function load(context: SiteContext, ids: number[]): Promise<ArticleSummary[]> {
  const { docs } = await context.payload.find({
    collection: 'articles',
    locale: context.locale,
    select: summary.select,
    populate,
    depth: 1,
    ...loadedById(ids),
  })
  return inOrder(docs, ids).map((document) =>
    v.parse(ArticleSummarySchema, toArticle(summary, document, context)),
  )
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
  select: detail.select,
  populate,
  alongside: (context, found) =>
    findNewest(context, relatedCount, [ofCategory(found.category), sql`d.id <> ${found.id}`]),
  respond: async (document, neighbors, context) => {
    const article = toArticle(detail, document, { ...context, toHtml: await linkedText(context) })
    return { ...article, related: article.category ? neighbors : [] }
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
    select: member.select,
    populate: { media: mediaFields },
    depth: 1,
    limit: boardMembers,
    pagination: false,
    overrideAccess: true,
  })
  tags.list('articles')
  const members = await Promise.all(
    docs.map(async (document) => ({
      ...toAuthor(member, document, context),
      articleCount: await countArticles(context, [ofAuthor(document.id)]),
    })),
  )
  return { members }
}
