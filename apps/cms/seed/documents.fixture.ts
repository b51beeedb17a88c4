import { FeeSchema } from '@site/contracts/content/fees.ts'
import * as v from 'valibot'
import { readContent, SeedErrors } from './content-files.ts'

const TextSchema = v.object({ id: v.string(), en: v.optional(v.string()) })
export type Text = v.InferOutput<typeof TextSchema>

const key = v.string()
const publishedAt = v.string()
const facts = v.array(v.object({ label: TextSchema, value: TextSchema }))
const PublishedSchema = v.looseObject({ publishedAt })
const NewsSchema = v.looseObject({ key, body: TextSchema, publishedAt })
const { account, channel, side, percent, minimum, validFrom, validTo } = FeeSchema.entries

/** What tests read of each collection. */
const schemas = {
  articles: PublishedSchema,
  announcements: NewsSchema,
  faqs: v.looseObject({ key, answer: TextSchema }),
  promos: PublishedSchema,
  events: v.looseObject({ publishedAt, endsAt: v.string(), registrationOpensAt: v.string() }),
  videos: PublishedSchema,
  notes: NewsSchema,
  lessons: v.looseObject({ key, body: TextSchema }),
  terms: v.looseObject({ key, definition: TextSchema, body: v.optional(TextSchema) }),
  reports: NewsSchema,
  recommendations: v.looseObject({ key }),
  products: v.looseObject({ key, facts: v.optional(facts, []) }),
  services: v.looseObject({ key }),
  accountTypes: v.looseObject({ key, body: TextSchema }),
  fees: v.looseObject({ account, channel, side, percent, minimum, validFrom, validTo }),
  serviceFees: v.looseObject({ code: v.string(), amount: v.nullable(v.number()) }),
  funds: v.looseObject({ code: v.string(), texts: v.looseObject({ risks: v.array(TextSchema) }) }),
  pages: v.looseObject({
    key,
    blocks: v.array(v.looseObject({ blockType: v.string(), body: v.optional(TextSchema) })),
  }),
  home: v.looseObject({}),
}

/** Collections whose slugs are no names. */
const slugs: Readonly<Record<string, string>> = {
  notes: 'morning-notes',
  accountTypes: 'account-types',
  serviceFees: 'service-fees',
}

/** The content of the seed, with the fields that tests read. */
export async function readDocuments(errors = new SeedErrors()) {
  const content = await readContent(errors)
  const read = <Schema extends v.GenericSchema>(name: keyof typeof schemas, schema: Schema) =>
    (content.get(slugs[name] ?? name) ?? []).map(({ file, data }) => ({ file, data: v.parse(schema, data) }))
  return {
    articles: read('articles', schemas.articles),
    announcements: read('announcements', schemas.announcements),
    faqs: read('faqs', schemas.faqs),
    promos: read('promos', schemas.promos),
    events: read('events', schemas.events),
    videos: read('videos', schemas.videos),
    notes: read('notes', schemas.notes),
    lessons: read('lessons', schemas.lessons),
    terms: read('terms', schemas.terms),
    reports: read('reports', schemas.reports),
    recommendations: read('recommendations', schemas.recommendations),
    products: read('products', schemas.products),
    services: read('services', schemas.services),
    accountTypes: read('accountTypes', schemas.accountTypes),
    fees: read('fees', schemas.fees),
    serviceFees: read('serviceFees', schemas.serviceFees),
    funds: read('funds', schemas.funds),
    pages: read('pages', schemas.pages),
    home: read('home', schemas.home),
  }
}

type Documents = Awaited<ReturnType<typeof readDocuments>>

/** The bodies that may contain images and terms, in each language. */
export const listTexts = ({ lessons, reports, notes, articles }: Documents) =>
  [...lessons, ...reports, ...notes, ...articles].flatMap(({ file, data: { body } }) => {
    const { id, en = '' } = v.parse(TextSchema, body)
    return [id, en].map((text) => ({ file, text }))
  })
