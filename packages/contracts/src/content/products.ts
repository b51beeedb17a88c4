import * as v from 'valibot'
import {
  DaySchema,
  detailEntries,
  FactSchema,
  FileSchema,
  HtmlSchema,
  IdSchema,
  InstantSchema,
  PictureSchema,
  StepSchema,
} from './document-parts.ts'
import { type ProductKey, productKeys, type ServiceKey, serviceKeys } from './offer-keys.ts'

export { type ProductKey, productKeys, type ServiceKey, serviceKeys }
export const ProductKeySchema = v.picklist(productKeys)
export const ServiceKeySchema = v.picklist(serviceKeys)

const offerEntries = {
  id: IdSchema,
  title: v.string(),
  tagline: v.string(),
  summary: v.string(),
  cover: v.nullable(PictureSchema),
}
const { body, updatedAt, revisedAt, seo } = detailEntries
const offerDetailEntries = {
  body,
  updatedAt,
  revisedAt,
  seo,
  facts: v.array(FactSchema),
  steps: v.array(StepSchema),
}

export const ProductSummarySchema = v.object({ key: ProductKeySchema, ...offerEntries })
export type ProductSummary = v.InferOutput<typeof ProductSummarySchema>

export const ProductSchema = v.object({
  ...ProductSummarySchema.entries,
  ...offerDetailEntries,
  risks: v.array(v.string()),
  instruments: v.array(
    v.object({
      name: v.string(),
      kind: v.string(),
      summary: v.string(),
      facts: v.array(FactSchema),
      /** The share of an EBA class in its pool; the class that is paid first comes first. */
      sharePercent: v.nullable(v.number()),
    }),
  ),
  notice: v.picklist(['investment', 'sbn']),
  /** The general product and service summary. */
  riplay: v.nullable(FileSchema),
  riplayValidFrom: v.optional(v.nullable(DaySchema), null),
})
export type Product = v.InferOutput<typeof ProductSchema>

export const ServiceSummarySchema = v.object({ key: ServiceKeySchema, ...offerEntries })
export type ServiceSummary = v.InferOutput<typeof ServiceSummarySchema>

/** Conditions are data: `minimumAssets` in rupiah, `contractYears` in years; null without a condition. */
export const ServiceSchema = v.object({
  ...ServiceSummarySchema.entries,
  ...offerDetailEntries,
  /** What a client needs to have ready. */
  requirements: v.optional(v.array(v.string()), []),
  partner: v.nullable(v.string()),
  minimumAssets: v.nullable(v.number()),
  contractYears: v.nullable(v.number()),
})
export type Service = v.InferOutput<typeof ServiceSchema>

const optionalNumber = v.optional(v.nullable(v.number()), null)

/** The firm's own terms of financing besides the interest, in percent and trading days; null: not stated. */
const MarginTermsSchema = v.object({
  haircutPercent: optionalNumber,
  callPercent: optionalNumber,
  forcedPercent: optionalNumber,
  callDays: optionalNumber,
})
export type MarginTerms = v.InferOutput<typeof MarginTermsSchema>

const sentences = v.optional(v.array(v.string()), [])

export const AccountTypeSchema = v.object({
  id: IdSchema,
  key: v.picklist(['regular', 'margin', 'sharia']),
  title: v.string(),
  summary: v.string(),
  body: HtmlSchema,
  contractYears: v.nullable(v.number()),
  riplay: v.nullable(FileSchema),
  riplayValidFrom: v.optional(v.nullable(DaySchema), null),
  /** The last change; a CMS of the previous release does not send it. */
  updatedAt: v.optional(v.nullable(InstantSchema), null),
  requirements: sentences,
  benefits: sentences,
  risks: sentences,
  rights: sentences,
  duties: sentences,
  marginTerms: v.optional(v.nullable(MarginTermsSchema), null),
  comparison: v.object({
    fundedBy: v.string(),
    securities: v.string(),
    shortSelling: v.string(),
    cost: v.string(),
    suitedFor: v.string(),
    mainRisk: v.string(),
  }),
})
export type AccountType = v.InferOutput<typeof AccountTypeSchema>

export const OfferHubSchema = v.object({
  products: v.array(ProductSummarySchema),
  services: v.array(ServiceSummarySchema),
})
export type OfferHub = v.InferOutput<typeof OfferHubSchema>
