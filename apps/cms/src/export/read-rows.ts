import { APIError, type PayloadRequest, type Where } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import { adminLanguage } from '#cms/admin-views/copy.ts'
import { type ExportedCollection, type ExportedColumn, exportedColumns } from './columns.ts'

const batchRows = 500

/**
 * The rows that the asker may read and the list's filter lets through, by the batch, each row as the texts of
 * its cells. By id and not by page: what comes in or goes meanwhile moves no row to another page.
 */
export async function* readRows(
  req: PayloadRequest,
  collection: ExportedCollection,
): AsyncGenerator<string[][]> {
  const columns = exportedColumns(req, collection)
  const where = filterOf(req, collection)
  const language = adminLanguage(req.i18n.language)
  let last = 0
  for (;;) {
    const { docs } = await req.payload.find({
      collection,
      where: { and: [where, { id: { greater_than: last } }] },
      sort: 'id',
      limit: batchRows,
      pagination: false,
      depth: 1,
      populate: { events: { title: true } },
      locale: language,
      fallbackLocale: language === 'id' ? 'en' : 'id',
      overrideAccess: false,
      user: req.user,
    })
    yield docs.map((row) => cellsOf(row, columns))
    if (docs.length < batchRows) return
    last = docs.at(-1)?.id ?? last
  }
}

const cellsOf = (row: object, columns: ExportedColumn[]) => columns.map(({ text }) => text(row))

/** How many rows an export would have. Throws where the asker may not read them. */
export async function countRows(req: PayloadRequest, collection: ExportedCollection): Promise<number> {
  const where = filterOf(req, collection)
  const { totalDocs } = await req.payload.count({ collection, where, overrideAccess: false, user: req.user })
  return totalDocs
}

/** The filter and search of the list that the export was asked from; both are checked by Payload's find. */
function filterOf(req: PayloadRequest, collection: ExportedCollection): Where {
  const { where, search, event } = req.query
  const conditions: Where[] = []
  if (where !== undefined) {
    if (!isWhere(where)) throw new APIError('The filter cannot be read.', 400)
    conditions.push(where)
  }
  if (event !== undefined) {
    if (collection !== 'registrations' || typeof event !== 'string' || !/^\d{1,9}$/.test(event)) {
      throw new APIError('There is no such event.', 400)
    }
    conditions.push({ event: { equals: Number(event) } })
  }
  if (typeof search === 'string' && search !== '') {
    const collectionConfig = req.payload.collections[collection].config
    conditions.push(mergeListSearchAndWhere({ collectionConfig, search }))
  }
  return { and: conditions }
}

function isWhere(value: unknown): value is Where {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
