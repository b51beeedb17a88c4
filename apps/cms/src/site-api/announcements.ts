import type { AnnouncementSummary } from '@site/contracts/content/announcements.ts'
import type { Where } from 'payload'
import type { Announcement } from '#cms/payload-types.ts'
import { boundsOfYear, yearsBetween } from './archive.ts'
import { categoriesOf, category, categoryFields, chosenCategory } from './categories.ts'
import { pageNumber, type Resource, type SiteContext, slugParameter, yearParameter } from './context.ts'
import { file, mediaFields } from './files.ts'
import { newestOf } from './preview.ts'
import { findBySlug, instant, listQuery, newestFirst, paged, published } from './published.ts'
import { html } from './rich-text.ts'
import type { Tags } from './tags.ts'

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

async function find(
  { payload, locale }: SiteContext,
  where: Where[],
  limit: number,
  page?: number,
  sort = newestFirst,
) {
  return payload.find({
    collection: 'announcements',
    locale,
    select: summaryFields,
    populate,
    ...listQuery(published(...where), { sort, limit, page }),
  })
}

export const announcementList: Resource = async (context) => {
  const { query, tags } = context
  const page = pageNumber(query)
  const slug = slugParameter(query, 'category')
  const year = yearParameter(query)
  tags.list('announcements')
  const categories = await categoriesOf(context, 'announcement')
  const chosen = chosenCategory(categories, slug)
  if (chosen === null) return null
  const where: Where[] = []
  if (chosen) where.push({ category: { equals: chosen.id } })
  if (year) {
    const { from, before } = boundsOfYear(Number(year))
    where.push({ publishedAt: { greater_than_equal: from } }, { publishedAt: { less_than: before } })
  }
  const [result, years] = await Promise.all([find(context, where, perPage, page), publishedYears(context)])
  return {
    ...paged(
      result,
      result.docs.map((document) => toSummary(document, tags)),
    ),
    categories,
    years,
  }
}

async function publishedYears(context: SiteContext): Promise<number[]> {
  const [newest, oldest] = await Promise.all([
    find(context, [], 1),
    find(context, [], 1, undefined, ['publishedAt', 'id']),
  ])
  return yearsBetween(oldest.docs[0]?.publishedAt ?? null, newest.docs[0]?.publishedAt ?? null)
}

export const announcementDetail: Resource = async (context) => {
  const { payload, locale, tags, path } = context
  // A new one appears among the related ones, so the list counts here too.
  tags.list('announcements')
  const found = await findBySlug(context, 'announcements', path.slug ?? '')
  if (found === null) return null
  const [document, related] = await Promise.all([
    payload.findByID({
      collection: 'announcements',
      id: found.id,
      ...newestOf(context, 'announcements', found.id),
      locale,
      select: { ...summaryFields, body: true, attachment: true, updatedAt: true },
      populate,
      depth: 1,
      overrideAccess: true,
    }),
    find(context, [{ id: { not_equals: found.id } }], relatedCount),
  ])
  return {
    ...toSummary(document, tags),
    body: html(document.body),
    translations: found.translations,
    updatedAt: instant(document.updatedAt, document.createdAt),
    attachment: file(document.attachment, tags),
    related: related.docs.map((other) => toSummary(other, tags)),
  }
}
