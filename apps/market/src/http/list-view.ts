import { csvText } from './csv-text.ts'
import type { InvalidParameter } from './problem.ts'

/** The list in a response body: its key and the fields of its rows. */
export interface ListInBody {
  readonly key: 'items' | 'rows' | 'lines'
  readonly fields: readonly string[]
}

/** The requested view of a list: fields, and JSON or CSV. */
export interface ListView {
  readonly fields: readonly string[] | null
  readonly isCsv: boolean
}

/** Removes `fields` and `format` from the parameters; `format` takes precedence over Accept. */
export function parseListView(
  search: URLSearchParams,
  accept: string | undefined,
  list: ListInBody,
): ListView | { readonly rejected: InvalidParameter[] } {
  const rejected: InvalidParameter[] = []
  for (const parameter of ['fields', 'format']) {
    if (search.getAll(parameter).length > 1) rejected.push({ parameter, message: 'must be given once' })
  }
  const format = search.get('format')
  if (format !== null && format !== 'json' && format !== 'csv') {
    rejected.push({ parameter: 'format', message: 'must be one of json, csv' })
  }
  const named = search.get('fields')?.split(',')
  // Without duplicates, because every row contains every field.
  const fields = named === undefined ? null : [...new Set(named)]
  if (fields?.some((field) => !list.fields.includes(field))) {
    rejected.push({ parameter: 'fields', message: `must be a list of ${list.fields.join(', ')}` })
  }
  if (rejected.length > 0) return { rejected }
  search.delete('fields')
  search.delete('format')
  return { fields, isCsv: format === null ? prefersCsv(accept) : format === 'csv' }
}

/** Far more than clients send. */
const maxAcceptLength = 1_000

/** The first of both types wins; weights are ignored. */
function prefersCsv(accept: string | undefined): boolean {
  if (accept === undefined || accept.length > maxAcceptLength) return false
  const [first] = accept
    .split(',')
    .map((range) => range.split(';')[0]?.trim().toLowerCase())
    .filter((range) => range === 'text/csv' || range === 'application/json')
  return first === 'text/csv'
}

/** The body with only the selected fields in its rows. */
export function withFields(body: object, list: ListInBody, fields: readonly string[]): object {
  return { ...body, [list.key]: readRows(body, list).map((row) => chosen(row, fields)) }
}

/** The rows as CSV. */
export function asCsv(body: object, list: ListInBody, fields: readonly string[] | null): string {
  const labels = columnLabels(body)
  const rows = readRows(body, list).map((row) => flat(chosen(row, fields ?? list.fields), labels))
  const names = new Set(rows.flatMap((row) => [...row.keys()]))
  // A field may be null in one row and nested in another.
  const columns = [...names].filter((name) => ![...names].some((other) => other.startsWith(`${name}.`)))
  const header = columns.length > 0 ? columns : (fields ?? list.fields)
  return csvText([header, ...rows.map((row) => columns.map((column) => row.get(column) ?? null))])
}

function readRows(body: object, { key }: ListInBody): readonly object[] {
  const rows: unknown = Object.entries(body).find(([name]) => name === key)?.[1]
  if (!Array.isArray(rows)) throw new TypeError(`the body has no list named ${key}`)
  return rows.filter((row) => typeof row === 'object' && row !== null)
}

function chosen(row: object, fields: readonly string[]): object {
  const entries = new Map<string, unknown>(Object.entries(row))
  return Object.fromEntries(
    fields.filter((name) => entries.has(name)).map((name) => [name, entries.get(name)]),
  )
}

/** Columns of periods are labeled by their last day. */
function columnLabels(body: object): readonly string[] | null {
  if (!('columns' in body) || !Array.isArray(body.columns)) return null
  return body.columns.map((column: unknown) =>
    typeof column === 'object' && column !== null && 'end' in column ? String(column.end) : '',
  )
}

function flat(
  value: object,
  labels: readonly string[] | null,
  prefix = '',
  into = new Map<string, string | number | boolean | null>(),
) {
  for (const [key, part] of listEntries(value)) {
    const name = prefix === '' ? key : `${prefix}.${key}`
    if (Array.isArray(part) && labels?.length === part.length) {
      for (const [index, each] of part.entries()) into.set(`${name}.${labels[index]}`, scalar(each))
    } else if (Array.isArray(part)) into.set(name, part.map(String).join('; '))
    else if (typeof part === 'object' && part !== null) flat(part, labels, name, into)
    else into.set(name, scalar(part))
  }
  return into
}

function scalar(value: unknown): string | number | boolean | null {
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return value
  return value === undefined ? null : String(value)
}

function listEntries(value: object): [string, unknown][] {
  return Object.entries(value)
}
