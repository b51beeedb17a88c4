import type { SearchKind } from '@site/contracts/content/search.ts'
import { beginning, blocks, blocksOfRows, richText, sentences } from './plain-text.ts'

/** How to index a collection: SQL over its table `d` and its locales table `l`. */
export interface IndexedCollection {
  readonly kind: SearchKind
  readonly slug: string
  readonly title: string
  readonly summary: string
  readonly date: string
  /** Extra search terms that occur in no text, such as tickers. */
  readonly names: string
  /** Names as good as the title, as a `text[]`; an equal query finds the document first. They are search terms, too. */
  readonly aliases?: string
  readonly body: readonly string[]
}

/** Localized texts of rows below a document. */
const rows = (table: string, ...columns: readonly string[]) => `(
  select ${blocksOfRows(blocks(...columns), 'r._order')}
  from ${table} r join ${table}_locales t on t._parent_id = r.id and t._locale = l._locale
  where r._parent_id = d.id
)`

/** As `rows`, one level deeper: rows within a page block. */
const rowsOfBlocks = (block: string, ...columns: readonly string[]) => `(
  select ${blocksOfRows(blocks(...columns), 'b._order, r._order')}
  from ${block} b join ${block}_items r on r._parent_id = b.id
  join ${block}_items_locales t on t._parent_id = r.id and t._locale = l._locale
  where b._parent_id = d.id
)`

/** A label with its value. */
const fact = "concat_ws(': ', t.label, t.value)"

const inLanguage = (id: string, en: string) => `case l._locale when 'id' then ${id} else ${en} end`

const rating = (buy: string, hold: string, sell: string) =>
  `case d.rating when 'buy' then '${buy}' when 'hold' then '${hold}' else '${sell}' end`

const tickers = (table: string) =>
  `(select string_agg(x.text, ' ') from ${table}_texts x where x.parent_id = d.id)`

const otherNames = `array(
  select x.name from terms_also_known_as x
  where x._parent_id = d.id and x._locale = l._locale order by x._order
)`

const summaryCharacters = 200

const defaults = {
  slug: 'l.slug',
  title: 'l.title',
  summary: 'l.summary',
  date: 'd.published_at',
  names: "''",
  body: [richText('l.body')],
} as const

const offer = { ...defaults, slug: 'd.key::text', date: 'null::timestamptz' } as const

/** Every searchable collection. */
export const indexedCollections = {
  products: {
    ...offer,
    kind: 'product',
    body: ['l.tagline', richText('l.body'), rows('products_facts', fact)],
  },
  services: { ...offer, kind: 'service', body: ['l.tagline', 'l.partner', richText('l.body')] },
  reports: {
    ...defaults,
    kind: 'report',
    names: tickers('reports'),
    body: [rows('reports_key_points', 't.text'), richText('l.body')],
  },
  recommendations: {
    kind: 'recommendation',
    slug: "d.ticker || '-' || d.id",
    // Without a rationale, the recommendation is not translated into this language.
    title: `case when l.rationale <> '' then ${inLanguage(
      `concat('Rekomendasi ', d.ticker, ': ', ${rating('Beli', 'Tahan', 'Jual')})`,
      `concat(d.ticker, ' recommendation: ', ${rating('Buy', 'Hold', 'Sell')})`,
    )} end`,
    summary: beginning('l.rationale', summaryCharacters),
    date: 'd.issued_at',
    // The recommendation has only the ticker; the report's title contains the company name.
    names: `(select t.title from reports r join reports_locales t on t._parent_id = r.id and t._locale = l._locale
      where r.id = d.report_id and r._status = 'published' and t.is_whole)`,
    body: ['l.rationale', 'l.analyst_role'],
  },
  'morning-notes': {
    ...defaults,
    kind: 'note',
    date: 'd.market_date',
    body: [rows('morning_notes_highlights', 't.text'), richText('l.body')],
  },
  articles: { ...defaults, kind: 'article', names: tickers('articles') },
  promos: { ...defaults, kind: 'promo', body: ['l.quota', richText('l.body'), richText('l.terms')] },
  events: { ...defaults, kind: 'event', date: 'd.starts_at', body: ['l.venue', richText('l.body')] },
  lessons: {
    ...defaults,
    kind: 'lesson',
    body: [richText('l.body'), rows('lessons_takeaways', 't.text'), rows('lessons_quiz', 't.question')],
  },
  terms: {
    ...defaults,
    kind: 'term',
    // Within a sentence, terms start with a small letter.
    title: 'upper(left(l.term, 1)) || substr(l.term, 2)',
    summary: 'l.definition',
    date: 'null::timestamptz',
    aliases: `l.abbreviation || ${otherNames}`,
  },
  videos: {
    ...defaults,
    kind: 'video',
    slug: 'd.id::text',
    names: "'video'",
    body: [richText('l.transcript')],
  },
  faqs: {
    ...defaults,
    kind: 'faq',
    title: 'l.question',
    summary: beginning(sentences(richText('l.answer')), summaryCharacters),
    date: 'null::timestamptz',
    body: [richText('l.answer')],
  },
  announcements: { ...defaults, kind: 'announcement' },
  offices: {
    kind: 'office',
    slug: 'd.id::text',
    title: 'l.name',
    summary: "concat_ws(', ', d.address, case when strpos(d.address, d.city) = 0 then d.city end)",
    date: 'null::timestamptz',
    names: inLanguage("'alamat kantor cabang'", "'address office branch'"),
    body: ['l.hours', 'd.phone', 'd.email'],
  },
  pages: {
    ...defaults,
    kind: 'page',
    date: 'null::timestamptz',
    body: [
      rows('pages_blocks_text', 't.heading', richText('t.body')),
      rowsOfBlocks('pages_blocks_figures', fact),
      rowsOfBlocks('pages_blocks_timeline', 't.title', 't.text'),
      rows('pages_blocks_call_to_action', 't.heading', 't.text'),
    ],
  },
} as const satisfies Record<string, IndexedCollection>

export type IndexedSlug = keyof typeof indexedCollections

const byName: Readonly<Record<string, IndexedCollection>> = indexedCollections

/** How to index a collection; undefined if it is not searchable. */
export function indexedCollection(collection: string): IndexedCollection | undefined {
  return byName[collection]
}
