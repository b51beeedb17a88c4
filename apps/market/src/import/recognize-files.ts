import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { incompleteJson } from './adapters/json-rows.ts'
import { checkMapping, mappingNames } from './adapters/mapping/mapping-file.ts'
import { createAdapters } from './adapters/registry.ts'
import { describeFileError, isFileError } from './import-failure.ts'
import {
  type Adapter,
  type SourceFile,
  type TableName,
  tableNames,
  UnreadableFile,
} from './reading/adapter.ts'
import type { FindingCode } from './reading/import-findings.ts'
import { csvRecords, hasColumns } from './reading/read-csv.ts'
import type { RecordSource } from './reading/record-source.ts'
import { tables } from './tables/tables.ts'

const headBytes = 64 * 1024

/** Reports of the import itself, which a batch has that is imported again after a crash. */
export const textReport = 'report.txt'
export const jsonReport = 'report.json'

/** Folders of a watched folder, with deliveries of before. */
export const inboxFolders = { taken: 'taken', done: 'done', held: 'held', rejected: 'rejected' } as const
const ownNames: ReadonlySet<string> = new Set([textReport, jsonReport, ...Object.values(inboxFolders)])

/** Hidden files, and lock files of spreadsheets, are not part of a delivery. */
function isDelivered(name: string): boolean {
  return !name.startsWith('.') && !name.startsWith('~$') && !ownNames.has(name)
}

/** The files of a delivery and of folders in it, as paths relative to it, in the order of their names. */
export async function deliveredFiles(folder: string, within = ''): Promise<string[]> {
  const entries = await readdir(join(folder, within), { withFileTypes: true }).catch((error: unknown) => {
    if (within !== '' && isFileError(error)) return null
    throw error
  })
  // Named like a file that cannot be opened.
  if (entries === null) return [within]
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

/** A file that cannot be imported. */
export interface LeftOutFile {
  readonly name: string
  readonly message: string
  readonly code: FindingCode
}

interface Delivery {
  readonly sources: readonly RecordSource[]
  readonly leftOut: readonly LeftOutFile[]
}

/** The files of a folder and of folders in it, each recognized by its content. */
export async function recognizeFiles(
  folder: string,
  adapters: readonly Adapter[] = createAdapters(),
): Promise<Delivery> {
  const names = await deliveredFiles(folder)
  const leftOut: LeftOutFile[] = []
  // First, because without their mapping other files are unknown.
  for (const name of names.filter(isMapping)) {
    const message = await checkMapping(join(folder, name)).then(() => null, describeUnreadable)
    if (message !== null) leftOut.push({ name, message, code: 'unreadableFile' })
  }
  const sources: RecordSource[] = []
  for (const name of names.filter((each) => !isMapping(each))) {
    const file = await openFile(name, join(folder, name)).catch(describeUnopened)
    if (typeof file === 'string') {
      leftOut.push({ name, message: file, code: 'unreadableFile' })
      continue
    }
    try {
      const source = isWebPage(file) ? null : await recognize(file, adapters)
      if (source === null) leftOut.push(describeUnknown(file))
      else sources.push(source)
    } catch (error) {
      leftOut.push({ name, message: describeUnreadable(error), code: 'unreadableFile' })
    }
  }
  return { sources, leftOut }
}

function isMapping(name: string): boolean {
  return mappingNames.some((known) => known === baseName(name))
}

/** Of a larger file, the beginning is enough to be recognized. */
function isCutJson({ head }: SourceFile): boolean {
  const text = readBegin(head).trim()
  if (head.length === headBytes || !/^[[{]/.test(text)) return false
  try {
    JSON.parse(text)
    return false
  } catch {
    return true
  }
}

/** Missing permissions, or a broken link. */
function describeUnopened(error: unknown): string {
  if (!isFileError(error)) throw error
  return `cannot be opened (${describeFileError(error)}): make it a file that the import may read`
}

function describeUnreadable(error: unknown): string {
  if (error instanceof UnreadableFile) return error.message
  throw error
}

function isWebPage({ head }: SourceFile): boolean {
  return /^\s*(<!--[\s\S]{0,4000}?-->\s*)*<(!doctype html|html|head|body)[\s>]/i.test(readBegin(head))
}

function readBegin(head: Buffer): string {
  return head.toString('utf8').replace(/^﻿/, '')
}

function describeUnknown(file: SourceFile): LeftOutFile {
  const { name, head } = file
  if (head.length === 0) {
    return { name, message: 'is empty (0 bytes): download it again', code: 'unreadableFile' }
  }
  if (isWebPage(file)) {
    const message =
      "is a web page, not data: open the exchange's site in a browser, or download the file again"
    return { name, message, code: 'unreadableFile' }
  }
  if (isCutJson(file)) return { name, message: incompleteJson, code: 'unreadableFile' }
  return { name, message: 'is not a file that the import knows', code: 'unknownFile' }
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
