import { sql } from '@payloadcms/db-postgres'
import { searchKinds } from '@site/contracts/content/search.ts'
import type { Locale } from '@site/contracts/locale.ts'
import type { Payload } from 'payload'
import * as v from 'valibot'
import { query } from '#cms/database/session.ts'

/** Of a word that stands nearly everywhere only the newest documents are looked at, first those without a date. */
export const mostMatched = 300
/** Of each kind so many of the newest in the best class are weighed against one another. */
const weighedAKind = 24

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

/** The index of one language is a partial one, which is used only where the language stands in the statement. */
const language = (locale: Locale) => sql.raw(`locale = '${locale}'`)

/** 3: the title is the phrase; 2: it begins with it; 1: title or summary match; 0: only the text does. */
const tierOf = (phrase: string, tsQuery: string) => sql`case
  when folded_title = ${phrase} then 3
  when starts_with(folded_title, ${phrase}) then 2
  when head @@ ${tsQuery}::tsquery then 1
  else 0 end`

/**
 * The best documents of each kind with how many there are in all, best first. The rank of words is costly where
 * the long text must be read for it, so only the newest of the best class of each kind are weighed.
 */
export async function findDocuments(
  payload: Payload,
  options: { locale: Locale; phrase: string; tsQuery: string },
): Promise<Found[]> {
  const { locale, phrase, tsQuery } = options
  const rows = await query(
    payload,
    sql`
    with titled as materialized (
      select collection, document_id, kind, date, ${tierOf(phrase, tsQuery)} as tier
      from search_documents
      where ${language(locale)} and folded_title like ${`${phrase}%`}
      order by (folded_title = ${phrase}) desc limit ${mostMatched}
    ), headed as materialized (
      select collection, document_id, kind, date, ${tierOf(phrase, tsQuery)} as tier
      from search_documents where ${language(locale)} and head @@ ${tsQuery}::tsquery
      order by date desc limit ${mostMatched}
    ), texts as materialized (
      select collection, document_id, kind, date, ${tierOf(phrase, tsQuery)} as tier
      from search_documents
      where (select count(*) from headed) < ${mostMatched}
        and ${language(locale)} and terms @@ ${tsQuery}::tsquery
      order by date desc limit ${mostMatched}
    ), matched as (
      select * from titled union select * from headed union select * from texts
    ), placed as (
      select *, count(*) over (partition by kind) as total,
        row_number() over (partition by kind order by tier desc, date desc nulls last, document_id desc) as place
      from matched
    )
    select placed.collection, placed.document_id, placed.kind, slug, title, summary, tier, total
    from placed join search_documents s
      on s.collection = placed.collection and s.document_id = placed.document_id and s.${language(locale)}
    where place <= ${weighedAKind}
    order by tier desc,
      case when tier > 0 then ts_rank(head, ${tsQuery}::tsquery) else ts_rank(terms, ${tsQuery}::tsquery) end desc,
      placed.date desc nulls last, placed.document_id desc`,
  )
  return v.parse(FoundSchema, rows)
}

/** The best few titles for a phrase that is still being typed. */
export async function findTitles(
  payload: Payload,
  options: { locale: Locale; phrase: string; tsQuery: string; limit: number },
): Promise<Found[]> {
  const { locale, phrase, tsQuery, limit } = options
  const rows = await query(
    payload,
    sql`
    with matched as materialized (
      select collection, document_id, date, ${tierOf(phrase, tsQuery)} as tier
      from search_documents where ${language(locale)} and head @@ ${tsQuery}::tsquery
      order by date desc limit ${mostMatched}
    ), best as (
      select * from matched order by tier desc, date desc nulls last, document_id desc limit ${weighedAKind}
    )
    select best.collection, best.document_id, kind, slug, title, summary, tier, 0 as total
    from best join search_documents s
      on s.collection = best.collection and s.document_id = best.document_id and s.${language(locale)}
    order by tier desc, ts_rank(head, ${tsQuery}::tsquery) desc, best.date desc nulls last, best.document_id desc
    limit ${limit}`,
  )
  return v.parse(FoundSchema, rows)
}

const BodiesSchema = v.array(v.object({ collection: v.string(), document_id: v.number(), body: v.string() }))

/** The texts of a few documents, for those whose title and summary do not show why they were found. */
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
