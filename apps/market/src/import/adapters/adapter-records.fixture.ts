import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { tradingCalendar } from '@site/finance/trading-calendar.ts'
import type { Adapter, SourceFile, TableName } from '#market/import/reading/adapter.ts'

const headBytes = 64 * 1024

function sourceFile(path: string): SourceFile {
  return { name: basename(path), path, head: readFileSync(path).subarray(0, headBytes) }
}

/** Everything that an adapter reads from a file for a table; most return the records of their other tables too. */
export async function readAll(
  adapter: Pick<Adapter, 'read'>,
  file: SourceFile,
  table: TableName = 'prices',
  companies: ReadonlySet<string> = new Set(),
) {
  const cells: Partial<Record<TableName, Readonly<Record<string, string>>[]>> = {}
  const lines: (number | null)[] = []
  const skipped: string[] = []
  const notes: string[] = []
  const badRows: string[] = []
  const listings: Readonly<Record<string, string>>[] = []
  const notesOf = {
    skipped: (kind: string) => skipped.push(kind),
    note: (message: string) => notes.push(message),
    badRow: (line: number | null, message: string) =>
      badRows.push(line === null ? message : `line ${line}: ${message}`),
    incompleteList: () => {},
  }
  const facts = { loadTradingCalendar: async () => tradingCalendar([]), companies }
  for await (const record of adapter.read(file, notesOf, table, facts)) {
    const own = cells[record.table] ?? []
    cells[record.table] = own
    own.push(record.cells)
    lines.push(record.line)
    if (record.listing) listings.push(record.listing)
  }
  return { cells, lines, skipped, notes, badRows, listings }
}

/** As `readAll`, of a file with this content. */
export async function readText(adapter: Pick<Adapter, 'read'>, text: string | Uint8Array, name = 'file') {
  return withFiles({ [name]: text }, ([file]) => readAll(adapter, file))
}

export async function recognizesText(
  adapter: Pick<Adapter, 'recognizes'>,
  text: string | Uint8Array,
  name = 'file',
): Promise<boolean> {
  return withFiles({ [name]: text }, ([file]) => adapter.recognizes(file))
}

/** Calls `use` with files of a folder. */
export async function withFiles<Result>(
  contents: Readonly<Record<string, string | Uint8Array>>,
  use: (files: [SourceFile, ...SourceFile[]]) => Result | Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'adapter-'))
  try {
    const [first, ...others] = Object.entries(contents).map(([name, content]) => {
      const path = join(folder, name)
      writeFileSync(path, content)
      return sourceFile(path)
    })
    if (first === undefined) throw new Error('no file')
    return await use([first, ...others])
  } finally {
    rmSync(folder, { recursive: true })
  }
}
