import { productKeys } from '@site/contracts/content/products.ts'
import type { PromoSummary } from '@site/contracts/content/promos.ts'
import type { Where } from 'payload'
import type { Promo } from '#cms/payload-types.ts'
import { choiceParameter, pageNumber, type Resource, type SiteContext } from './context.ts'
import { mediaFields, picture } from './files.ts'
import { newestOf } from './preview.ts'
import { findBySlug, instant, listQuery, paged, published } from './published.ts'
import { html } from './rich-text.ts'
import type { Tags } from './tags.ts'

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

/** Not over yet, by their start: what runs comes before what is still to start. */
async function findCurrent(context: SiteContext, where: Where[], limit: number, page?: number) {
  const notOver = { endsAt: { greater_than: new Date().toISOString() } }
  return find(context, [notOver, ...where], ['startsAt', 'id'], limit, page)
}

/** Over, the latest first. */
async function findEnded(context: SiteContext, where: Where[], page: number) {
  const over = { endsAt: { less_than_equal: new Date().toISOString() } }
  return find(context, [over, ...where], ['-endsAt', '-id'], perPage, page)
}

async function find(
  { payload, locale }: SiteContext,
  where: Where[],
  sort: string[],
  limit: number,
  page?: number,
) {
  return payload.find({
    collection: 'promos',
    locale,
    select: summaryFields,
    populate,
    ...listQuery(published(...where), { sort, limit, page }),
  })
}

export async function currentPromos(context: SiteContext, count: number): Promise<PromoSummary[]> {
  context.tags.list('promos')
  const { docs } = await findCurrent(context, [], count)
  return docs.map((document) => toSummary(document, context.tags))
}

export const promoList: Resource = async (context) => {
  const { query, tags } = context
  const page = pageNumber(query)
  const product = choiceParameter(query, 'product', productKeys)
  tags.list('promos')
  const where: Where[] = product ? [{ product: { equals: product } }] : []
  const result =
    choiceParameter(query, 'when', ['current', 'ended']) === 'ended'
      ? await findEnded(context, where, page)
      : await findCurrent(context, where, perPage, page)
  return paged(
    result,
    result.docs.map((document) => toSummary(document, tags)),
  )
}

export const promoDetail: Resource = async (context) => {
  const { payload, locale, tags, path } = context
  tags.list('promos')
  const found = await findBySlug(context, 'promos', path.slug ?? '')
  if (found === null) return null
  const [document, related] = await Promise.all([
    payload.findByID({
      collection: 'promos',
      id: found.id,
      ...newestOf(context, 'promos', found.id),
      locale,
      select: { ...summaryFields, body: true, quota: true, terms: true, updatedAt: true, createdAt: true },
      populate,
      depth: 1,
      overrideAccess: true,
    }),
    findCurrent(context, [{ id: { not_equals: found.id } }], relatedCount),
  ])
  return {
    ...toSummary(document, tags),
    body: html(document.body),
    translations: found.translations,
    updatedAt: instant(document.updatedAt, document.createdAt),
    quota: document.quota ?? '',
    terms: html(document.terms),
    related: related.docs.map((other) => toSummary(other, tags)),
  }
}
