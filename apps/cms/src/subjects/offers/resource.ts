import {
  AccountTypeSchema,
  ProductSchema,
  type ProductSummary,
  ProductSummarySchema,
  productKeys,
  ServiceSchema,
  type ServiceSummary,
  ServiceSummarySchema,
  serviceKeys,
} from '@site/contracts/content/products.ts'
import * as v from 'valibot'
import { followContract } from '#cms/services/contract/follow-contract.ts'
import type { Resource, SiteContext } from '#cms/services/site-api/context.ts'
import { mediaFields } from '#cms/services/site-api/files.ts'
import { findPreview, isPreviewed, withDraft } from '#cms/services/site-api/preview.ts'
import { published } from '#cms/services/site-api/published.ts'
import { findRevision } from '#cms/services/site-api/revised-at.ts'
import { accountTypes } from './account-types.ts'
import { products } from './products.ts'
import { services } from './services.ts'

const maxOffers = 50

const productSummary = followContract(products.fields, ProductSummarySchema)
const productFields = followContract(products.fields, ProductSchema)
const serviceSummary = followContract(services.fields, ServiceSummarySchema)
const serviceFields = followContract(services.fields, ServiceSchema)
const accountTypeFields = followContract(accountTypes.fields, AccountTypeSchema)
const populate = { media: mediaFields }

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
    select: productSummary.select,
    populate,
    depth: 1,
    limit: maxOffers,
    pagination: false,
    overrideAccess: true,
  })
  return docs.map((document) => {
    tags.document('products', document.id)
    return v.parse(ProductSummarySchema, { id: document.id, ...productSummary.read(document, { tags }) })
  })
}

async function allServices({ payload, locale, tags }: SiteContext): Promise<ServiceSummary[]> {
  tags.list('services')
  const { docs } = await payload.find({
    collection: 'services',
    where: published(),
    sort: ['order', 'id'],
    locale,
    select: serviceSummary.select,
    populate,
    depth: 1,
    limit: maxOffers,
    pagination: false,
    overrideAccess: true,
  })
  return docs.map((document) => {
    tags.document('services', document.id)
    return v.parse(ServiceSummarySchema, { id: document.id, ...serviceSummary.read(document, { tags }) })
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
    id: document.id,
    ...productFields.read(document, { tags }),
    key,
    revisedAt: await findRevision(context, 'products', document.id),
    facts: facts(document.facts),
    steps: steps(document.steps),
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
  const document = docs[0]
  if (document === undefined) return null
  tags.document('services', document.id)
  tags.page('services', document.id)
  return {
    id: document.id,
    ...serviceFields.read(document, { tags }),
    key,
    revisedAt: await findRevision(context, 'services', document.id),
    facts: facts(document.facts),
    steps: steps(document.steps),
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
    const fields = accountTypeFields.read(document, { tags })
    return {
      id: document.id,
      ...fields,
      marginTerms: document.key === 'margin' ? fields.marginTerms : null,
    }
  })
}
