import type { NoteSummary } from '@site/contracts/content/research.ts'
import type { Where } from 'payload'
import type { MorningNote } from '#cms/payload-types.ts'
import { boundsOfMonth, monthsBetween } from './archive.ts'
import { monthParameter, pageNumber, type Resource, type SiteContext } from './context.ts'
import { newestOf } from './preview.ts'
import { day, findBySlug, instant, paged, published } from './published.ts'
import { html } from './rich-text.ts'
import type { Tags } from './tags.ts'

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

async function find(
  { payload, locale }: SiteContext,
  options: { where?: Where | undefined; sort?: string[]; limit: number; page?: number },
) {
  return payload.find({
    collection: 'morning-notes',
    where: published(...(options.where ? [options.where] : [])),
    sort: options.sort ?? ['-marketDate', '-id'],
    locale,
    select: summaryFields,
    depth: 0,
    limit: options.limit,
    page: options.page ?? 1,
    // Counting all documents costs more than finding these.
    pagination: options.page !== undefined,
    overrideAccess: true,
  })
}

export async function newestNote(context: SiteContext): Promise<NoteSummary | null> {
  context.tags.list('morning-notes')
  const { docs } = await find(context, { limit: 1 })
  return docs[0] ? toSummary(docs[0], context.tags) : null
}

export const noteList: Resource = async (context) => {
  const { query, tags } = context
  const page = pageNumber(query)
  tags.list('morning-notes')
  const month = monthParameter(query)
  const bounds = month === null ? null : boundsOfMonth(month)
  const where: Where | undefined = bounds
    ? {
        and: [
          { marketDate: { greater_than_equal: bounds.from } },
          { marketDate: { less_than: bounds.before } },
        ],
      }
    : undefined
  const [result, newest, oldest] = await Promise.all([
    find(context, { where, limit: perPage, page }),
    find(context, { limit: 1 }),
    find(context, { sort: ['marketDate', 'id'], limit: 1 }),
  ])
  return {
    ...paged(
      result,
      result.docs.map((document) => toSummary(document, tags)),
    ),
    months: monthsBetween(oldest.docs[0]?.marketDate ?? null, newest.docs[0]?.marketDate ?? null),
  }
}

export const noteDetail: Resource = async (context) => {
  const { payload, locale, tags, path } = context
  // A new note becomes the neighbour of an old one, so the list counts here too.
  tags.list('morning-notes')
  const found = await findBySlug(context, 'morning-notes', path.slug ?? '')
  if (found === null) return null
  const [document, previous, next] = await Promise.all([
    payload.findByID({
      collection: 'morning-notes',
      id: found.id,
      ...newestOf(context, 'morning-notes', found.id),
      locale,
      select: { ...summaryFields, body: true, updatedAt: true },
      depth: 0,
      overrideAccess: true,
    }),
    find(context, { where: { marketDate: { less_than: found.marketDate } }, limit: 1 }),
    find(context, {
      where: { marketDate: { greater_than: found.marketDate } },
      sort: ['marketDate', 'id'],
      limit: 1,
    }),
  ])
  return {
    ...toSummary(document, tags),
    body: html(document.body),
    translations: found.translations,
    updatedAt: instant(document.updatedAt, document.createdAt),
    previous: previous.docs[0] ? toSummary(previous.docs[0], tags) : null,
    next: next.docs[0] ? toSummary(next.docs[0], tags) : null,
  }
}
