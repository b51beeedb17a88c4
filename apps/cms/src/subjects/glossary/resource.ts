import { sql } from '@payloadcms/db-postgres'
import { type Glossary, type Term, TermSchema, type TermSummary } from '@site/contracts/content/glossary.ts'
import type { Locale } from '@site/contracts/locale.ts'
import type { Payload } from 'payload'
import * as v from 'valibot'
import { query } from '#cms/base/database/session.ts'
import { fold, listSearchWords } from '#cms/editorial/search/phrase.ts'
import { correctSpelling, replaceMisspellings } from '#cms/editorial/search/spelling.ts'
import { followContract } from '#cms/services/contract/follow-contract.ts'
import type { Resource, SiteContext } from '#cms/services/site-api/context.ts'
import { detailResource } from '#cms/services/site-api/detail-resource.ts'
import { type GlossaryTerm, readGlossary } from '#cms/services/term-links/read-glossary.ts'
import { mayBePrefix, prepare } from '#cms/subjects/search/resource.ts'
import { terms as collection } from './terms.ts'

const maxUses = 5

export const termList: Resource = async (context): Promise<Glossary> => {
  const { payload, locale, tags } = context
  tags.list('terms')
  const { terms } = await readGlossary(payload, locale)
  const phrase = context.query.get('q') ?? ''
  const words = replaceMisspellings(listSearchWords(phrase), locale)
  const total = terms.length
  if (phrase.trim() === '') return { terms: terms.map(toSummary), total, spelling: null }
  // Signs without a letter or digit match no term.
  if (words.length === 0) return { terms: [], total, spelling: null }
  const found = await findTerms(context, words)
  const byId = new Map(terms.map((term) => [term.id, term]))
  return {
    terms: found.ids.flatMap((id) => byId.get(id) ?? []).map(toSummary),
    total,
    spelling: found.spelling,
  }
}

function toSummary({ id, slug, term, abbreviation, definition }: GlossaryTerm): TermSummary {
  return { id, slug, term, abbreviation, definition }
}

/** Like the site search: all words first, then the last as a prefix, then corrected, then terms that one word names. */
async function findTerms(context: SiteContext, words: readonly string[]) {
  const find = async (typed: readonly string[], isUnfinished: boolean) => {
    const { parsed } = await prepare(context, typed, isUnfinished ? 'unfinished' : 'words')
    return findIds(context.payload, parsed)
  }
  const ids = await find(words, mayBePrefix(words))
  if (ids.length > 0) return { ids, spelling: null }
  const corrected = await correctSpelling(context.payload, context.locale, words)
  const others = corrected ? await find(corrected, false) : []
  if (corrected && others.length > 0) return { ids: others, spelling: corrected.join(' ') }
  const { parsed, anyTitleQuery } = await prepare(context, words, 'words')
  return { ids: await findIds(context.payload, { ...parsed, matchQuery: anyTitleQuery }), spelling: null }
}

const IdsSchema = v.array(v.object({ id: v.number() }))

async function findIds(
  payload: Payload,
  { locale, phrases: [phrase = ''], matchQuery }: Awaited<ReturnType<typeof prepare>>['parsed'],
): Promise<number[]> {
  const rows = await query(
    payload,
    sql`select document_id as id from search_documents
      where locale = ${locale} and collection = 'terms'
        and (terms @@ ${matchQuery}::tsquery or folded_aliases @> array[${phrase}::text])
      order by folded_title = ${phrase} or folded_aliases @> array[${phrase}::text] desc,
        starts_with(folded_title, ${phrase}) desc,
        ts_rank(head, ${matchQuery}::tsquery) desc, folded_title`,
  )
  return v.parse(IdsSchema, rows).map(({ id }) => id)
}

const detail = followContract(collection.fields, TermSchema, {
  computed: ['synonyms', 'counterpart', 'related', 'uses', 'previous', 'next'],
  alsoSelected: ['alsoKnownAs'],
})

export const termDetail = detailResource('terms', {
  select: detail.select,
  populate: { terms: {} },
  alongside: ({ payload, locale }, { id }) =>
    Promise.all([readGlossary(payload, locale), readCounterpart(payload, locale, id)]),
  respond: async (document, [{ terms }, counterpart], context) => {
    const { id, term, abbreviation } = document
    const at = terms.findIndex((other) => other.id === id)
    const neighbor = (offset: number) => {
      const other = at === -1 ? undefined : terms[at + offset]
      return other ? { slug: other.slug, term: other.term } : null
    }
    const relatedIds = (document.related ?? []).map((other) => (typeof other === 'number' ? other : other.id))
    const synonyms = (document.alsoKnownAs ?? []).flatMap(({ name, isLinked }) => (isLinked ? [name] : []))
    return {
      id,
      ...detail.read(document, context),
      synonyms,
      counterpart,
      related: relatedIds.flatMap((other) => terms.find((known) => known.id === other) ?? []).map(toSummary),
      // A draft may lack its name in this language.
      uses: await readUses(context, [term ?? '', ...synonyms], abbreviation ?? ''),
      previous: neighbor(-1),
      next: neighbor(1),
    }
  },
})

const CounterpartSchema = v.array(v.object({ term: v.string() }))

async function readCounterpart(payload: Payload, locale: Locale, id: number): Promise<string | null> {
  const other = locale === 'id' ? 'en' : 'id'
  const rows = await query(
    payload,
    sql`select term from terms_locales where _parent_id = ${id} and _locale = ${other} and is_whole`,
  )
  return v.parse(CounterpartSchema, rows)[0]?.term ?? null
}

const UsesSchema = v.array(
  v.object({ kind: v.picklist(['lesson', 'article']), slug: v.string(), title: v.string() }),
)

/** Lessons, then the newest articles, that contain one of the names or, in its own spelling, the abbreviation. */
async function readUses(
  { payload, locale, tags }: SiteContext,
  names: readonly string[],
  abbreviation: string,
): Promise<Term['uses']> {
  tags.list('lessons')
  tags.list('articles')
  const rows = await query(
    payload,
    sql`select kind, slug, title from search_documents
      where locale = ${locale} and collection in ('lessons', 'articles') and (
        terms @@ ${toPhraseQuery(names)}::tsquery
        or (terms @@ ${toPhraseQuery([abbreviation])}::tsquery and strpos(body, ${abbreviation}) > 0)
      )
      order by kind = 'lesson' desc, date desc nulls last, document_id limit ${maxUses}`,
  )
  return v.parse(UsesSchema, rows)
}

/** A folded name has only letters, digits and spaces, so no query syntax gets through. */
function toPhraseQuery(names: readonly string[]): string {
  return names
    .map((name) => fold(name).split(' ').filter(Boolean).join(' <-> '))
    .filter((phrase) => phrase !== '')
    .map((phrase) => `(${phrase})`)
    .join(' | ')
}
