import { sql } from '@payloadcms/db-postgres'
import { type SearchKind, searchKinds } from '@site/contracts/content/search.ts'
import type { Locale } from '@site/contracts/locale.ts'
import type { Payload } from 'payload'
import * as v from 'valibot'
import { query } from '#cms/base/database/session.ts'

/** Maximum of ranked matches with a date, newest first. */
export const maxMatched = 300
/** Maximum of ranked matches without a date. */
const maxUndated = 100
/** Maximum of titles that equal or begin with the phrase. */
const maxTitled = 50
/** Maximum of the newest documents per kind in the best tier that are ranked by words. */
const rankedPerKind = 16
/** The same for a requested kind, or without a date, if a title or summary matches. */
export const maxOfKind = 100

const FoundSchema = v.array(
  v.object({
    collection: v.string(),
    document_id: v.number(),
    kind: v.picklist(searchKinds),
    slug: v.string(),
    title: v.string(),
    summary: v.string(),
    tier: v.number(),
    total: v.pipe(v.union([v.string(), v.number()]), v.transform(Number)),
  }),
)
export type Found = v.InferOutput<typeof FoundSchema>[number]

export interface Query {
  readonly locale: Locale
  /** The typed text, folded: as it is, without words such as "how to", and other words for the same. */
  readonly phrases: readonly string[]
  /** Shorter phrases in the typed text, by which a question names a page. */
  readonly parts: readonly string[]
  /** What a document must contain. */
  readonly matchQuery: string
  /** Every term: documents that contain it rank above those that only match. */
  readonly wholeQuery: string
  /** Every term in the title or an alias. */
  readonly titleQuery: string
  /** The typed words only: exact matches rank above other word forms. */
  readonly typedQuery: string
}

const rank = (vector: string, { wholeQuery, typedQuery }: Query) =>
  sql`ts_rank(${sql.raw(vector)}, ${wholeQuery}::tsquery) + ts_rank(${sql.raw(vector)}, ${typedQuery}::tsquery)`

/** Inlined into the statement, so that the planner picks the partition. */
const language = (locale: Locale) => sql.raw(`locale = '${locale}'`)

/** Samples this many of the newest documents to estimate how frequent a word is. */
const sampled = 100
/** From this many matches in the sample on, walking the date index backwards is fast. */
const frequent = 10

/** PostgreSQL's estimate is far off for prefixes, and a wrong plan costs a second. */
const frequency = ({ locale, matchQuery }: Query) => sql`frequency as materialized (
      select count(*) filter (where head @@ ${matchQuery}::tsquery) >= ${frequent} as is_frequent
      from (select head from search_documents where ${language(locale)} and date is not null
            order by date desc limit ${sampled}) newest
    )`

/** An expression that the date index does not cover, so that the planner uses the word index. */
const byDateUnwalked = sql`date + interval '0' desc`

/** The words of a page are chosen by hand, so they precede a term of the same name, which precedes other documents. */
const exactTier = sql`case kind when 'sitePage' then 7 when 'term' then 6 else 5 end`

const toArray = (texts: readonly string[]) =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb))`

/** Titles and aliases that equal a phrase, of any age, and titles that begin with it. */
const titled = ({ locale, phrases, parts }: Query) => {
  const beginnings = phrases.map(
    (phrase) => sql`(select collection, document_id, kind, date, 4 as tier from search_documents
       where ${language(locale)} and folded_title like ${`${phrase}%`}
       order by folded_title using ~<~ limit ${maxTitled})`,
  )
  return sql`titled as materialized (
      (select collection, document_id, kind, date, ${exactTier} as tier from search_documents
       where ${language(locale)} and folded_title = any(${toArray(phrases)}) limit ${maxTitled})
      union all
      (select collection, document_id, kind, date, ${exactTier} from search_documents
       where ${language(locale)} and folded_aliases && ${toArray(phrases)} limit ${maxTitled})
      union all
      (select collection, document_id, kind, date, 3 from search_documents
       where ${language(locale)} and collection = 'site-pages'
         and (folded_title = any(${toArray(parts)}) or folded_aliases && ${toArray(parts)}))
      union all
      ${sql.join(beginnings, sql` union all `)}
    )`
}

/** Matching titles or summaries: those without a date, such as products and FAQs, and the newest of the others. */
const headed = ({ locale, matchQuery, wholeQuery, titleQuery }: Query) => {
  const matching = sql`select collection, document_id, kind, date,
       case when head @@ ${titleQuery}::tsquery then 3 when head @@ ${wholeQuery}::tsquery then 2 else 1 end as tier
       from search_documents where ${language(locale)} and head @@ ${matchQuery}::tsquery`
  return sql`headed as materialized (
      (${matching} and date is null limit ${maxUndated})
      union all
      (${matching} and date is not null and (select is_frequent from frequency)
       order by date desc limit ${maxMatched})
      union all
      (${matching} and date is not null and not (select is_frequent from frequency)
       order by ${byDateUnwalked} limit ${maxMatched})
    )`
}

/** A document that matches in several ways gets the best tier. */
const best = sql`select collection, document_id, kind, date, max(tier) as tier`
const eachOnce = sql`group by collection, document_id, kind, date`

/**
 * The best documents of each kind with their total number, best first; more of the requested kind. Tiers: 5 to 7 = title
 * or alias equals the phrase, 4 = title begins with it, 3 = every term in the title, or a page's name in the phrase, 2 =
 * every term in title or summary, 1 = title or summary match, 0 = only the text matches. Ranking by words reads the long
 * text, so of documents with a date only the newest in the best tier of each kind are ranked.
 */
export async function findDocuments(
  payload: Payload,
  search: Query,
  requested: SearchKind | null,
): Promise<Found[]> {
  const { locale, matchQuery } = search
  const rows = await query(
    payload,
    sql`
    with ${frequency(search)}, ${titled(search)}, ${headed(search)}, texts as materialized (
      select collection, document_id, kind, date, 0 as tier
      from search_documents
      where (select count(*) from headed) < ${maxMatched}
        and ${language(locale)} and terms @@ ${matchQuery}::tsquery
      order by ${byDateUnwalked} limit ${maxMatched}
    ), matched as (
      ${best} from (select * from titled union all select * from headed union all select * from texts) as tiers
      ${eachOnce}
    ), placed as (
      select *, count(*) over (partition by kind) as total,
        row_number() over (partition by kind order by tier desc, date desc nulls last, document_id desc) as place
      from matched
    )
    select placed.collection, placed.document_id, placed.kind, slug, title, summary, tier, total
    from placed join search_documents s
      on s.collection = placed.collection and s.document_id = placed.document_id and s.${language(locale)}
    where place <= case when placed.kind = ${requested} or (placed.date is null and tier > 0) then ${maxOfKind}::int else ${rankedPerKind}::int end
    order by tier desc,
      case when tier > 0 then ${rank('head', search)} else ${rank('terms', search)} end desc,
      placed.date desc nulls last, placed.document_id desc`,
  )
  return v.parse(FoundSchema, rows)
}

/** The best titles for a phrase that is still being typed. */
export async function findTitles(
  payload: Payload,
  search: Query & { readonly limit: number },
): Promise<Found[]> {
  const { locale, limit } = search
  const rows = await query(
    payload,
    sql`
    with ${frequency(search)}, ${titled(search)}, ${headed(search)}, matched as (
      ${best} from (select * from titled union all select * from headed) as tiers ${eachOnce}
    ), first as (
      select * from matched order by tier desc, date desc nulls last, document_id desc limit ${maxOfKind}
    )
    select first.collection, first.document_id, first.kind, slug, title, summary, tier, 0 as total
    from first join search_documents s
      on s.collection = first.collection and s.document_id = first.document_id and s.${language(locale)}
    order by tier desc, ${rank('head', search)} desc, first.date desc nulls last, first.document_id desc
    limit ${limit}`,
  )
  return v.parse(FoundSchema, rows)
}

const BodiesSchema = v.array(v.object({ collection: v.string(), document_id: v.number(), body: v.string() }))

/** Bodies of documents whose title and summary do not contain the match. */
export async function readBodies(payload: Payload, locale: Locale, found: readonly Found[]) {
  if (found.length === 0) return []
  const keys = sql.join(
    found.map((document) => sql`(${document.collection}, ${document.document_id}::integer)`),
    sql`, `,
  )
  const rows = await query(
    payload,
    sql`select collection, document_id, body from search_documents
      where ${language(locale)} and (collection, document_id) in (${keys})`,
  )
  return v.parse(BodiesSchema, rows)
}
