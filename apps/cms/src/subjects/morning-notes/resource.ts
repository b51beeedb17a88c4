import { sql } from '@payloadcms/db-postgres'
import { NoteSchema, type NoteSummary, NoteSummarySchema } from '@site/contracts/content/research.ts'
import * as v from 'valibot'
import type { MorningNote } from '#cms/base/payload-types.ts'
import {
  type ContractFields,
  followContract,
  type ReadContext,
} from '#cms/services/contract/follow-contract.ts'
import { linkedText } from '#cms/services/html/linked-html.ts'
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
import { paged } from '#cms/services/site-api/published.ts'
import { morningNotes } from './morning-notes.ts'

const perPage = 10

const summary = followContract(morningNotes.fields, NoteSummarySchema)
const detail = followContract(morningNotes.fields, NoteSchema, { computed: ['seo', 'previous', 'next'] })

function toNote({ read }: ContractFields, document: MorningNote, context: ReadContext) {
  context.tags.document('morning-notes', document.id)
  return { id: document.id, ...read(document, context) }
}

const newestDay = { by: 'market_date', order: 'descending' } as const

async function load(context: SiteContext, ids: number[]): Promise<NoteSummary[]> {
  const { docs } = await context.payload.find({
    collection: 'morning-notes',
    locale: context.locale,
    select: summary.select,
    depth: 0,
    ...loadedById(ids),
  })
  return inOrder(docs, ids).map((document) => v.parse(NoteSummarySchema, toNote(summary, document, context)))
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
  select: detail.select,
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
    ...toNote(detail, document, { ...context, toHtml: await linkedText(context) }),
    // Notes have no texts of their own for search engines.
    seo: null,
    previous,
    next,
  }),
})
