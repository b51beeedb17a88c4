import { type IndexedDocument, type IndexedKind, indexedKinds } from '@site/contracts/content/site-index.ts'
import type { CollectionSlug } from 'payload'
import * as v from 'valibot'
import type { Resource } from './context.ts'
import { mediaFields, mediaPath } from './files.ts'
import { instant, published } from './published.ts'

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

const TextsSchema = v.optional(
  v.nullable(v.object({ id: v.optional(v.nullable(v.string())), en: v.optional(v.nullable(v.string())) })),
)
const RowsSchema = v.array(
  v.object({
    key: v.optional(v.nullable(v.string())),
    slug: TextsSchema,
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

const texts = (value: v.InferOutput<typeof TextsSchema>) => ({ id: value?.id ?? null, en: value?.en ?? null })

/** One query for all of a kind, in both languages at once. */
export const siteIndex: Resource = async ({ payload, path, tags }) => {
  const kind = indexedKinds.find((candidate) => candidate === path.kind)
  if (kind === undefined) return null
  const collection = collections[kind]
  tags.list(collection)
  const { docs } = await payload.find({
    collection,
    where: published(),
    sort: ['-updatedAt'],
    locale: 'all',
    select: {
      key: true,
      slug: true,
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
      translations: texts(row.slug),
      key: row.key ?? null,
      title: texts(row.title ?? row.question),
      cover: typeof row.cover === 'object' && row.cover?.filename ? mediaPath(row.cover.filename) : null,
      publishedAt: instant(row.publishedAt, row.createdAt),
      updatedAt: instant(row.updatedAt, row.createdAt),
    }),
  )
  return { documents }
}
