import { sql } from '@payloadcms/db-postgres'
import { demoPhone, findDemoNames } from '@site/brand/demo-names.ts'
import type { Payload } from 'payload'
import * as v from 'valibot'
import { wholeNumber } from '#cms/base/database/row-values.ts'
import { query } from '#cms/base/database/session.ts'
import { toTable, toTableName, toTextsTable } from '#cms/base/database/tables.ts'
import type { Bilingual } from '#cms/base/fields/bilingual.ts'
import { toBilingualLabel } from '#cms/editorial/completeness/text-columns.ts'

/** What `--empty` writes before each text that an editor has to replace. */
export const placeholderMarks = { id: '[ISI]', en: '[FILL IN]' } as const

/** The marker row of a site that began without content. tools/site/fill.ts queries the same row. */
export const emptySiteKey = 'seed-empty'

/** The collections in which `--empty` writes such texts. */
const structure = ['pages', 'products', 'services', 'account-types'] as const

/** A document or a setting to fill in. */
export type Unfinished = { text: Bilingual; href: string }

/** What is left to fill in of a site that began without content, by what visitors see; nothing for other sites. */
export async function findUnfinished(payload: Payload): Promise<Unfinished[]> {
  if (!(await payload.kv.has(emptySiteKey))) return []
  const [settings, ...documents] = await Promise.all([
    findSettings(payload),
    ...structure.map((collection) => findDocuments(payload, collection)),
  ])
  return [...settings, ...documents.flat()]
}

async function findSettings(payload: Payload): Promise<Unfinished[]> {
  const settings = await payload.findGlobal({ slug: 'settings', locale: 'all', depth: 0 })
  const { fields = [] } = payload.config.globals.find(({ slug }) => slug === 'settings') ?? {}
  const isUnfinished: Readonly<Record<string, boolean>> = {
    phone: settings.phone === demoPhone,
    license: !settings.license?.number,
    // The demo notice itself names the marks.
    notices: false,
  }
  return fields.flatMap((field) => {
    if (!('name' in field) || !field.name) return []
    const text = JSON.stringify(Reflect.get(settings, field.name)) ?? ''
    if (!(isUnfinished[field.name] ?? (hasMark(text) || findDemoNames(text).length > 0))) return []
    const { id, en } = toBilingualLabel('label' in field ? field.label : undefined, field.name)
    return [{ text: { id: `Pengaturan: ${id}`, en: `Settings: ${en}` }, href: '/admin/globals/settings' }]
  })
}

const hasMark = (text: string): boolean => Object.values(placeholderMarks).some((mark) => text.includes(mark))

const TablesSchema = v.array(v.object({ path: v.array(v.string()) }))
const DocumentsSchema = v.array(
  v.object({ id: wholeNumber, title_id: v.nullable(v.string()), title_en: v.nullable(v.string()) }),
)

async function findDocuments(
  payload: Payload,
  collection: (typeof structure)[number],
): Promise<Unfinished[]> {
  const paths = v.parse(TablesSchema, await query(payload, listRowTables(collection))).map(({ path }) => path)
  const title = (locale: string) =>
    sql`(select title from ${toTextsTable(collection)} where _parent_id = main.id and _locale = ${locale})`
  const rows = await query(
    payload,
    sql`select id, ${title('id')} as title_id, ${title('en')} as title_en from ${toTable(collection)} main
      where id in (${sql.join(paths.map(selectMarked), sql` union `)}) order by id`,
  )
  const label = toBilingualLabel(payload.collections[collection].config.labels.singular, collection)
  return v.parse(DocumentsSchema, rows).map(({ id, title_id, title_en }) => ({
    text: { id: `${label.id}: ${title_id ?? title_en}`, en: `${label.en}: ${title_en ?? title_id}` },
    href: `/admin/collections/${collection}/${id}`,
  }))
}

/** The tables of a collection's texts, rows and blocks: each after those between it and the collection. */
const listRowTables = (collection: string) => sql`
  with recursive links as (
    select conrelid, confrelid from pg_constraint
      join pg_attribute on attrelid = conrelid and attnum = conkey[1] and attname = '_parent_id'
    where contype = 'f'
  ), owned as (
    select conrelid, array[conrelid::regclass::text] as path
      from links where confrelid = ${toTableName(collection)}::regclass
    union all
    select links.conrelid, path || links.conrelid::regclass::text
      from links join owned on links.confrelid = owned.conrelid
  ) select path from owned`

/** The documents to which the rows with a mark belong. The names come from the database's catalog. */
function selectMarked(path: readonly string[]) {
  const joins = path.map((table, at) =>
    at === 0 ? `${table} t0` : `join ${table} t${at} on t${at}._parent_id = t${at - 1}.id`,
  )
  const marks = Object.values(placeholderMarks).map((mark) => `t${path.length - 1}::text like '%${mark}%'`)
  return sql.raw(`select t0._parent_id from ${joins.join(' ')} where ${marks.join(' or ')}`)
}
