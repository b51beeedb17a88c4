import { sql } from '@payloadcms/db-postgres'
import { type Locale, locales } from '@site/contracts/locale.ts'
import type { Payload } from 'payload'
import * as v from 'valibot'
import { query } from '#cms/base/database/session.ts'
import { type TextTable, textTables } from './text-columns.ts'

/** More than an editor would read. */
export const maxRows = 300

const count = v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.safeInteger())
const TotalsSchema = v.array(
  v.object({ collection: v.string(), total: count, published: count, lacks_id: count, lacks_en: count }),
)
const RowsSchema = v.array(
  v.object({
    collection: v.string(),
    document: v.number(),
    title: v.nullable(v.string()),
    is_published: v.boolean(),
    has_draft: v.boolean(),
    lacks_id: v.array(v.string()),
    lacks_en: v.array(v.string()),
    updated_at: v.pipe(
      v.union([v.string(), v.date()]),
      v.transform((value) => new Date(value).toISOString()),
    ),
  }),
)

type CollectionTotals = v.InferOutput<typeof TotalsSchema>[number]
export type IncompleteDocument = v.InferOutput<typeof RowsSchema>[number]

export type Completeness = {
  tables: TextTable[]
  totals: CollectionTotals[]
  /** Most recently changed first, at most `maxRows`. */
  incomplete: IncompleteDocument[]
}

export type CompletenessFilter = { collection: string | null; language: Locale | null }

const checkedTables = (payload: Payload): TextTable[] => [...textTables(payload), mediaTable]

/** Documents that lack a language, by their newest versions, in two statements. */
export async function readCompleteness(payload: Payload, filter: CompletenessFilter): Promise<Completeness> {
  const tables = checkedTables(payload)
  const named = tables.filter(({ collection }) => collection === filter.collection)
  const chosen = named.length > 0 ? named : tables
  const lacks = filter.language
    ? `cardinality(lacks_${filter.language}) > 0`
    : 'cardinality(lacks_id) > 0 or cardinality(lacks_en) > 0'
  const [totals, rows] = await Promise.all([
    query(
      payload,
      sql.raw(`select collection, count(*) as total,
        count(*) filter (where is_published) as published,
        count(*) filter (where cardinality(lacks_id) > 0) as lacks_id,
        count(*) filter (where cardinality(lacks_en) > 0) as lacks_en
        from (${union(tables)}) documents group by collection`),
    ),
    query(
      payload,
      sql.raw(`select * from (${union(chosen)}) documents where ${lacks}
        order by is_published desc, updated_at desc, collection, document limit ${maxRows}`),
    ),
  ])
  return { tables, totals: v.parse(TotalsSchema, totals), incomplete: v.parse(RowsSchema, rows) }
}

const CountsSchema = v.tuple([v.object({ documents: count, lacks_id: count, lacks_en: count })])

/** The number of documents that lack a language, and of those that lack each. */
export async function countIncomplete(payload: Payload) {
  const rows = await query(
    payload,
    sql.raw(`select count(*) filter (where cardinality(lacks_id) > 0 or cardinality(lacks_en) > 0) as documents,
      count(*) filter (where cardinality(lacks_id) > 0) as lacks_id,
      count(*) filter (where cardinality(lacks_en) > 0) as lacks_en
      from (${union(checkedTables(payload))}) documents`),
  )
  return v.parse(CountsSchema, rows)[0]
}

/** These statements contain only our own table and column names, no user input. */
function union(tables: TextTable[]): string {
  return tables
    .map((table) => (table === mediaTable ? selectImages(table) : selectDocuments(table)))
    .join(' union all ')
}

/** A statement for the documents of a collection, to which a condition can be added. */
export function selectDocuments({ collection, table, columns }: TextTable): string {
  const [title] = columns
  const lacking = (locale: Locale) =>
    columns
      .map(
        ({ field, column }) =>
          `case when not ${isWithdrawn(locale)} and ${isBlank(`${locale}.version_${column}`)} then '${field}' end`,
      )
      .join(', ')
  const joins = locales
    .map(
      (locale) =>
        `left join "_${table}_v_locales" "${locale}" on "${locale}"._parent_id = newest.id and "${locale}"._locale = '${locale}'`,
    )
    .join(' ')
  return `select '${collection}' as collection, main.id as document,
    coalesce(nullif(id.version_${title.column}::text, ''), en.version_${title.column}::text) as title,
    main._status = 'published' as is_published,
    main._status = 'published' and newest.version__status = 'draft' as has_draft,
    array_remove(array[${lacking('id')}], null) as lacks_id,
    array_remove(array[${lacking('en')}], null) as lacks_en,
    ${isWithdrawn('id')} as withdrawn_id,
    ${isWithdrawn('en')} as withdrawn_en,
    newest.updated_at
    from "${table}" main
    join "_${table}_v" newest on newest.parent_id = main.id and newest.latest
    ${joins}`
}

/** A language that an editor withdrew lacks nothing. */
function isWithdrawn(locale: Locale): string {
  return `coalesce(${locale}.version_is_withdrawn, false)`
}

const mediaTable: TextTable = {
  collection: 'media',
  label: { id: 'Media', en: 'Media' },
  table: 'media',
  columns: [
    { field: 'alt', path: 'alt', column: 'alt', label: { id: 'Teks pengganti', en: 'Alternative text' } },
  ],
}

/** An image lacks the alternative texts that are not written, unless an editor marked it as decorative. */
function selectImages({ collection, table }: TextTable): string {
  const alt = (locale: Locale) =>
    `(select l.alt from ${table}_locales l where l._parent_id = main.id and l._locale = '${locale}')`
  const lacking = (locale: Locale) =>
    `array_remove(array[case when ${isBlank(alt(locale))} and not coalesce(main.is_decorative, false) then 'alt' end], null)`
  return `select '${collection}' as collection, main.id as document, main.filename as title,
    true as is_published, false as has_draft,
    ${lacking('id')} as lacks_id, ${lacking('en')} as lacks_en,
    false as withdrawn_id, false as withdrawn_en, main.updated_at
    from ${table} main where main.mime_type like 'image/%'`
}

/** Uses the same function as the triggers that mark a translation as complete. */
function isBlank(column: string): string {
  return `not is_written(to_jsonb(${column}))`
}
