import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { adapters as allAdapters } from './adapters/registry.ts'
import {
  type Adapter,
  type SourceFile,
  type TableName,
  tableNames,
  UnreadableFile,
} from './reading/adapter.ts'
import type { Findings } from './reading/import-findings.ts'
import { csvRecords, hasColumns } from './reading/read-csv.ts'
import type { RecordSource } from './reading/record-source.ts'
import { tables } from './tables/tables.ts'

const headBytes = 64 * 1024

/** Reports of the import itself, which a batch has that is imported again after a crash. */
export const textReport = 'report.txt'
export const jsonReport = 'report.json'

/** Folders of a watched folder, with deliveries of before. */
export const inboxFolders = { taken: 'taken', done: 'done', rejected: 'rejected' } as const
const ownNames: ReadonlySet<string> = new Set([textReport, jsonReport, ...Object.values(inboxFolders)])

/** Hidden files, and lock files of spreadsheets, are not part of a delivery. */
function isDelivered(name: string): boolean {
  return !name.startsWith('.') && !name.startsWith('~$') && !ownNames.has(name)
}

/** The files of a delivery and of folders in it, as paths relative to it, in the order of their names. */
export async function deliveredFiles(folder: string, within = ''): Promise<string[]> {
  const entries = await readdir(join(folder, within), { withFileTypes: true })
  const paths = await Promise.all(
    entries
      .filter(({ name }) => isDelivered(name))
      .map(async (entry) => {
        const path = join(within, entry.name)
        if (entry.isDirectory()) return deliveredFiles(folder, path)
        return entry.isFile() || entry.isSymbolicLink() ? [path] : []
      }),
  )
  return paths.flat().toSorted()
}

/** The files of a folder and of folders in it, each recognized by its content. Reports unknown ones. */
export async function recognizeFiles(
  folder: string,
  findings: Findings,
  adapters: readonly Adapter[] = allAdapters,
): Promise<RecordSource[]> {
  const sources: RecordSource[] = []
  for (const name of await deliveredFiles(folder)) {
    const file = await openFile(name, join(folder, name))
    try {
      const source = await recognize(file, adapters)
      if (source) sources.push(source)
      else findings.leaveOutFile(file.name, 'is not a file that the import knows', 'unknownFile')
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error
      findings.leaveOutFile(file.name, error.message, 'unreadableFile', error)
    }
  }
  return sources
}

async function openFile(name: string, path: string): Promise<SourceFile> {
  const handle = await open(path)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    return { name, path, head: buffer.subarray(0, bytesRead) }
  } finally {
    await handle.close()
  }
}

/** A file named like a table but with other columns is still ours, so that the report names the columns. */
async function recognize(file: SourceFile, adapters: readonly Adapter[]): Promise<RecordSource | null> {
  const named = tableNames.find((table) => `${table}.csv` === baseName(file.name))
  const fitting = tableNames.filter((table) => hasColumns(file.head, tables[table].columns))
  const own = fitting.find((table) => table === named) ?? fitting[0]
  if (own !== undefined) return ownFile(file, own)
  for (const adapter of adapters) {
    if (!(await adapter.recognizes(file))) continue
    return foreignFile(file, adapter, (await adapter.listTables?.(file)) ?? adapter.tables)
  }
  return named === undefined ? null : ownFile(file, named)
}

function baseName(name: string): string | undefined {
  return name.toLowerCase().split(/[\\/]/).at(-1)
}

function ownFile({ name, path }: SourceFile, table: TableName): RecordSource {
  return {
    name,
    kind: `${table}.csv`,
    tables: [table],
    read: (_, notes) => csvRecords(path, { table, columns: tables[table].columns, notes }),
  }
}

/** Reads the head again later, because a delivery may have thousands of files. */
function foreignFile(
  { name, path }: SourceFile,
  adapter: Adapter,
  ofFile: readonly TableName[],
): RecordSource {
  return {
    name,
    kind: adapter.description,
    tables: ofFile,
    async *read(table, notes, facts) {
      yield* adapter.read(await openFile(name, path), notes, table, facts)
    },
  }
}
