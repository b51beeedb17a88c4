import {
  type SearchHit,
  type SearchResult,
  type SearchSuggestions,
  searchKinds,
} from '@site/contracts/content/search.ts'
import {
  SUGGESTION_MAX_CHARACTERS,
  SUGGESTION_MIN_CHARACTERS,
} from '@site/contracts/content/search-limits.ts'
import type { Locale } from '@site/contracts/locale.ts'
import type { CollectionSlug, Payload } from 'payload'
import { BadRequestError } from '#cms/base/http/problem.ts'
import {
  exactTier,
  type Found,
  findDocuments,
  findTitles,
  maxMatched,
  type Query,
  readBodies,
} from '#cms/editorial/search/find.ts'
import { loadForms } from '#cms/editorial/search/forms.ts'
import { createExcerpt, createMarking, type Marking, marked } from '#cms/editorial/search/highlight.ts'
import { type IndexedSlug, indexedCollections } from '#cms/editorial/search/indexed-collections.ts'
import { listCompounds, listSearchWords } from '#cms/editorial/search/phrase.ts'
import { correctSpelling } from '#cms/editorial/search/spelling.ts'
import { meaningfulTerms, splitTerms, tsQuery, typedQuery } from '#cms/editorial/search/terms.ts'
import type { ContentInLocale, Resource, SiteContext } from '#cms/services/site-api/context.ts'
import { pagesOfVideos } from '#cms/subjects/education/video-resource.ts'

const hitsPerKind = 8
const suggestions = 8
/** Below this number of results, the last word may be incomplete. */
const fewResults = 3
/** Shorter prefixes match nearly every word. */
const minPrefixLength = 3

/** Documents that contain every word of a phrase in any form; at most a few per kind, with the total per kind. */
export const search: Resource = async (context): Promise<SearchResult> => {
  const words = listSearchWords(readPhrase(context))
  for (const collection of Object.keys(indexedCollections).filter(isIndexed)) context.tags.list(collection)
  if (words.length === 0) return { hits: [], groups: [], total: 0, hasMore: false, spelling: null }
  const exact = await lookUp(context, words, false)
  if (exact.found.length >= fewResults) return respond(context, exact, null)
  const [prefixed, corrected] = await Promise.all([
    mayBePrefix(words) ? lookUp(context, words, true) : exact,
    exact.found.length > 0 ? null : correctSpelling(context.payload, context.locale, words),
  ])
  if (prefixed.found.length > 0 || corrected === null) return respond(context, prefixed, null)
  const second = await lookUp(context, corrected, false)
  const spelling = second.found.length > 0 ? corrected.join(' ') : null
  return respond(context, second, spelling)
}

/** Titles for a phrase that is still being typed, so its last word may be incomplete. */
export const searchSuggestions: Resource = async (context): Promise<SearchSuggestions> => {
  const { payload, locale, tags } = context
  const words = listSearchWords(readPhrase(context).slice(0, SUGGESTION_MAX_CHARACTERS))
  for (const collection of Object.keys(indexedCollections).filter(isIndexed)) tags.list(collection)
  if (words.join(' ').length < SUGGESTION_MIN_CHARACTERS) return { hits: [], spelling: null }
  const suggest = async (typed: readonly string[]) => {
    const { marking, parsed } = await prepare(context, typed, true)
    const found = await findTitles(payload, { ...parsed, limit: suggestions })
    return { found, marking }
  }
  const typed = await suggest(words)
  const corrected = typed.found.length === 0 ? await correctSpelling(payload, locale, words) : null
  const { found, marking } = corrected ? await suggest(corrected) : typed
  const toSlug = await loadSlugs(payload, locale, found)
  return {
    hits: found.map((hit) => ({
      kind: hit.kind,
      slug: toSlug(hit),
      title: marked(hit.title, marking),
    })),
    spelling: corrected && found.length > 0 ? corrected.join(' ') : null,
  }
}

function readPhrase({ query }: SiteContext): string {
  const phrase = query.get('q')
  if (phrase === null) throw new BadRequestError('q', 'q is required.')
  return phrase
}

function isIndexed(name: string): name is IndexedSlug & CollectionSlug {
  return Object.hasOwn(indexedCollections, name)
}

interface Lookup {
  readonly found: readonly Found[]
  readonly marking: Marking
}

/** The query of typed words, with their forms and synonyms. */
export async function prepare(context: SiteContext, words: readonly string[], isUnfinished: boolean) {
  const { payload, locale } = context
  const all = splitTerms(words, locale, listCompounds(readPhrase(context)))
  const forms = await loadForms(payload, locale, [...new Set(all.flat(2))])
  const terms = meaningfulTerms(all, locale, forms)
  const options = { forms, isUnfinished }
  const parsed: Query = {
    locale,
    phrase: words.join(' '),
    tsQuery: tsQuery(terms, options),
    typedQuery: typedQuery(terms),
  }
  return { marking: createMarking(terms, options), parsed }
}

async function lookUp(
  context: SiteContext,
  words: readonly string[],
  isUnfinished: boolean,
): Promise<Lookup> {
  const { marking, parsed } = await prepare(context, words, isUnfinished)
  return { found: await findDocuments(context.payload, parsed), marking }
}

/** A number is complete: 1.500 is no beginning of 1.500.000. */
export function mayBePrefix(words: readonly string[]): boolean {
  const last = words.at(-1) ?? ''
  return last.length >= minPrefixLength && !/^\d+(?:d\d+)*$/.test(last)
}

async function respond(
  { payload, locale }: ContentInLocale,
  { found, marking }: Lookup,
  spelling: string | null,
): Promise<SearchResult> {
  const groups = listGroups(found)
  const total = groups.reduce((sum, group) => sum + group.total, 0)
  const shown = groups.flatMap(({ kind }) => found.filter((hit) => hit.kind === kind).slice(0, hitsPerKind))
  return {
    hits: await loadHits(payload, locale, marking, shown),
    groups,
    total,
    hasMore: total >= maxMatched,
    spelling,
  }
}

/** Kinds whose best document matches by title come first; a term of exactly this name precedes all. */
function listGroups(found: readonly Found[]): SearchResult['groups'] {
  return searchKinds
    .flatMap((kind) => {
      const best = found.find((hit) => hit.kind === kind)
      return best ? [{ kind, total: best.total, tier: best.tier }] : []
    })
    .sort((one, other) => other.tier - one.tier || Number(isTerm(other)) - Number(isTerm(one)))
    .map(({ kind, total }) => ({ kind, total }))
}

const isTerm = ({ kind, tier }: Pick<Found, 'kind' | 'tier'>) => kind === 'term' && tier === exactTier

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
