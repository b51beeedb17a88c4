import { sql } from '@payloadcms/db-postgres'
import type { AnnouncementSummary } from '@site/contracts/content/announcements.ts'
import type { Announcement } from '#cms/base/payload-types.ts'
import { html } from '#cms/services/html/rich-text.ts'
import { boundsOfYear, yearsBetween } from '#cms/services/site-api/archive.ts'
import {
  pageNumber,
  type Resource,
  type SiteContext,
  slugParameter,
  yearParameter,
} from '#cms/services/site-api/context.ts'
import { detailResource } from '#cms/services/site-api/detail-resource.ts'
import { file, mediaFields } from '#cms/services/site-api/files.ts'
import {
  findFirst,
  findListPage,
  inOrder,
  type Listing,
  loadedById,
  loadPeriod,
  newestPublished,
} from '#cms/services/site-api/listed.ts'
import { instant, paged } from '#cms/services/site-api/published.ts'
import { toSeo } from '#cms/services/site-api/seo.ts'
import type { Tags } from '#cms/services/site-api/tags.ts'
import {
  category,
  categoryFields,
  chosenCategory,
  loadCategories,
} from '#cms/subjects/categories/resource.ts'

const perPage = 10
const relatedCount = 3

const summaryFields = {
  slug: true,
  title: true,
  summary: true,
  category: true,
  importance: true,
  publishedAt: true,
  createdAt: true,
} as const
const populate = { media: mediaFields, categories: categoryFields }

function toSummary(
  document: Pick<Announcement, 'id' | keyof typeof summaryFields>,
  tags: Tags,
): AnnouncementSummary {
  tags.document('announcements', document.id)
  return {
    id: document.id,
    slug: document.slug ?? '',
    title: document.title,
    summary: document.summary ?? '',
    category: category(document.category, tags),
    importance: document.importance,
    publishedAt: instant(document.publishedAt, document.createdAt),
  }
}

async function load({ payload, locale, tags }: SiteContext, ids: number[]): Promise<AnnouncementSummary[]> {
  const { docs } = await payload.find({
    collection: 'announcements',
    locale,
    select: summaryFields,
    populate,
    depth: 1,
    ...loadedById(ids),
  })
  return inOrder(docs, ids).map((document) => toSummary(document, tags))
}

async function findNewest(context: SiteContext, limit: number, where: Listing['where'] = []) {
  return load(context, await findFirst(context, 'announcements', { ...newestPublished, where, limit }))
}

export async function newestAnnouncements(
  context: SiteContext,
  count: number,
): Promise<AnnouncementSummary[]> {
  context.tags.list('announcements')
  return findNewest(context, count)
}

export const announcementList: Resource = async (context) => {
  const { query, tags } = context
  const page = pageNumber(query)
  const slug = slugParameter(query, 'category')
  const year = yearParameter(query)
  tags.list('announcements')
  const categories = await loadCategories(context, 'announcement')
  const chosen = chosenCategory(categories, slug)
  if (chosen === null) return null
  const where = [chosen ? sql`d.category_id = ${chosen.id}` : null, year ? ofYear(Number(year)) : null]
  const [result, years] = await Promise.all([
    findListPage(context, 'announcements', { ...newestPublished, where, limit: perPage }, page),
    publishedYears(context),
  ])
  return { ...paged(result, await load(context, result.ids)), categories, years }
}

function ofYear(year: number) {
  const { from, before } = boundsOfYear(year)
  return sql`d.published_at >= ${from}::timestamptz and d.published_at < ${before}::timestamptz`
}

async function publishedYears(context: SiteContext): Promise<number[]> {
  const { oldest, newest } = await loadPeriod(context, 'announcements', 'published_at')
  return yearsBetween(oldest, newest)
}

export const announcementDetail = detailResource('announcements', {
  select: { ...summaryFields, body: true, attachment: true, updatedAt: true, seo: true },
  populate,
  alongside: (context, found) => findNewest(context, relatedCount, [sql`d.id <> ${found.id}`]),
  respond: (document, related, { tags }) => ({
    ...toSummary(document, tags),
    body: html(document.body),
    updatedAt: instant(document.updatedAt, document.createdAt),
    seo: toSeo(document, tags),
    attachment: file(document.attachment, tags),
    related,
  }),
})
