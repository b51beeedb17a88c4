import { type IndexedDocument, type IndexedKind, indexedKinds } from '@site/contracts/content/site-index.ts'
import type { CollectionSlug } from 'payload'
import * as v from 'valibot'
import type { Resource } from './context.ts'
import { mediaFields, mediaPath } from './files.ts'
import { inBothSchema, instant, publishedAtAll, wholeTexts } from './published.ts'

/** As many as one site map file may hold. */
const mostDocuments = 50_000

const collections = {
  articles: 'articles',
  announcements: 'announcements',
  faqs: 'faqs',
  promos: 'promos',
  events: 'events',
  lessons: 'lessons',
  reports: 'reports',
  notes: 'morning-notes',
  pages: 'pages',
} as const satisfies Record<IndexedKind, CollectionSlug>

const TextsSchema = inBothSchema(v.string())
const RowsSchema = v.array(
  v.object({
    key: v.optional(v.nullable(v.string())),
    slug: TextsSchema,
    isWhole: inBothSchema(v.boolean()),
    title: TextsSchema,
    question: TextsSchema,
    cover: v.optional(
      v.nullable(v.union([v.number(), v.object({ filename: v.optional(v.nullable(v.string())) })])),
    ),
    publishedAt: v.optional(v.nullable(v.string())),
    createdAt: v.string(),
    updatedAt: v.string(),
  }),
)

/** One query for all of a kind, in both languages at once. */
export const siteIndex: Resource = async ({ payload, path, tags }) => {
  const kind = indexedKinds.find((candidate) => candidate === path.kind)
  if (kind === undefined) return null
  const collection = collections[kind]
  tags.list(collection)
  const { docs } = await payload.find({
    collection,
    where: publishedAtAll(),
    sort: ['-updatedAt'],
    locale: 'all',
    select: {
      key: true,
      slug: true,
      isWhole: true,
      title: true,
      question: true,
      cover: true,
      publishedAt: true,
      createdAt: true,
      updatedAt: true,
    },
    populate: { media: mediaFields },
    depth: 1,
    limit: mostDocuments,
    pagination: false,
    overrideAccess: true,
  })
  const documents = v.parse(RowsSchema, docs).map(
    (row): IndexedDocument => ({
      translations: wholeTexts(row.slug, row.isWhole),
      key: row.key ?? null,
      title: wholeTexts(row.title ?? row.question, row.isWhole),
      cover: typeof row.cover === 'object' && row.cover?.filename ? mediaPath(row.cover.filename) : null,
      publishedAt: instant(row.publishedAt, row.createdAt),
      updatedAt: instant(row.updatedAt, row.createdAt),
    }),
  )
  return { documents }
}
