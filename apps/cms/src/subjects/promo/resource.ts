import { sql } from '@payloadcms/db-postgres'
import { productKeys } from '@site/contracts/content/products.ts'
import type { PromoSummary } from '@site/contracts/content/promos.ts'
import type { Promo } from '#cms/base/payload-types.ts'
import { html } from '#cms/services/html/rich-text.ts'
import {
  choiceParameter,
  pageNumber,
  type Resource,
  type SiteContext,
} from '#cms/services/site-api/context.ts'
import { detailResource } from '#cms/services/site-api/detail-resource.ts'
import { mediaFields, picture } from '#cms/services/site-api/files.ts'
import { findFirst, findListPage, inOrder, loadedById } from '#cms/services/site-api/listed.ts'
import { instant, paged } from '#cms/services/site-api/published.ts'
import { toSeo } from '#cms/services/site-api/seo.ts'
import type { Tags } from '#cms/services/site-api/tags.ts'

const perPage = 9
const relatedCount = 3

const summaryFields = {
  slug: true,
  title: true,
  summary: true,
  cover: true,
  startsAt: true,
  endsAt: true,
  product: true,
} as const
const populate = { media: mediaFields }

function toSummary(document: Pick<Promo, 'id' | keyof typeof summaryFields>, tags: Tags): PromoSummary {
  tags.document('promos', document.id)
  return {
    id: document.id,
    slug: document.slug ?? '',
    title: document.title,
    summary: document.summary ?? '',
    cover: picture(document.cover, tags),
    startsAt: instant(document.startsAt, document.endsAt),
    endsAt: instant(document.endsAt, document.startsAt),
    product: document.product ?? null,
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

async function load({ payload, locale, tags }: SiteContext, ids: number[]): Promise<PromoSummary[]> {
  const { docs } = await payload.find({
    collection: 'promos',
    locale,
    select: summaryFields,
    populate,
    depth: 1,
    ...loadedById(ids),
  })
  return inOrder(docs, ids).map((document) => toSummary(document, tags))
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
  select: {
    ...summaryFields,
    body: true,
    quota: true,
    terms: true,
    updatedAt: true,
    seo: true,
    createdAt: true,
  },
  populate,
  alongside: (context, found) => otherPromos(context, found.id),
  respond: (document, related, { tags }) => ({
    ...toSummary(document, tags),
    body: html(document.body),
    updatedAt: instant(document.updatedAt, document.createdAt),
    seo: toSeo(document, tags),
    quota: document.quota ?? '',
    terms: html(document.terms),
    related,
  }),
})
