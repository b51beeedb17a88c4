import * as v from 'valibot'
import { ArticleSummarySchema } from './articles.ts'
import { EventSummarySchema } from './education.ts'
import { ProductSummarySchema } from './products.ts'
import { PromoSummarySchema } from './promos.ts'
import { NoteSummarySchema, ReportSummarySchema } from './research.ts'
import { PageNameSchema } from './site-chrome.ts'

/** The sections below the hero, in the order of a site whose editors have not chosen one. */
export const homeSections = [
  'market',
  'research',
  'articles',
  'events',
  'products',
  'plan',
  'promos',
] as const
export type HomeSection = (typeof homeSections)[number]

/** Max lengths: longer texts would push the data off a phone's first screen. */
export const homeLimits = {
  headline: 60,
  lead: 180,
  button: 32,
  buttonNote: 60,
  factTitle: 32,
  factText: 90,
  facts: 4,
  sectionTitle: 60,
  sectionLead: 120,
} as const

/** Values that the site inserts into a fact, as `{fee}`. A fact whose value is unknown is hidden. */
export const homeValues = ['fee', 'record', 'license'] as const
export type HomeValue = (typeof homeValues)[number]

const placeholder = /\{([^{}]*)\}/g

/** The names in braces of a text. */
export const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(placeholder)].map(([, name = '']) => name.trim())

/** The text with its values; null if one is unknown. */
export function withValues(text: string, values: Readonly<Record<HomeValue, string | null>>): string | null {
  const valueFor = (name: string) => {
    const known = homeValues.find((candidate) => candidate === name)
    return known === undefined ? null : values[known]
  }
  return placeholdersIn(text).every((name) => valueFor(name) !== null)
    ? text.replace(placeholder, (_, name: string) => valueFor(name.trim()) ?? '')
    : null
}

/** What editors decide about the home page. Shown sections in order; empty texts stand for the built-in ones. */
export const HomeFrontSchema = v.object({
  headline: v.string(),
  lead: v.string(),
  button: v.string(),
  /** Below the button; a CMS of the previous release does not send it. */
  buttonNote: v.optional(v.string(), ''),
  facts: v.array(v.object({ title: v.string(), text: v.string(), page: PageNameSchema })),
  sections: v.array(v.object({ section: v.picklist(homeSections), title: v.string(), lead: v.string() })),
})
export type HomeFront = v.InferOutput<typeof HomeFrontSchema>

/**
 * The CMS content of the home page: newest first, without ended promotions and events. `front` is null while editors
 * have not published one.
 */
export const HomeSchema = v.object({
  front: v.optional(v.nullable(HomeFrontSchema), null),
  /** The license number of the settings; null if it is not set. */
  license: v.optional(v.nullable(v.string()), null),
  products: v.array(ProductSummarySchema),
  morningNote: v.nullable(NoteSummarySchema),
  reports: v.array(ReportSummarySchema),
  articles: v.array(ArticleSummarySchema),
  events: v.array(EventSummarySchema),
  promos: v.array(PromoSummarySchema),
})
export type Home = v.InferOutput<typeof HomeSchema>
