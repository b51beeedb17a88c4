import { sql } from '@payloadcms/db-postgres'
import { productKeys } from '@site/contracts/content/products.ts'
import { PromoSchema, type PromoSummary, PromoSummarySchema } from '@site/contracts/content/promos.ts'
import * as v from 'valibot'
import type { Promo } from '#cms/base/payload-types.ts'
import {
  type ContractFields,
  followContract,
  type ReadContext,
} from '#cms/services/contract/follow-contract.ts'
import {
  choiceParameter,
  pageNumber,
  type Resource,
  type SiteContext,
} from '#cms/services/site-api/context.ts'
import { detailResource } from '#cms/services/site-api/detail-resource.ts'
import { mediaFields } from '#cms/services/site-api/files.ts'
import { findFirst, findListPage, inOrder, loadedById } from '#cms/services/site-api/listed.ts'
import { instant, paged } from '#cms/services/site-api/published.ts'
import { promos } from './promos.ts'

const perPage = 9
const relatedCount = 3

const summary = followContract(promos.fields, PromoSummarySchema)
const detail = followContract(promos.fields, PromoSchema, { computed: ['related'] })
const populate = { media: mediaFields }

/** A draft may lack one of its dates. */
function toPromo({ read }: ContractFields, document: Promo, context: ReadContext) {
  context.tags.document('promos', document.id)
  const { id, startsAt, endsAt } = document
  return {
    id,
    ...read(document, context),
    startsAt: instant(startsAt, endsAt),
    endsAt: instant(endsAt, startsAt),
  }
}

/** Current and upcoming, ordered by start. */
const current = () => ({
  by: 'starts_at',
  order: 'ascending' as const,
  where: [sql`d.ends_at > ${new Date().toISOString()}::timestamptz`],
})

/** Ended, latest first. */
const ended = () => ({
  by: 'ends_at',
  order: 'descending' as const,
  where: [sql`d.ends_at <= ${new Date().toISOString()}::timestamptz`],
})

async function load(context: SiteContext, ids: number[]): Promise<PromoSummary[]> {
  const { docs } = await context.payload.find({
    collection: 'promos',
    locale: context.locale,
    select: summary.select,
    populate,
    depth: 1,
    ...loadedById(ids),
  })
  return inOrder(docs, ids).map((document) =>
    v.parse(PromoSummarySchema, toPromo(summary, document, context)),
  )
}

export async function currentPromos(context: SiteContext, count: number): Promise<PromoSummary[]> {
  context.tags.list('promos')
  return load(context, await findFirst(context, 'promos', { ...current(), limit: count }))
}

async function otherPromos(context: SiteContext, than: number): Promise<PromoSummary[]> {
  const { where, ...order } = current()
  const others = { ...order, where: [...where, sql`d.id <> ${than}`], limit: relatedCount }
  return load(context, await findFirst(context, 'promos', others))
}

export const promoList: Resource = async (context) => {
  const { query, tags } = context
  const page = pageNumber(query)
  const product = choiceParameter(query, 'product', productKeys)
  tags.list('promos')
  const isEnded = choiceParameter(query, 'when', ['current', 'ended']) === 'ended'
  const { where, ...order } = isEnded ? ended() : current()
  const narrowed = product ? [...where, sql`d.product = ${product}`] : where
  const result = await findListPage(context, 'promos', { ...order, where: narrowed, limit: perPage }, page)
  return paged(result, await load(context, result.ids))
}

export const promoDetail = detailResource('promos', {
  select: detail.select,
  populate,
  alongside: (context, found) => otherPromos(context, found.id),
  respond: (document, related, context) => ({ ...toPromo(detail, document, context), related }),
})
