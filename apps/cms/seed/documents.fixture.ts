import { FeeSchema } from '@site/contracts/content/fees.ts'
import { fundKinds } from '@site/contracts/content/funds.ts'
import { RatingSchema } from '@site/contracts/content/research.ts'
import * as v from 'valibot'
import { readContent, SeedErrors } from './content-files.ts'

const TextSchema = v.object({ id: v.string(), en: v.optional(v.string()) })
export type Text = v.InferOutput<typeof TextSchema>

const key = v.string()
const publishedAt = v.string()
const optionalNumber = v.nullish(v.number(), null)
const optionalText = v.nullish(v.string(), null)
const texts = v.array(TextSchema)
const facts = v.array(v.object({ label: TextSchema, value: TextSchema }))
const names = v.optional(
  v.array(v.object({ name: v.string(), isLinked: v.optional(v.boolean(), false) })),
  [],
)
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
  lessons: v.looseObject({
    key,
    body: TextSchema,
    takeaways: texts,
    sources: v.array(v.object({ title: TextSchema, url: v.string(), checkedOn: v.string() })),
    quiz: v.array(
      v.object({
        question: TextSchema,
        afterPart: v.optional(v.number()),
        explanation: TextSchema,
        answers: v.array(v.object({ text: TextSchema, isCorrect: v.optional(v.boolean(), false) })),
      }),
    ),
  }),
  terms: v.looseObject({
    key,
    term: TextSchema,
    abbreviation: v.optional(v.partial(v.object({ id: v.string(), en: v.string() })), {}),
    alsoKnownAs: v.optional(v.object({ id: names, en: names }), { id: [], en: [] }),
    definition: TextSchema,
    body: v.optional(TextSchema),
    related: v.array(v.string()),
  }),
  reports: v.looseObject({
    key,
    body: TextSchema,
    publishedAt,
    tickers: v.nullish(v.array(v.string()), []),
    rating: v.nullish(RatingSchema, null),
    priceAtIssue: optionalNumber,
    targetPrice: optionalNumber,
    previousTarget: optionalNumber,
    horizonMonths: optionalNumber,
    disclosure: v.optional(v.object({ statedOn: v.string() })),
  }),
  recommendations: v.looseObject({
    key,
    ticker: v.string(),
    rating: RatingSchema,
    issuedAt: v.string(),
    priceAtIssue: v.number(),
    targetPrice: v.number(),
    horizonMonths: v.number(),
    rationale: TextSchema,
    state: v.picklist(['open', 'closed']),
    closedAt: optionalText,
    replacedBy: optionalText,
    report: optionalText,
  }),
  products: v.looseObject({ key, facts: v.optional(facts, []) }),
  services: v.looseObject({ key, facts: v.optional(facts, []) }),
  accountTypes: v.looseObject({
    key,
    body: TextSchema,
    requirements: texts,
    benefits: texts,
    risks: texts,
    rights: texts,
    duties: texts,
  }),
  fees: v.looseObject({ account, channel, side, percent, minimum, validFrom, validTo }),
  funds: v.looseObject({
    code: v.string(),
    kind: v.picklist(fundKinds),
    texts: v.object({ policy: TextSchema, benchmark: v.optional(TextSchema), risks: texts }),
  }),
  pages: v.looseObject({
    key,
    blocks: v.array(
      v.object({
        blockType: v.string(),
        body: v.optional(TextSchema),
        items: v.optional(
          v.array(
            v.looseObject({
              title: v.optional(TextSchema),
              text: v.optional(TextSchema),
              date: v.optional(v.unknown()),
            }),
          ),
          [],
        ),
      }),
    ),
  }),
  home: v.looseObject({ button: TextSchema, buttonNote: TextSchema }),
}

/** Collections whose slugs are no names. */
const slugs: Readonly<Record<string, string>> = { notes: 'morning-notes', accountTypes: 'account-types' }

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
