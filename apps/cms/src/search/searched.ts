import type { SearchKind } from '@site/contracts/content/search.ts'

/** How a collection is read into the index: SQL over its table `d` and its table of languages `l`. */
export interface Searched {
  readonly kind: SearchKind
  readonly slug: string
  readonly title: string
  readonly summary: string
  readonly date: string
  /** Names that a visitor may type though they are in no text, as tickers. */
  readonly names: string
  readonly body: readonly string[]
}

/** The plain text of a rich text column. */
const richText = (column: string) => `(
  select string_agg(piece #>> '{}', ' ')
  from jsonb_path_query(${column}, 'strict $.**.text ? (@.type() == "string")') as piece
)`

/** The texts of rows below a document, which hold them by language. */
const rows = (table: string, columns: string) => `(
  select string_agg(concat_ws(' ', ${columns}), ' ' order by r._order)
  from ${table} r join ${table}_locales t on t._parent_id = r.id and t._locale = l._locale
  where r._parent_id = d.id
)`

/** As rows, one level deeper: the rows within a block of a page. */
const rowsOfBlocks = (block: string, columns: string) => `(
  select string_agg(concat_ws(' ', ${columns}), ' ' order by b._order, r._order)
  from ${block} b join ${block}_items r on r._parent_id = b.id
  join ${block}_items_locales t on t._parent_id = r.id and t._locale = l._locale
  where b._parent_id = d.id
)`

const tickers = (table: string) =>
  `(select string_agg(x.text, ' ') from ${table}_texts x where x.parent_id = d.id)`

const usual = {
  slug: 'l.slug',
  title: 'l.title',
  summary: 'l.summary',
  date: 'd.published_at',
  names: "''",
  body: [richText('l.body')],
} as const

const offer = { ...usual, slug: 'd.key::text', date: 'null::timestamptz' } as const

/** Every collection that visitors can search. */
export const searched = {
  products: {
    ...offer,
    kind: 'product',
    body: ['l.tagline', richText('l.body'), rows('products_facts', 't.label, t.value')],
  },
  services: { ...offer, kind: 'service', body: ['l.tagline', 'l.partner', richText('l.body')] },
  reports: {
    ...usual,
    kind: 'report',
    names: tickers('reports'),
    body: [rows('reports_key_points', 't.text'), richText('l.body')],
  },
  'morning-notes': {
    ...usual,
    kind: 'note',
    date: 'd.market_date',
    body: [rows('morning_notes_highlights', 't.text'), richText('l.body')],
  },
  articles: { ...usual, kind: 'article', names: tickers('articles') },
  promos: { ...usual, kind: 'promo', body: ['l.quota', richText('l.body'), richText('l.terms')] },
  events: { ...usual, kind: 'event', date: 'd.starts_at', body: ['l.venue', richText('l.body')] },
  lessons: { ...usual, kind: 'lesson' },
  faqs: {
    ...usual,
    kind: 'faq',
    title: 'l.question',
    summary: `left(${richText('l.answer')}, 200)`,
    date: 'null::timestamptz',
    body: [richText('l.answer')],
  },
  announcements: { ...usual, kind: 'announcement' },
  pages: {
    ...usual,
    kind: 'page',
    date: 'null::timestamptz',
    body: [
      rows('pages_blocks_text', `t.heading, ${richText('t.body')}`),
      rowsOfBlocks('pages_blocks_figures', 't.label, t.value'),
      rowsOfBlocks('pages_blocks_timeline', 't.title, t.text'),
      rows('pages_blocks_call_to_action', 't.heading, t.text'),
    ],
  },
} as const satisfies Record<string, Searched>

export type SearchedCollection = keyof typeof searched

const byName: Readonly<Record<string, Searched>> = searched

/** How a collection is read into the index; undefined for one that is not searched. */
export function searchedAs(collection: string): Searched | undefined {
  return byName[collection]
}
