import type { SearchKind } from '@site/contracts/content/search.ts'
import { type Locale, locales } from '@site/contracts/locale.ts'
import { inTransaction } from '#cms/base/database/session.ts'
import { slugify } from '#cms/base/fields/slug.ts'
import { completeIndex, emptyIndex, type IndexedText, insertRows } from '#cms/editorial/search/write-index.ts'
import { isTree, type Tree } from '../seed/bilingual.ts'
import { readContent, SeedErrors } from '../seed/content-files.ts'
import { payload } from './service.ts'

const summaryCharacters = 200

type SeededText = Omit<IndexedText, 'id' | 'locale'>

/** How the search indexes a seeded document; a mirror of `indexedCollections`, which reads the database. */
type Read = (data: Tree, locale: Locale) => SeededText

const isBoth = (value: unknown): value is Readonly<Record<Locale, unknown>> =>
  isTree(value) && typeof value.id === 'string'

/** All texts of a value in one language. */
function readText(value: unknown, locale: Locale): string {
  if (isBoth(value)) return String(value[locale] ?? '').replace(/<[^>]*>|\]\([^)]*\)|[*#|[]/g, ' ')
  if (Array.isArray(value)) return value.map((item) => readText(item, locale)).join('\n')
  return isTree(value) ? readText(Object.values(value), locale) : ''
}

const readNames = (value: unknown) => (Array.isArray(value) ? value.join(' ') : '')

const withTitle =
  (date: string | null, ...body: readonly string[]): Read =>
  (data, locale) => ({
    slug: readText(data.slug, locale),
    title: readText(data.title, locale),
    summary: readText(data.summary, locale),
    names: readNames(data.tickers),
    body: readText(
      body.map((name) => data[name]),
      locale,
    ),
    ...(date === null ? {} : { date: String(data[date]) }),
  })

const offer: Read = (data, locale) => ({
  ...withTitle(null, 'tagline', 'partner', 'facts', 'body')(data, locale),
  slug: String(data.key),
})

const ratings = {
  id: { buy: 'Beli', hold: 'Tahan', sell: 'Jual' },
  en: { buy: 'Buy', hold: 'Hold', sell: 'Sell' },
} as const

function readRecommendation({ ticker, rating, ...data }: Tree, locale: Locale): SeededText {
  const [, word = ''] = Object.entries(ratings[locale]).find(([name]) => name === rating) ?? []
  const summary = readText(data.rationale, locale)
  return {
    slug: `${ticker}-1`,
    title:
      summary === ''
        ? ''
        : { id: `Rekomendasi ${ticker}: ${word}`, en: `${ticker} recommendation: ${word}` }[locale],
    summary,
    date: String(data.issuedAt),
  }
}

function readTerm(data: Tree, locale: Locale): SeededText {
  const term = readText(data.term, locale)
  const others = isTree(data.alsoKnownAs) ? data.alsoKnownAs[locale] : []
  const names = Array.isArray(others) ? others.filter(isTree).map(({ name }) => String(name)) : []
  return {
    slug: slugify(term),
    title: term.charAt(0).toUpperCase() + term.slice(1),
    summary: readText(data.definition, locale),
    aliases: [readText(data.abbreviation, locale), ...names],
    body: readText(data.body, locale),
  }
}

const readFaq: Read = (data, locale) => ({
  slug: readText(data.slug, locale),
  title: readText(data.question, locale),
  summary: readText(data.answer, locale).replace(/\s+/g, ' ').slice(0, summaryCharacters),
  body: readText(data.answer, locale),
})

const readOffice: Read = (data, locale) => ({
  slug: String(data.key),
  title: readText(data.name, locale),
  summary: String(data.address),
  names: { id: 'alamat kantor cabang', en: 'address office branch' }[locale],
})

const sources: readonly (readonly [collection: string, kind: SearchKind, read: Read])[] = [
  ['products', 'product', offer],
  ['services', 'service', offer],
  ['reports', 'report', withTitle('publishedAt', 'keyPoints', 'body')],
  ['recommendations', 'recommendation', readRecommendation],
  ['morning-notes', 'note', withTitle('marketDate', 'highlights', 'body')],
  ['articles', 'article', withTitle('publishedAt', 'body')],
  ['promos', 'promo', withTitle('publishedAt', 'quota', 'body', 'terms')],
  ['events', 'event', withTitle('startsAt', 'venue', 'body')],
  ['lessons', 'lesson', withTitle('publishedAt', 'body', 'takeaways')],
  ['terms', 'term', readTerm],
  ['videos', 'video', withTitle('publishedAt', 'transcript')],
  ['faqs', 'faq', readFaq],
  ['announcements', 'announcement', withTitle('publishedAt', 'body')],
  ['offices', 'office', readOffice],
  ['pages', 'page', withTitle(null, 'blocks')],
]

/** Replaces the index by the seeded documents: publishing them all would take minutes. */
export async function indexSeededContent(): Promise<void> {
  const errors = new SeedErrors()
  const content = await readContent(errors)
  if (errors.list.length > 0) throw new Error(errors.list.join('\n'))
  await inTransaction({ payload }, async (session) => {
    await emptyIndex(session)
    for (const [collection, kind, read] of sources) {
      const rows = (content.get(collection) ?? []).flatMap(({ data }, id) =>
        locales.map((locale) => ({ id, locale, ...read(data, locale) })).filter(({ title }) => title !== ''),
      )
      await insertRows(session, { collection, kind }, rows)
    }
    await completeIndex(session)
  })
}
