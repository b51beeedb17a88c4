import { sql } from '@payloadcms/db-postgres'
import type { Field, Payload, SanitizedCollectionConfig, Where } from 'payload'
import * as v from 'valibot'
import { inTransaction, type Transaction } from '#cms/base/database/session.ts'
import { toTable, toTextsTable, toVersionsTable } from '#cms/base/database/tables.ts'
import { fieldPaths } from '#cms/base/fields/field-paths.ts'
import { toBilingualLabel } from '#cms/editorial/completeness/text-columns.ts'
import { type LinkPlace, readTitle } from '#cms/editorial/links/find-links.ts'

/** Upload fields as query paths: `cover`, `blocks.picture`; `riplay.*` for one file per language. */
function uploadPaths(fields: Field[]): string[] {
  const paths = fieldPaths(fields).flatMap(({ field, path }) =>
    field.type === 'upload' ? [field.localized ? `${path}.*` : path] : [],
  )
  return [...new Set(paths)]
}

function refersTo(path: string, media: number): Where {
  return path.endsWith('.*')
    ? { or: ['id', 'en'].map((locale) => ({ [path.replace('*', locale)]: { equals: media } })) }
    : { [path]: { equals: media } }
}

const TextsSchema = v.array(v.object({ collection: v.string(), id: v.number() }))

/** Documents whose published text contains the image, and with `drafts` those whose newest draft does. */
async function findTexts(req: Transaction, media: number, drafts: boolean) {
  const contains = (column: ReturnType<typeof sql>) => sql`jsonb_path_exists(
    ${column}, '$.**.fields ? (@.blockType == "picture" && @.picture == $media)', ${JSON.stringify({ media })}::jsonb
  )`
  const withText = req.payload.config.collections.filter(
    ({ fields, versions }) =>
      versions?.drafts && fields.some((field) => field.type === 'richText' && field.name === 'body'),
  )
  const found = withText.flatMap(({ slug }) => [
    sql`select ${slug}::text as collection, d.id
      from ${toTable(slug)} d join ${toTextsTable(slug)} l on l._parent_id = d.id
      where d._status = 'published' and ${contains(sql`l.body`)}`,
    sql`select ${slug}::text, d.parent_id
      from ${toVersionsTable(slug)} d join ${toTextsTable(`_${slug}_v`)} l on l._parent_id = d.id
      where ${drafts} and d.latest and ${contains(sql`l.version_body`)}`,
  ])
  const { rows } = await inTransaction(req, async (session) =>
    session.execute(sql`${sql.join(found, sql` union `)}`),
  )
  return v.parse(TextsSchema, rows)
}

/** Documents and globals that use the file in a field or a text, cheapest to find first; some occur twice. */
async function* uses(req: Transaction, media: number, drafts: boolean): AsyncGenerator<LinkPlace> {
  const { collections, globals } = req.payload.config
  for (const collection of collections) {
    const conditions = uploadPaths(collection.fields).map((path) => refersTo(path, media))
    if (conditions.length > 0) yield* documents(req, collection, { or: conditions }, drafts)
  }
  for (const { slug, fields, label } of globals) {
    for (const path of uploadPaths(fields)) {
      for (const draft of drafts ? [false, true] : [false]) {
        const global = await req.payload.findGlobal({ slug, draft, depth: 0, overrideAccess: true, req })
        if (!drafts && '_status' in global && global._status !== 'published') continue
        const isUsed = valuesAt(global, path.split('.')).includes(media)
        if (isUsed) {
          yield {
            label: toBilingualLabel(label, slug),
            title: '',
            adminPath: `/globals/${slug}`,
            locale: null,
          }
        }
      }
    }
  }
  const texts = await findTexts(req, media, drafts)
  for (const collection of collections) {
    const ids = texts.filter((text) => text.collection === collection.slug).map(({ id }) => id)
    if (ids.length > 0) yield* documents(req, collection, { id: { in: ids } }, drafts)
  }
}

async function* documents(
  req: Transaction,
  { slug, labels, admin, versions }: SanitizedCollectionConfig,
  where: Where,
  drafts: boolean,
): AsyncGenerator<LinkPlace> {
  // For visitors' requests, one use is enough.
  const limit = drafts ? 0 : 1
  const query = { collection: slug, depth: 0, pagination: false, limit, overrideAccess: true, req } as const
  const published = versions?.drafts ? { and: [where, { _status: { equals: 'published' } }] } : where
  const found = [await req.payload.find({ ...query, where: published })]
  if (drafts && versions?.drafts) found.push(await req.payload.find({ ...query, where, draft: true }))
  for (const document of found.flatMap(({ docs }) => docs)) {
    const title = readTitle(document, admin?.useAsTitle ?? 'id') || `#${document.id}`
    const adminPath = `/collections/${slug}/${document.id}`
    yield { label: toBilingualLabel(labels.singular, slug), title, adminPath, locale: null }
  }
}

/** The values at a path through groups and rows. */
function valuesAt(value: unknown, path: string[]): unknown[] {
  const [name, ...below] = path
  if (Array.isArray(value)) return value.flatMap((item) => valuesAt(item, path))
  if (name === undefined) return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, within]) => (key === name ? valuesAt(within, below) : []))
}

/** Documents and globals that use the file, published or in their newest draft. */
export async function findMediaUses(req: Transaction, media: number): Promise<LinkPlace[]> {
  const places = new Map<string, LinkPlace>()
  for await (const place of uses(req, media, true)) places.set(place.adminPath, place)
  return [...places.values()]
}

/** Whether a published document or global uses the file. */
export const isUsedInPublished = async (payload: Payload, media: number): Promise<boolean> =>
  !(await uses({ payload }, media, false).next()).done

/** Whether a document or global uses the file, published or in its newest draft. */
export const isUsed = async (req: Transaction, media: number): Promise<boolean> =>
  !(await uses(req, media, true).next()).done
