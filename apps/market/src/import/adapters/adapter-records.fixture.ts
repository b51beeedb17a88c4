import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { Adapter, SourceFile, TableName } from './adapter.ts'

const headBytes = 64 * 1024

export function sourceFile(path: string): SourceFile {
  return { name: basename(path), path, head: readFileSync(path).subarray(0, headBytes) }
}

/** Everything that an adapter reads from a file. */
export async function readAll(adapter: Pick<Adapter, 'read'>, file: SourceFile) {
  const cells: Partial<Record<TableName, Readonly<Record<string, string>>[]>> = {}
  const skipped: string[] = []
  const notes: string[] = []
  const badRows: string[] = []
  const records = adapter.read(file, {
    skipped: (kind) => skipped.push(kind),
    note: (message) => notes.push(message),
    badRow: (line, message) => badRows.push(line === null ? message : `line ${line}: ${message}`),
  })
  for await (const record of records) {
    const own = cells[record.table] ?? []
    cells[record.table] = own
    own.push(record.cells)
  }
  return { cells, skipped, notes, badRows }
}

/** As `readAll`, of a file with this content. */
export async function readText(adapter: Pick<Adapter, 'read'>, text: string | Uint8Array, name = 'file') {
  const folder = mkdtempSync(join(tmpdir(), 'adapter-'))
  try {
    const path = join(folder, name)
    writeFileSync(path, text)
    return await readAll(adapter, sourceFile(path))
  } finally {
    rmSync(folder, { recursive: true })
  }
}
