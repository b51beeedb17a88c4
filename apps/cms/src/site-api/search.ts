import { SEARCH_MAX_CHARACTERS, type SearchHit, type SearchKind } from '@site/contracts/content/search.ts'
import type { CollectionSlug, Where } from 'payload'
import * as v from 'valibot'
import type { Resource, SiteContext } from './context.ts'
import { BadRequestError } from './problem.ts'
import { published } from './published.ts'

const hitsAKind = 8
const mostWords = 8

type Searched = { collection: CollectionSlug; title: string; summary: string | null; slug: 'slug' | 'key' }

const searched: Record<SearchKind, Searched> = {
  product: { collection: 'products', title: 'title', summary: 'summary', slug: 'key' },
  service: { collection: 'services', title: 'title', summary: 'summary', slug: 'key' },
  page: { collection: 'pages', title: 'title', summary: 'summary', slug: 'slug' },
  article: { collection: 'articles', title: 'title', summary: 'summary', slug: 'slug' },
  report: { collection: 'reports', title: 'title', summary: 'summary', slug: 'slug' },
  note: { collection: 'morning-notes', title: 'title', summary: 'summary', slug: 'slug' },
  lesson: { collection: 'lessons', title: 'title', summary: 'summary', slug: 'slug' },
  faq: { collection: 'faqs', title: 'question', summary: null, slug: 'slug' },
  event: { collection: 'events', title: 'title', summary: 'summary', slug: 'slug' },
  promo: { collection: 'promos', title: 'title', summary: 'summary', slug: 'slug' },
  announcement: { collection: 'announcements', title: 'title', summary: 'summary', slug: 'slug' },
}
const kinds: SearchKind[] = [
  'product',
  'service',
  'page',
  'article',
  'report',
  'note',
  'lesson',
  'faq',
  'event',
  'promo',
  'announcement',
]

const HitSchema = v.object({
  id: v.number(),
  slug: v.optional(v.nullable(v.string())),
  key: v.optional(v.nullable(v.string())),
  title: v.optional(v.nullable(v.string())),
  question: v.optional(v.nullable(v.string())),
  summary: v.optional(v.nullable(v.string())),
})

async function hitsOf(
  { payload, locale, tags }: SiteContext,
  kind: SearchKind,
  words: string[],
): Promise<SearchHit[]> {
  const { collection, title, summary, slug } = searched[kind]
  tags.list(collection)
  const containsWord = (word: string): Where => ({
    or: [{ [title]: { contains: word } }, ...(summary ? [{ [summary]: { contains: word } }] : [])],
  })
  const { docs } = await payload.find({
    collection,
    where: published({ [slug]: { exists: true } }, { [title]: { exists: true } }, ...words.map(containsWord)),
    locale,
    select: { [slug]: true, [title]: true, ...(summary ? { [summary]: true } : {}) },
    depth: 0,
    limit: hitsAKind,
    pagination: false,
    overrideAccess: true,
  })
  return v.parse(v.array(HitSchema), docs).map((hit) => {
    tags.document(collection, hit.id)
    return {
      kind,
      slug: hit.slug ?? hit.key ?? '',
      title: hit.title ?? hit.question ?? '',
      summary: hit.summary ?? '',
    }
  })
}

/**
 * The words that are looked for. Characters that mean something to the database's patterns, and those that it
 * cannot hold at all, separate words as spaces do.
 */
export function wordsOf(phrase: string): string[] {
  return phrase
    .slice(0, SEARCH_MAX_CHARACTERS)
    .split(/[\s%_\\\p{Control}]+/u)
    .filter(Boolean)
    .slice(0, mostWords)
}

/** Documents whose title and summary together hold every word; at most a few of each kind. */
export const search: Resource = async (context) => {
  const phrase = context.query.get('q')
  if (phrase === null) throw new BadRequestError('q', 'q is required.')
  const words = wordsOf(phrase)
  if (words.length === 0) return { hits: [] }
  const hits = await Promise.all(kinds.map((kind) => hitsOf(context, kind, words)))
  return { hits: hits.flat() }
}
