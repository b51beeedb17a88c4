import { APIError, type PayloadRequest, type Where } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import { adminLanguage } from '#cms/base/admin/copy.ts'
import { type ExportedCollection, type ExportedColumn, exportedColumns } from './columns.ts'

const batchRows = 500

/**
 * Rows that the user may read and the list's filter matches, in batches, as cell texts. Paginates by ID, so that
 * concurrent inserts and deletes do not shift rows.
 */
export async function* readRows(
  req: PayloadRequest,
  collection: ExportedCollection,
): AsyncGenerator<string[][]> {
  const columns = exportedColumns(req, collection)
  const where = buildFilter(req, collection)
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
    yield docs.map((row) => toCells(row, columns))
    if (docs.length < batchRows) return
    last = docs.at(-1)?.id ?? last
  }
}

const toCells = (row: object, columns: ExportedColumn[]) => columns.map(({ text }) => text(row))

/** The number of rows of an export. Throws if the user may not read them. */
export async function countRows(req: PayloadRequest, collection: ExportedCollection): Promise<number> {
  const where = buildFilter(req, collection)
  const { totalDocs } = await req.payload.count({ collection, where, overrideAccess: false, user: req.user })
  return totalDocs
}

/** The filter and search of the exported list; Payload's find checks both. Restricted data is not handed on. */
function buildFilter(req: PayloadRequest, collection: ExportedCollection): Where {
  const { where, search, event } = req.query
  const conditions: Where[] = [{ restricted: { not_equals: true } }]
  if (where !== undefined) {
    if (!isWhere(where)) throw new APIError('Invalid filter.', 400)
    conditions.push(where)
  }
  if (event !== undefined) {
    if (collection !== 'registrations' || typeof event !== 'string' || !/^\d{1,9}$/.test(event)) {
      throw new APIError('Unknown event.', 400)
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
