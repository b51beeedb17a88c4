import { pipeline } from 'node:stream/promises'
import { formLimits } from '@site/contracts/content/forms.ts'
import { EmailSchema } from '@site/contracts/email-address.ts'
import { plainCharacters, plainCode } from '@site/contracts/typed-text.ts'
import { CsvError, parse } from 'csv-parse'
import * as v from 'valibot'
import { directoryColumns, importLimits, type RowError } from './import-outcome.ts'

/** A client in the file: the last digits of the code, as the registration form requests them, and the email address. */
export type Client = { code: string; email: string }

export class FileTooLargeError extends Error {}
export class TooManyRowsError extends Error {}

export type ReadResult = { rows: number; total: number; errors: RowError[] }

const batchRows = 1000
/** Longer than any code and address; without it, an unclosed quotation mark would consume the whole file. */
const recordBytes = 2000
const maxCodeLength = 40

const codePattern = new RegExp(`^[A-Za-z0-9]*\\d{${formLimits.clientCodeDigits}}$`)
const RecordSchema = v.object({ record: v.array(v.string()), info: v.object({ lines: v.number() }) })
type Columns = { code: number; email: number }

/**
 * Reads the file to its end and passes clients on in batches until the first error; after that it only collects
 * errors. Throws FileTooLargeError and TooManyRowsError.
 */
export async function readClients(
  bytes: AsyncIterable<Uint8Array>,
  onBatch: (clients: Client[]) => Promise<void>,
): Promise<ReadResult> {
  const result: ReadResult = { rows: 0, total: 0, errors: [] }
  const parser = parse({
    bom: true,
    delimiter: [',', ';'],
    info: true,
    max_record_size: recordBytes,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
  })
  try {
    await pipeline(withinLimit(bytes), parser, (records: AsyncIterable<unknown>) =>
      readRecords(records, result, onBatch),
    )
  } catch (error) {
    // The parser's message may quote the file.
    if (!(error instanceof CsvError)) throw error
    addError(result, { line: lineOf(error), column: null, error: 'quotes' })
    return result
  }
  if (result.total === 0 && result.rows === 0) addError(result, { line: 1, column: null, error: 'noRows' })
  return result
}

async function* withinLimit(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let read = 0
  for await (const chunk of bytes) {
    read += chunk.byteLength
    if (read > importLimits.bytes) throw new FileTooLargeError()
    yield chunk
  }
}

async function readRecords(
  records: AsyncIterable<unknown>,
  result: ReadResult,
  onBatch: (clients: Client[]) => Promise<void>,
): Promise<void> {
  let columns: Columns | null = null
  let batch: Client[] = []
  for await (const value of records) {
    const { record, info } = v.parse(RecordSchema, value)
    if (columns === null) {
      // Without valid headings no row can be checked. Read on: some browsers read the response only after they have
      // sent the whole body.
      if (result.total === 0) columns = readHeading(record, info.lines, result)
      continue
    }
    result.rows += 1
    if (result.rows > importLimits.rows) throw new TooManyRowsError()
    const client = readClient(record, columns, info.lines, result)
    if (client === null || result.total > 0) continue
    batch.push(client)
    if (batch.length === batchRows) {
      await onBatch(batch)
      batch = []
    }
  }
  if (batch.length > 0 && result.total === 0) await onBatch(batch)
}

function readHeading(record: string[], line: number, result: ReadResult): Columns | null {
  const headings = record.map((heading) => plainCharacters(heading).toLowerCase())
  // In a file without headings the first line is a client, which must not be shown.
  if (headings.some((heading) => !/^[\p{L} _.-]{1,60}$/u.test(heading))) {
    addError(result, { line, column: null, error: 'noHeading' })
    return null
  }
  for (const column of directoryColumns) {
    const times = headings.filter((heading) => heading === column).length
    if (times === 0) addError(result, { line, column, error: 'columnMissing' })
    if (times > 1) addError(result, { line, column, error: 'columnTwice' })
  }
  for (const heading of headings) {
    if (heading !== 'client_code' && heading !== 'email') {
      addError(result, { line, column: null, error: 'columnUnknown', heading })
    }
  }
  return result.total > 0 ? null : { code: headings.indexOf('client_code'), email: headings.indexOf('email') }
}

function readClient(record: string[], columns: Columns, line: number, result: ReadResult): Client | null {
  if (record.length !== directoryColumns.length) {
    addError(result, { line, column: null, error: 'cells' })
    return null
  }
  const code = plainCode(record[columns.code] ?? '')
  const email = v.safeParse(EmailSchema, record[columns.email])
  const isCode = code.length <= maxCodeLength && codePattern.test(code)
  if (!isCode) addError(result, { line, column: 'client_code', error: 'code' })
  if (!email.success) addError(result, { line, column: 'email', error: 'email' })
  return isCode && email.success
    ? { code: code.slice(-formLimits.clientCodeDigits), email: email.output }
    : null
}

function addError(result: ReadResult, error: RowError): void {
  result.total += 1
  if (result.errors.length < importLimits.errorsShown) result.errors.push(error)
}

function lineOf(error: CsvError): number {
  const lines: unknown = Reflect.get(error, 'lines')
  return typeof lines === 'number' ? lines : 0
}
