import {
  type MarginTerms,
  type ProductSummary,
  productKeys,
  type ServiceSummary,
  serviceKeys,
} from '@site/contracts/content/products.ts'
import type { AccountType, Product, Service } from '#cms/base/payload-types.ts'
import { html } from '#cms/services/html/rich-text.ts'
import type { Resource, SiteContext } from '#cms/services/site-api/context.ts'
import { file, mediaFields, picture } from '#cms/services/site-api/files.ts'
import { splitLines } from '#cms/services/site-api/lines.ts'
import { findPreview, isPreviewed, withDraft } from '#cms/services/site-api/preview.ts'
import { day, instant, published } from '#cms/services/site-api/published.ts'
import { findRevision } from '#cms/services/site-api/revised-at.ts'
import { toSeo } from '#cms/services/site-api/seo.ts'
import type { Tags } from '#cms/services/site-api/tags.ts'

const maxOffers = 50

const summaryFields = { key: true, title: true, tagline: true, summary: true, cover: true } as const
const populate = { media: mediaFields }

type Offer = Pick<Product, 'id' | 'title' | 'tagline' | 'summary' | 'cover'>

function toOffer(document: Offer, tags: Tags) {
  return {
    id: document.id,
    title: document.title,
    tagline: document.tagline ?? '',
    summary: document.summary ?? '',
    cover: picture(document.cover, tags),
  }
}

type Fact = { label?: string | null; value?: string | null }
type Step = { title?: string | null; text?: string | null }

/** Rows are shared by both languages, so one may lack its text in this language. */
function facts(rows: Fact[] | null | undefined) {
  return (rows ?? []).flatMap(({ label, value }) => (label && value ? { label, value } : []))
}

function steps(rows: Step[] | null | undefined) {
  return (rows ?? []).flatMap(({ title, text }) => (title && text ? { title, text } : []))
}

export async function allProducts({ payload, locale, tags }: SiteContext): Promise<ProductSummary[]> {
  tags.list('products')
  const { docs } = await payload.find({
    collection: 'products',
    where: published(),
    sort: ['order', 'id'],
    locale,
    select: summaryFields,
    populate,
    depth: 1,
    limit: maxOffers,
    pagination: false,
    overrideAccess: true,
  })
  return docs.map((document) => {
    tags.document('products', document.id)
    return { key: document.key, ...toOffer(document, tags) }
  })
}

async function allServices({ payload, locale, tags }: SiteContext): Promise<ServiceSummary[]> {
  tags.list('services')
  const { docs } = await payload.find({
    collection: 'services',
    where: published(),
    sort: ['order', 'id'],
    locale,
    select: summaryFields,
    populate,
    depth: 1,
    limit: maxOffers,
    pagination: false,
    overrideAccess: true,
  })
  return docs.map((document) => {
    tags.document('services', document.id)
    return { key: document.key, ...toOffer(document, tags) }
  })
}

export const offerHub: Resource = async (context) => {
  const [products, services] = await Promise.all([allProducts(context), allServices(context)])
  return { products, services }
}

export const productDetail: Resource = async (context) => {
  const { payload, locale, tags, path } = context
  tags.list('products')
  const key = productKeys.find((candidate) => candidate === path.key)
  if (key === undefined) return null
  const preview = findPreview(context, 'products')
  const options = { collection: 'products', locale, populate, depth: 1, overrideAccess: true } as const
  const { docs } =
    preview && isPreviewed(preview, { key })
      ? { docs: [await payload.findByID({ ...options, id: preview.document, draft: true })] }
      : await payload.find({
          ...options,
          where: published({ key: { equals: key } }),
          limit: 1,
          pagination: false,
        })
  const document = docs[0]
  if (document === undefined) return null
  tags.document('products', document.id)
  tags.page('products', document.id)
  return {
    key,
    ...toOffer(document, tags),
    body: html(document.body),
    updatedAt: instant(document.updatedAt, document.createdAt),
    revisedAt: await findRevision(context, 'products', document.id),
    seo: toSeo(document, tags),
    facts: facts(document.facts),
    steps: steps(document.steps),
    risks: (document.risks ?? []).flatMap(({ text }) => text ?? []),
    instruments: (document.instruments ?? []).flatMap((instrument) =>
      instrument.name
        ? {
            name: instrument.name,
            kind: instrument.kind ?? '',
            summary: instrument.summary ?? '',
            facts: facts(instrument.facts),
            sharePercent: instrument.sharePercent ?? null,
          }
        : [],
    ),
    notice: document.notice,
    riplay: file(document.riplay, tags),
    riplayValidFrom: document.riplayValidFrom ? day(document.riplayValidFrom) : null,
  }
}

export const serviceDetail: Resource = async (context) => {
  const { payload, locale, tags, path } = context
  tags.list('services')
  const key = serviceKeys.find((candidate) => candidate === path.key)
  if (key === undefined) return null
  const preview = findPreview(context, 'services')
  const options = { collection: 'services', locale, populate, depth: 1, overrideAccess: true } as const
  const { docs } =
    preview && isPreviewed(preview, { key })
      ? { docs: [await payload.findByID({ ...options, id: preview.document, draft: true })] }
      : await payload.find({
          ...options,
          where: published({ key: { equals: key } }),
          limit: 1,
          pagination: false,
        })
  const document: Service | undefined = docs[0]
  if (document === undefined) return null
  tags.document('services', document.id)
  tags.page('services', document.id)
  return {
    key,
    ...toOffer(document, tags),
    body: html(document.body),
    updatedAt: instant(document.updatedAt, document.createdAt),
    revisedAt: await findRevision(context, 'services', document.id),
    seo: toSeo(document, tags),
    facts: facts(document.facts),
    requirements: (document.requirements ?? []).flatMap(({ text }) => text ?? []),
    steps: steps(document.steps),
    partner: document.partner ?? null,
    minimumAssets: document.minimumAssets ?? null,
    contractYears: document.contractYears ?? null,
  }
}

function readMarginTerms({ marginTerms }: AccountType): MarginTerms {
  return {
    interestPercent: marginTerms?.interestPercent ?? null,
    haircutPercent: marginTerms?.haircutPercent ?? null,
    callPercent: marginTerms?.callPercent ?? null,
    forcedPercent: marginTerms?.forcedPercent ?? null,
    callDays: marginTerms?.callDays ?? null,
  }
}

export const accountTypeList: Resource = async (context) => {
  const { payload, locale, tags } = context
  tags.list('account-types')
  const { docs } = await payload.find({
    collection: 'account-types',
    where: published(),
    sort: ['order', 'id'],
    locale,
    populate,
    depth: 1,
    limit: maxOffers,
    pagination: false,
    overrideAccess: true,
  })
  const shown = await withDraft(context, 'account-types', docs, (id) =>
    payload.findByID({
      collection: 'account-types',
      id,
      draft: true,
      locale,
      populate,
      depth: 1,
      overrideAccess: true,
    }),
  )
  return shown.map((document) => {
    tags.document('account-types', document.id)
    const { id, key, title, summary, body, contractYears, riplay, comparison } = document
    return {
      id,
      key,
      title: title ?? '',
      summary: summary ?? '',
      body: html(body),
      contractYears: contractYears ?? null,
      riplay: file(riplay, tags),
      riplayValidFrom: document.riplayValidFrom ? day(document.riplayValidFrom) : null,
      updatedAt: instant(document.updatedAt, document.createdAt),
      requirements: splitLines(document.requirements),
      benefits: splitLines(document.benefits),
      risks: splitLines(document.risks),
      rights: splitLines(document.rights),
      duties: splitLines(document.duties),
      marginTerms: key === 'margin' ? readMarginTerms(document) : null,
      comparison: {
        fundedBy: comparison.fundedBy ?? '',
        securities: comparison.securities ?? '',
        shortSelling: comparison.shortSelling ?? '',
        cost: comparison.cost ?? '',
        suitedFor: comparison.suitedFor ?? '',
        mainRisk: comparison.mainRisk ?? '',
      },
    }
  })
}
