import { sql } from '@payloadcms/db-postgres'
import {
  type AddressedCollection,
  conflictingPage,
  documentPath,
} from '@site/contracts/content/document-paths.ts'
import { LocaleSchema } from '@site/contracts/locale-schemas.ts'
import type { PayloadRequest } from 'payload'
import * as v from 'valibot'
import { inTransaction } from '#cms/base/database/session.ts'
import { toTable, toTextsTable } from '#cms/base/database/tables.ts'

/** Of the categories, only learning paths have a page. */
const hasPage = (collection: AddressedCollection) =>
  collection === 'categories' ? sql`and d.kind = 'learning'` : sql``

const RowsSchema = v.array(v.object({ locale: LocaleSchema, slug: v.string() }))

/** The public paths of documents, or of a whole collection, in this transaction; drafts have none. */
export async function readPublicPaths(
  req: PayloadRequest,
  collection: AddressedCollection,
  ids?: readonly (number | string)[],
) {
  const { rows } = await inTransaction(req, async (session) =>
    session.execute(sql`select l._locale as locale, l.slug
      from ${toTable(collection)} d join ${toTextsTable(collection)} l on l._parent_id = d.id
      where d._status = 'published' and l.is_whole ${hasPage(collection)} ${ids === undefined ? sql`` : sql`and d.id in (select jsonb_array_elements_text(${JSON.stringify(ids)})::int)`}`),
  )
  return v
    .parse(RowsSchema, rows)
    .filter(({ locale, slug }) => conflictingPage(collection, locale, slug) === null)
    .map(({ locale, slug }) => ({ locale, path: documentPath(collection, locale, slug) }))
}
