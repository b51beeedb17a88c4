import { sql } from '@payloadcms/db-postgres'
import {
  AnnouncementSchema,
  type AnnouncementSummary,
  AnnouncementSummarySchema,
} from '@site/contracts/content/announcements.ts'
import * as v from 'valibot'
import type { Announcement } from '#cms/base/payload-types.ts'
import {
  type ContractFields,
  followContract,
  type ReadContext,
} from '#cms/services/contract/follow-contract.ts'
import { boundsOfYear, yearsBetween } from '#cms/services/site-api/archive.ts'
import {
  pageNumber,
  type Resource,
  type SiteContext,
  slugParameter,
  yearParameter,
} from '#cms/services/site-api/context.ts'
import { detailResource } from '#cms/services/site-api/detail-resource.ts'
import { mediaFields } from '#cms/services/site-api/files.ts'
import {
  findFirst,
  findListPage,
  inOrder,
  type Listing,
  loadedById,
  loadPeriod,
  newestPublished,
} from '#cms/services/site-api/listed.ts'
import { paged } from '#cms/services/site-api/published.ts'
import {
  category,
  categoryFields,
  chosenCategory,
  loadCategories,
} from '#cms/subjects/categories/resource.ts'
import { announcements } from './announcements.ts'

const perPage = 10
const relatedCount = 3

const summary = followContract(announcements.fields, AnnouncementSummarySchema, { computed: ['category'] })
const detail = followContract(announcements.fields, AnnouncementSchema, { computed: ['category', 'related'] })
const populate = { media: mediaFields, categories: categoryFields }

function toAnnouncement({ read }: ContractFields, document: Announcement, context: ReadContext) {
  context.tags.document('announcements', document.id)
  return {
    id: document.id,
    ...read(document, context),
    category: category(document.category, context.tags),
  }
}

async function load(context: SiteContext, ids: number[]): Promise<AnnouncementSummary[]> {
  const { docs } = await context.payload.find({
    collection: 'announcements',
    locale: context.locale,
    select: summary.select,
    populate,
    depth: 1,
    ...loadedById(ids),
  })
  return inOrder(docs, ids).map((document) =>
    v.parse(AnnouncementSummarySchema, toAnnouncement(summary, document, context)),
  )
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
  select: detail.select,
  populate,
  alongside: (context, found) => findNewest(context, relatedCount, [sql`d.id <> ${found.id}`]),
  respond: (document, related, context) => ({ ...toAnnouncement(detail, document, context), related }),
})
