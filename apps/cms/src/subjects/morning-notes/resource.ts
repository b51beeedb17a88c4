import { sql } from '@payloadcms/db-postgres'
import type { NoteSummary } from '@site/contracts/content/research.ts'
import type { MorningNote } from '#cms/base/payload-types.ts'
import { linkedHtml } from '#cms/services/html/linked-html.ts'
import { textPopulate } from '#cms/services/html/rich-text-blocks.ts'
import { boundsOfMonth, monthsBetween } from '#cms/services/site-api/archive.ts'
import {
  monthParameter,
  pageNumber,
  type Resource,
  type SiteContext,
} from '#cms/services/site-api/context.ts'
import { detailResource } from '#cms/services/site-api/detail-resource.ts'
import {
  findFirst,
  findListPage,
  inOrder,
  type Listing,
  loadedById,
  loadPeriod,
} from '#cms/services/site-api/listed.ts'
import { day, instant, paged } from '#cms/services/site-api/published.ts'
import type { Tags } from '#cms/services/site-api/tags.ts'

const perPage = 10

const summaryFields = {
  slug: true,
  title: true,
  summary: true,
  marketDate: true,
  highlights: true,
  publishedAt: true,
  createdAt: true,
} as const

function toSummary(document: Pick<MorningNote, 'id' | keyof typeof summaryFields>, tags: Tags): NoteSummary {
  tags.document('morning-notes', document.id)
  return {
    id: document.id,
    slug: document.slug ?? '',
    title: document.title,
    summary: document.summary ?? '',
    marketDate: day(document.marketDate),
    highlights: (document.highlights ?? []).flatMap(({ text }) => text ?? []),
    publishedAt: instant(document.publishedAt, document.createdAt),
  }
}

const newestDay = { by: 'market_date', order: 'descending' } as const

async function load({ payload, locale, tags }: SiteContext, ids: number[]): Promise<NoteSummary[]> {
  const { docs } = await payload.find({
    collection: 'morning-notes',
    locale,
    select: summaryFields,
    depth: 0,
    ...loadedById(ids),
  })
  return inOrder(docs, ids).map((document) => toSummary(document, tags))
}

async function findOne(
  context: SiteContext,
  listing: Pick<Listing, 'order' | 'where'>,
): Promise<NoteSummary | null> {
  const ids = await findFirst(context, 'morning-notes', { ...newestDay, ...listing, limit: 1 })
  return (await load(context, ids))[0] ?? null
}

export async function newestNotes(context: SiteContext, count: number): Promise<NoteSummary[]> {
  context.tags.list('morning-notes')
  return load(context, await findFirst(context, 'morning-notes', { ...newestDay, limit: count }))
}

export const noteList: Resource = async (context) => {
  const { query, tags } = context
  const page = pageNumber(query)
  tags.list('morning-notes')
  const month = monthParameter(query)
  const where = month === null ? [] : [ofMonth(month)]
  const [result, { oldest, newest }] = await Promise.all([
    findListPage(context, 'morning-notes', { ...newestDay, where, limit: perPage }, page),
    loadPeriod(context, 'morning-notes', 'market_date'),
  ])
  return {
    ...paged(result, await load(context, result.ids)),
    months: monthsBetween(oldest, newest),
  }
}

function ofMonth(month: string) {
  const { from, before } = boundsOfMonth(month)
  return sql`d.market_date >= ${from}::timestamptz and d.market_date < ${before}::timestamptz`
}

export const noteDetail = detailResource('morning-notes', {
  select: { ...summaryFields, body: true, updatedAt: true },
  populate: textPopulate,
  alongside: (context, found) =>
    Promise.all([
      findOne(context, {
        order: 'descending',
        where: [sql`d.market_date < ${found.marketDate}::timestamptz`],
      }),
      findOne(context, {
        order: 'ascending',
        where: [sql`d.market_date > ${found.marketDate}::timestamptz`],
      }),
    ]),
  respond: async (document, [previous, next], context) => ({
    ...toSummary(document, context.tags),
    body: await linkedHtml(context, document.body),
    updatedAt: instant(document.updatedAt, document.createdAt),
    previous,
    next,
  }),
})
