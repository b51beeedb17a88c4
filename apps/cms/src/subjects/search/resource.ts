import {
  type SearchHit,
  type SearchKind,
  type SearchResult,
  type SearchSuggestions,
  searchKinds,
} from '@site/contracts/content/search.ts'
import {
  SEARCH_MAX_CHARACTERS,
  SUGGESTION_MAX_CHARACTERS,
  SUGGESTION_MIN_CHARACTERS,
} from '@site/contracts/content/search-limits.ts'
import type { Locale } from '@site/contracts/locale.ts'
import type { CollectionSlug, Payload } from 'payload'
import { BadRequestError } from '#cms/base/http/problem.ts'
import {
  type Found,
  findDocuments,
  findTitles,
  maxMatched,
  maxOfKind,
  type Query,
  readBodies,
} from '#cms/editorial/search/find.ts'
import { loadForms } from '#cms/editorial/search/forms.ts'
import { createExcerpt, createMarking, type Marking, marked } from '#cms/editorial/search/highlight.ts'
import { type IndexedSlug, indexedCollections } from '#cms/editorial/search/indexed-collections.ts'
import { listCompounds, listSearchWords } from '#cms/editorial/search/phrase.ts'
import { correctSpelling, replaceMisspellings } from '#cms/editorial/search/spelling.ts'
import { meaningfulTerms, splitTerms, type Term, tsQuery, typedQuery } from '#cms/editorial/search/terms.ts'
import { choiceParameter, type Resource, type SiteContext } from '#cms/services/site-api/context.ts'
import { pagesOfVideos } from '#cms/subjects/education/video-resource.ts'
import { findTickers } from './find-tickers.ts'

const hitsPerKind = 3
const suggestions = 8
/** Below this number of results, the last word may be incomplete. */
const fewResults = 3
/** Shorter prefixes match nearly every word. */
const minPrefixLength = 3

/**
 * Documents that contain every word of a phrase in any form, else some of them; at most a few per kind, or many of one,
 * with the total per kind.
 */
export const search: Resource = async (context): Promise<SearchResult> => {
  const { payload, locale } = context
  const words = replaceMisspellings(listSearchWords(readPhrase(context)), locale)
  for (const collection of Object.keys(indexedCollections).filter(isIndexed)) context.tags.list(collection)
  if (words.length === 0) return nothing
  const exact = await lookUp(context, words, 'words')
  if (exact.found.length >= fewResults) return respond(context, exact, { words, used: words })
  const [prefixed, corrected] = await Promise.all([
    mayBePrefix(words) ? lookUp(context, words, 'unfinished') : exact,
    exact.found.length > 0 ? null : correctSpelling(payload, locale, words),
  ])
  if (prefixed.found.length > 0) return respond(context, prefixed, { words, used: words })
  const second = corrected === null ? prefixed : await lookUp(context, corrected, 'words')
  if (second.found.length > 0) return respond(context, second, { words, used: corrected ?? words })
  return respond(context, await lookUp(context, words, 'some'), { words, used: words, isPartial: true })
}

const nothing: SearchResult = {
  hits: [],
  groups: [],
  total: 0,
  hasMore: false,
  spelling: null,
  isPartial: false,
}

/** Titles for a phrase that is still being typed, so its last word may be incomplete. */
export const searchSuggestions: Resource = async (context): Promise<SearchSuggestions> => {
  const { payload, locale, tags } = context
  const typed = listSearchWords(readPhrase(context).slice(0, SUGGESTION_MAX_CHARACTERS))
  const words = replaceMisspellings(typed, locale)
  for (const collection of Object.keys(indexedCollections).filter(isIndexed)) tags.list(collection)
  if (words.join(' ').length < SUGGESTION_MIN_CHARACTERS) return { hits: [], spelling: null }
  const suggest = async (phrase: readonly string[]) => {
    const { marking, parsed } = await prepare(context, phrase, 'unfinished')
    const found = await findTitles(payload, { ...parsed, limit: suggestions })
    return { found, marking, phrase }
  }
  const exact = await suggest(words)
  const corrected = exact.found.length === 0 ? await correctSpelling(payload, locale, words) : null
  const { found, marking, phrase } = corrected ? await suggest(corrected) : exact
  const toSlug = await loadSlugs(payload, locale, found)
  return {
    hits: found.map((hit) => ({
      kind: hit.kind,
      slug: toSlug(hit),
      title: marked(hit.title, marking),
    })),
    spelling: found.length > 0 ? findSpelling(words, phrase) : null,
  }
}

function findSpelling(words: readonly string[], used: readonly string[]): string | null {
  return words.join(' ') === used.join(' ') ? null : used.join(' ')
}

function readPhrase({ query }: SiteContext): string {
  const phrase = query.get('q')
  if (phrase === null) throw new BadRequestError('q', 'q is required.')
  return phrase.slice(0, SEARCH_MAX_CHARACTERS)
}

function readKind({ query }: SiteContext): SearchKind | null {
  return choiceParameter(query, 'kind', searchKinds)
}

function isIndexed(name: string): name is IndexedSlug & CollectionSlug {
  return Object.hasOwn(indexedCollections, name)
}

interface Lookup {
  readonly found: readonly Found[]
  readonly marking: Marking
}

/** Which words a document must contain: all, all with an incomplete last one, or some. */
type Wanted = 'words' | 'unfinished' | 'some'

/** The query of typed words, with their forms and synonyms. */
export async function prepare(context: SiteContext, words: readonly string[], wanted: Wanted) {
  const { payload, locale } = context
  const all = splitTerms(words, locale, listCompounds(readPhrase(context)))
  const forms = await loadForms(payload, locale, [...new Set(all.flat(2))])
  const terms = meaningfulTerms(all, locale, forms)
  const tickers = wanted === 'some' ? [] : await findTickers(payload, readPhrase(context), terms, forms)
  const options = { forms, isUnfinished: wanted === 'unfinished' }
  const wholeQuery = tsQuery(terms, options)
  const parsed: Query = {
    locale,
    phrases: listPhrases(words, terms),
    parts: listParts(terms.flatMap(([typed = []]) => typed)),
    matchQuery: wanted === 'some' ? tsQuery(terms, options, { operator: '|' }) : wholeQuery,
    wholeQuery,
    titleQuery: tsQuery(terms, options, { weight: 'A' }),
    typedQuery: typedQuery(terms),
  }
  const marking = createMarking(terms, options)
  /** Any term in a title or an alias. */
  const anyTitleQuery = tsQuery(terms, options, { operator: '|', weight: 'A' })
  if (tickers.length === 0) return { marking, parsed, anyTitleQuery }
  // A company has few documents: other words rank them, so that they find no fewer than the ticker alone.
  const matchQuery = tsQuery(tickers, options, { operator: '|' })
  return { marking, parsed: { ...parsed, matchQuery }, anyTitleQuery }
}

/** The phrases that a title may equal; a single term may be written in other words, too. */
function listPhrases(words: readonly string[], terms: readonly Term[]): string[] {
  const [only, ...others] = terms
  const written = others.length === 0 && only ? only : [terms.flatMap(([typed = []]) => typed)]
  return [...new Set([words, ...written].map((phrase) => phrase.join(' ')))]
}

/** All phrases of two words and more within a phrase. */
function listParts(words: readonly string[]): string[] {
  return words.flatMap((_, start) =>
    words.slice(start + 2).map((_, more) => words.slice(start, start + 2 + more).join(' ')),
  )
}

async function lookUp(context: SiteContext, words: readonly string[], wanted: Wanted): Promise<Lookup> {
  const { marking, parsed } = await prepare(context, words, wanted)
  return { found: await findDocuments(context.payload, parsed, readKind(context)), marking }
}

/** A number is complete: 1.500 is no beginning of 1.500.000. */
export function mayBePrefix(words: readonly string[]): boolean {
  const last = words.at(-1) ?? ''
  return last.length >= minPrefixLength && !/^\d+(?:d\d+)*$/.test(last)
}

interface Spelled {
  readonly words: readonly string[]
  /** The words that were searched for: the same, or corrected. */
  readonly used: readonly string[]
  readonly isPartial?: boolean
}

async function respond(
  context: SiteContext,
  { found, marking }: Lookup,
  { words, used, isPartial = false }: Spelled,
): Promise<SearchResult> {
  const { payload, locale } = context
  const kind = readKind(context)
  const all = listGroups(found)
  const groups = all.filter((group) => kind === null || group.kind === kind)
  const total = sumTotals(groups)
  const most = kind === null ? hitsPerKind : maxOfKind
  const shown = groups.flatMap((group) => found.filter((hit) => hit.kind === group.kind).slice(0, most))
  return {
    hits: await loadHits(payload, locale, marking, shown),
    groups,
    total,
    hasMore: sumTotals(all) >= maxMatched,
    spelling: total > 0 ? findSpelling(words, used) : null,
    isPartial: isPartial && total > 0,
  }
}

const sumTotals = (groups: SearchResult['groups']) => groups.reduce((sum, { total }) => sum + total, 0)

/** The kinds in the order of their best document. */
function listGroups(found: readonly Found[]): SearchResult['groups'] {
  const best = new Map<SearchKind, number>()
  for (const { kind, total } of found) if (!best.has(kind)) best.set(kind, total)
  return [...best].map(([kind, total]) => ({ kind, total }))
}

async function loadHits(
  payload: Payload,
  locale: Locale,
  marking: Marking,
  shown: readonly Found[],
): Promise<SearchHit[]> {
  const bodies = await readBodies(
    payload,
    locale,
    shown.filter(({ tier }) => tier === 0),
  )
  const withBodies = shown.map((hit) => ({
    ...hit,
    body: bodies.find(
      ({ collection, document_id }) => collection === hit.collection && document_id === hit.document_id,
    )?.body,
  }))
  const toSlug = await loadSlugs(payload, locale, shown)
  return withBodies.map((hit) => ({
    kind: hit.kind,
    slug: toSlug(hit),
    title: marked(hit.title, marking),
    excerpt: hit.body === undefined ? marked(hit.summary, marking) : createExcerpt(hit.body, marking),
  }))
}

/** Videos have no page of their own: the link leads to the page of the list that contains them. */
async function loadSlugs(payload: Payload, locale: Locale, found: readonly Found[]) {
  const videos = found.flatMap(({ kind, document_id }) => (kind === 'video' ? [document_id] : []))
  const pages = await pagesOfVideos(payload, locale, videos)
  return ({ kind, slug, document_id }: Found) =>
    kind === 'video' ? `${pages.get(document_id) ?? 1}-${document_id}` : slug
}
