import { sql } from '@payloadcms/db-postgres'
import { isAddressed } from '@site/contracts/content/document-paths.ts'
import type { PayloadRequest } from 'payload'
import * as v from 'valibot'
import { query } from '#cms/base/database/session.ts'
import { environment } from '#cms/base/environment/environment.ts'
import { translate } from '#cms/base/fields/translate.ts'
import { selectDocuments } from '#cms/editorial/completeness/read-completeness.ts'
import { textTables } from '#cms/editorial/completeness/text-columns.ts'
import { readPublicPaths } from '#cms/editorial/redirects/public-paths.ts'
import type { EditStatus } from './edit-status.ts'

const RowsSchema = v.tuple([
  v.object({
    lacks_id: v.array(v.string()),
    lacks_en: v.array(v.string()),
    withdrawn_id: v.boolean(),
    withdrawn_en: v.boolean(),
  }),
])

/** What the newest version of a document lacks in each language, and where it is public; null without drafts. */
export async function loadLanguages(
  req: PayloadRequest,
  collection: string,
  id: number,
): Promise<EditStatus['languages']> {
  const table = textTables(req.payload).find((each) => each.collection === collection)
  if (!table) return null
  const [row] = v.parse(
    RowsSchema,
    await query(req.payload, sql.raw(`${selectDocuments(table)} where main.id = ${id}`)),
  )
  const paths = isAddressed(collection) ? await readPublicPaths(req, collection, [id]) : []
  const site = environment.SITE_URL.replace(/\/+$/, '')
  const urlIn = (locale: string) => {
    const path = paths.find((each) => each.locale === locale)?.path
    return path === undefined ? null : `${site}${path}`
  }
  // The slug is made from the title.
  const needed = table.columns.filter(({ field }) => field !== 'slug')
  const labels = (fields: string[]) =>
    needed.filter(({ field }) => fields.includes(field)).map(({ label }) => translate({ req }, label))
  return {
    needed: needed.map(({ path, label }) => ({ path, label: translate({ req }, label) })),
    id: { lacks: labels(row.lacks_id), isWithdrawn: row.withdrawn_id, url: urlIn('id') },
    en: { lacks: labels(row.lacks_en), isWithdrawn: row.withdrawn_en, url: urlIn('en') },
  }
}
