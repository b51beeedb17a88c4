import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import { APIError, type Endpoint, Forbidden, type PayloadRequest } from 'payload'
import writeXlsxFile from 'write-excel-file/node'
import { hasRole } from '#cms/base/access/has-role.ts'
import { adminLanguage } from '#cms/base/admin/copy.ts'
import { inEnglish } from '#cms/base/fields/client-error.ts'
import { writeEntry } from '#cms/editorial/audit/write-entry.ts'
import { type ExportedCollection, exportedColumns } from './columns.ts'
import { countRows, readRows } from './read-rows.ts'
import { byteOrderMark, csvRow } from './safe-cell.ts'

/** XLSX files are built in memory; CSV is streamed. */
const maxXlsxRows = 20_000
const xlsxColumnWidth = 24

const fileNames = {
  registrations: { id: 'pendaftaran', en: 'registrations' },
  'contact-messages': { id: 'pesan', en: 'messages' },
} as const satisfies Record<ExportedCollection, { id: string; en: string }>

const tooManyRows = {
  id: `Lebih dari ${maxXlsxRows} baris: ekspor sebagai CSV atau persempit daftarnya dengan filter.`,
  en: `More than ${maxXlsxRows} rows: export as CSV, or narrow the list with a filter.`,
}

/** `GET /api/<collection>/export?format=csv|xlsx`, with the filter of the collection's list. */
export function exportEndpoint(collection: ExportedCollection): Endpoint {
  return {
    path: '/export',
    method: 'get',
    handler: (req) => {
      if (!hasRole(req, 'admin', 'editor')) throw new Forbidden(req.t)
      if (req.query.format === 'csv') return respondWithCsv(req, collection)
      if (req.query.format === 'xlsx') return respondWithXlsx(req, collection)
      throw new APIError('format must be csv or xlsx.', 400)
    },
  }
}

async function respondWithCsv(req: PayloadRequest, collection: ExportedCollection): Promise<Response> {
  // Read the first batch before responding, so that an invalid filter still gets its status.
  const rows = await countRows(req, collection)
  const batches = readRows(req, collection)
  const first = await batches.next()
  const headings = exportedColumns(req, collection).map(({ heading }) => heading)
  const encoder = new TextEncoder()
  const encodeRows = (batch: string[][]): Uint8Array => encoder.encode(batch.map(csvRow).join(''))
  await logExport(req, collection, rows)
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(byteOrderMark + csvRow(headings)))
      if (!first.done) controller.enqueue(encodeRows(first.value))
    },
    async pull(controller) {
      const next = await batches.next()
      if (!next.done) return controller.enqueue(encodeRows(next.value))
      controller.close()
    },
    async cancel() {
      await batches.return(undefined)
    },
  })
  return new Response(stream, { headers: buildHeaders(req, collection, 'csv', 'text/csv; charset=utf-8') })
}

async function respondWithXlsx(req: PayloadRequest, collection: ExportedCollection): Promise<Response> {
  const language = adminLanguage(req.i18n.language)
  if ((await countRows(req, collection)) > maxXlsxRows) {
    throw inEnglish(new APIError(tooManyRows[language], 413), tooManyRows)
  }
  const headings = exportedColumns(req, collection).map(({ heading }) => heading)
  const rows: string[][] = []
  for await (const batch of readRows(req, collection)) rows.push(...batch)
  await logExport(req, collection, rows.length)
  // Cells typed as strings are never evaluated as formulas.
  const cell = (text: string) => ({ value: text, type: String })
  const file = await writeXlsxFile(
    [
      headings.map((heading) => ({ ...cell(heading), fontWeight: 'bold' as const })),
      ...rows.map((row) => row.map(cell)),
    ],
    {
      sheet: fileNames[collection][language],
      stickyRowsCount: 1,
      columns: headings.map(() => ({ width: xlsxColumnWidth })),
    },
  ).toBuffer()
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  return new Response(new Uint8Array(file), { headers: buildHeaders(req, collection, 'xlsx', type) })
}

/**
 * Logs who exports how many rows, without their content. Logged before the file is sent, because a partial file is
 * disclosed as well.
 */
async function logExport(req: PayloadRequest, collection: ExportedCollection, rows: number): Promise<void> {
  const { format } = req.query
  req.payload.logger.info({ user: req.user?.id, collection, format, rows }, 'Personal data exported')
  await writeEntry(req, { kind: 'exported', subject: collection, detail: `${format}, ${rows}` })
}

function buildHeaders(
  req: PayloadRequest,
  collection: ExportedCollection,
  format: 'csv' | 'xlsx',
  type: string,
): Record<string, string> {
  const name = fileNames[collection][adminLanguage(req.i18n.language)]
  return {
    'Content-Type': type,
    'Content-Disposition': `attachment; filename="${name}-${dayInJakarta(new Date())}.${format}"`,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  }
}
