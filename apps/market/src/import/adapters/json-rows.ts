import { readFile, stat } from 'node:fs/promises'
import * as v from 'valibot'
import { type SourceFile, UnreadableFile } from '#market/import/reading/adapter.ts'
import type { SourceCell } from './source-values.ts'

/** A day of the whole exchange has about 1 MB, the profiles of all companies 20 MB. */
const maxJsonBytes = 64 * 1024 * 1024

export const incompleteJson = 'is not complete JSON: the file was cut off or changed, download it again'

const RowsSchema = v.array(v.record(v.string(), v.unknown()))
type Rows = v.InferOutput<typeof RowsSchema>
interface List {
  readonly rows: Rows
  /** How many rows the envelope states; null: it does not. */
  readonly declaredRows: number | null
}
/** A list, or a list in the envelope of the exchange's website. */
const ListSchema = v.union([
  v.pipe(
    RowsSchema,
    v.transform((rows): List => ({ rows, declaredRows: null })),
  ),
  v.pipe(
    v.object({ data: RowsSchema, recordsTotal: v.optional(v.unknown()) }),
    v.transform(
      ({ data, recordsTotal }): List => ({
        rows: data,
        declaredRows: typeof recordsTotal === 'number' ? recordsTotal : null,
      }),
    ),
  ),
])

/** Whether a file is JSON whose objects have these keys; only its beginning is known. */
export function isJsonWith({ head }: SourceFile, keys: readonly string[]): boolean {
  const text = head
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart()
  return /^[[{]/.test(text) && keys.every((key) => text.includes(`"${key}"`))
}

/** Throws UnreadableFile. */
export async function jsonContent({ path }: SourceFile): Promise<unknown> {
  const { size } = await stat(path)
  if (size > maxJsonBytes) throw new UnreadableFile(`is larger than ${maxJsonBytes / 1024 / 1024} MB`)
  const text = (await readFile(path, 'utf8')).replace(/^\uFEFF/, '')
  try {
    return JSON.parse(text)
  } catch {
    throw new UnreadableFile(incompleteJson)
  }
}

/** The objects of a JSON list. Throws UnreadableFile, also for one page of a longer list. */
export async function jsonRows(file: SourceFile): Promise<Rows> {
  const { rows, declaredRows } = await jsonList(file)
  if (declaredRows !== null && rows.length < declaredRows) throw describePage(rows.length, declaredRows)
  return rows
}

/** Lists of the exchange's website have pages, of ten rows unless a request says otherwise. */
export function describePage(rows: number, declaredRows: number): UnreadableFile {
  return new UnreadableFile(`has ${rows} of the ${declaredRows} declared rows: download all of them`)
}

/** The same as jsonRows with the number of rows that the list declares. Throws UnreadableFile. */
export async function jsonList(file: SourceFile): Promise<List> {
  const list = v.safeParse(ListSchema, await jsonContent(file))
  if (!list.success) throw new UnreadableFile('is JSON, but not a list of rows')
  return list.output
}

/** A value that a table could have; others count as empty. */
export function jsonCell(value: unknown): SourceCell {
  return typeof value === 'number' || typeof value === 'string' ? value : ''
}
