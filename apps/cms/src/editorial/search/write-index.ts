import { crc32 } from 'node:zlib'
import { sql } from '@payloadcms/db-postgres'
import { maxStatementMs } from '@site/change-feed/stalled-connections.ts'
import { searchablePages } from '@site/contracts/content/page-search-words.ts'
import type { SearchKind } from '@site/contracts/content/search.ts'
import { findPageTitle } from '@site/contracts/content/site-pages.ts'
import { type Locale, locales } from '@site/contracts/locale.ts'
import * as v from 'valibot'
import {
  inLongTransaction,
  inTransaction,
  type Session,
  type Statement,
  type Transaction,
} from '#cms/base/database/session.ts'
import { toTable, toTextsTable } from '#cms/base/database/tables.ts'
import { englishStem } from './forms.ts'
import { type IndexedCollection, indexedCollection, indexedCollections } from './indexed-collections.ts'
import { blocks, sentences } from './plain-text.ts'
import { listRoots } from './stemming.ts'

const pageRows = searchablePages.flatMap(({ page, words }, id) =>
  locales.map((locale) => ({
    id,
    locale,
    slug: page,
    title: findPageTitle(page)[locale],
    aliases: words[locale],
  })),
)

/** Every starting service rebuilds an index of another version: increment it, or change a title or word of a page. */
export function computeIndexVersion(pages: readonly IndexedText[]): number {
  return crc32(JSON.stringify([8, pages])) >>> 1
}

const indexVersion = computeIndexVersion(pageRows)
/** Any constant works if nothing else in this database uses the same advisory lock. */
const wordsLock = 771_002
const maxBodyLength = 20_000
const minWordLength = 4

/** Indexes the published, completely translated languages of documents; `which` filters the collection's rows. */
async function insertDocuments(
  session: Session,
  collection: string,
  { kind, slug, title, summary, date, names, aliases = 'array[]::text[]', body }: IndexedCollection,
  which: Statement,
): Promise<void> {
  const text = sql.raw(`left(${sentences(blocks(...body))}, ${maxBodyLength})`)
  const column = (expression: string) => sql.raw(expression)
  await insertTexts(
    session,
    { collection, kind },
    sql`select d.id, l._locale::text as locale, ${column(slug)} as slug, ${column(title)} as title,
        coalesce(${column(summary)}, '') as summary, ${column(date)} as date,
        ${column(names)} as names, ${column(aliases)} as aliases, ${text} as body
      from ${toTable(collection)} d join ${toTextsTable(collection)} l on l._parent_id = d.id
      where d._status = 'published' and l.is_whole and ${which}`,
  )
}

/** The texts of a document that is in no table. */
export interface IndexedText {
  readonly id: number
  readonly locale: Locale
  readonly slug: string
  readonly title: string
  readonly summary?: string
  readonly date?: string
  readonly names?: string
  readonly aliases?: readonly string[]
  readonly body?: string
}

interface Source {
  readonly collection: string
  readonly kind: SearchKind
}

/** Indexes documents that are in no table. */
export async function insertRows(
  session: Session,
  source: Source,
  rows: readonly IndexedText[],
): Promise<void> {
  await insertTexts(
    session,
    source,
    sql`select id, locale, slug, title, coalesce(summary, '') as summary, date, coalesce(names, '') as names,
        coalesce(aliases, array[]::text[]) as aliases, coalesce(body, '') as body
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (id integer, locale text, slug text, title text,
        summary text, date timestamptz, names text, aliases text[], body text)`,
  )
}

async function insertTexts(session: Session, { collection, kind }: Source, texts: Statement): Promise<void> {
  await session.execute(sql`
    with texts as (${texts}), folded as (
      select *, search_fold(title) as folded_title,
        array(select search_fold(alias) from unnest(aliases) as alias where alias <> '') as folded_aliases,
        search_vector(title, 'A') || search_vector(array_to_string(aliases, ' ') || ' ' || names, 'B')
          || search_vector(summary, 'B') as head
      from texts where slug <> '' and title <> ''
    )
    insert into search_documents (collection, document_id, locale, kind, slug, title, summary, body, date,
      folded_title, folded_aliases, head, terms)
    select ${collection}, id, locale, ${kind}, slug, title, summary, body, date, folded_title, folded_aliases, head,
      head || search_vector(body, 'C')
    from folded
    on conflict (collection, document_id, locale) do nothing`)
}

/** Indexes the pages of the site that are no documents. */
async function insertPages(session: Session): Promise<void> {
  await insertRows(session, { collection: 'site-pages', kind: 'sitePage' }, pageRows)
}

/** Adds new words of titles, aliases and summaries; words are never removed. */
async function insertWords(session: Session, which: Statement): Promise<void> {
  // Prevents deadlocks between publications with the same new words.
  await session.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(wordsLock))})`)
  await session.execute(sql`
    insert into search_words (locale, word)
    select distinct locale, word
    from search_documents, regexp_split_to_table(
      concat_ws(' ', folded_title, array_to_string(folded_aliases, ' '), search_fold(summary)), ' ') as word
    where ${which} and length(word) >= ${minWordLength} and word ~ '^[a-z]+$'
    on conflict do nothing`)
}

const WordsSchema = v.array(
  v.object({ locale: v.picklist(locales), word: v.string(), english: v.nullable(v.string()) }),
)

const selectWords = (which: Statement) =>
  sql`select distinct locale, lexeme as word from search_documents, unnest(terms) where ${which}`

/** Words of the whole index; `unnest` would take five times as long. */
const allWords = sql`select locale, word from unnest(array['id', 'en']) as locale,
  ts_stat('select terms from search_documents where locale = ' || quote_literal(locale))`

/** Adds the roots of new words; roots are never removed. */
async function insertRoots(session: Session, words: Statement): Promise<void> {
  const { rows } = await session.execute(sql`
    select locale, word, ${englishStem('word')} as english from (${words}) as indexed
    where word ~ '^[a-z]{3,}$' and not exists (
      select from search_roots where search_roots.locale = indexed.locale and search_roots.word = indexed.word
    )`)
  const roots = v.parse(WordsSchema, rows).flatMap(({ locale, word, english }) => {
    const own = locale === 'id' ? listRoots(word) : [english ?? word]
    return own.map((root) => ({ locale, root, word }))
  })
  await session.execute(sql`
    insert into search_roots select * from jsonb_populate_recordset(null::search_roots, ${JSON.stringify(roots)})
    on conflict do nothing`)
}

/** Updates the index for one document as of this transaction. */
export async function indexDocument(req: Transaction, collection: string, id: number): Promise<void> {
  const source = indexedCollection(collection)
  if (!source) return
  await inTransaction(req, async (session) => {
    const own = sql`collection = ${collection} and document_id = ${id}`
    await session.execute(sql`delete from search_documents where ${own}`)
    await insertDocuments(session, collection, source, sql`d.id = ${id}`)
    await insertWords(session, own)
    await insertRoots(session, selectWords(own))
  })
}

/** Indexes documents that were written directly in SQL. */
export async function indexDocuments(
  req: Transaction,
  collection: string,
  ids: readonly number[],
): Promise<void> {
  const source = indexedCollection(collection)
  if (!source || ids.length === 0) return
  await inTransaction(req, async (session) => {
    await insertDocuments(session, collection, source, sql`d.id in ${ids}`)
    const own = sql`collection = ${collection} and document_id in ${ids}`
    await insertWords(session, own)
    await insertRoots(session, selectWords(own))
  })
}

/** Empties the index, for collections that were emptied directly in SQL. */
export async function emptyIndex(session: Session): Promise<void> {
  await session.execute(sql`delete from search_documents`)
  await session.execute(sql`delete from search_words`)
  await session.execute(sql`delete from search_roots`)
}

/** Rebuilds the index from all documents. */
async function fillIndex(session: Session): Promise<void> {
  await emptyIndex(session)
  for (const [collection, source] of Object.entries(indexedCollections)) {
    await insertDocuments(session, collection, source, sql`true`)
  }
  await completeIndex(session)
  await session.execute(sql`delete from search_index_version`)
  await session.execute(sql`insert into search_index_version values (${indexVersion})`)
}

/** Adds to the documents what does not depend on a single one. */
export async function completeIndex(session: Session): Promise<void> {
  await insertPages(session)
  await insertWords(session, sql`true`)
  await insertRoots(session, allWords)
  await session.execute(sql`analyze search_documents, search_roots`)
}

/** Blocks publications between reading the documents and writing the index. */
async function lockIndex(session: Session): Promise<void> {
  await session.execute(sql`lock table search_documents in share row exclusive mode`)
}

/** Rebuilds the index for documents that were written without it. */
export async function rebuildIndex(): Promise<void> {
  await inLongTransaction(maxStatementMs, async (session) => {
    await lockIndex(session)
    await fillIndex(session)
  })
}

const VersionsSchema = v.array(v.object({ version: v.number() }))

async function isUpToDate(session: Session): Promise<boolean> {
  const { rows } = await session.execute(sql`select version from search_index_version`)
  return v.parse(VersionsSchema, rows).some(({ version }) => version === indexVersion)
}

/** Rebuilds the index if its version is outdated; returns whether it did. */
export async function rebuildOutdatedIndex(): Promise<boolean> {
  return inLongTransaction(maxStatementMs, async (session) => {
    if (await isUpToDate(session)) return false
    await lockIndex(session)
    // Another service may have rebuilt the index while this one waited for the lock.
    if (await isUpToDate(session)) return false
    await fillIndex(session)
    return true
  })
}
