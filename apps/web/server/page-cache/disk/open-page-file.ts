import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { fileState } from './file-state.ts'
import { PageFile } from './page-file.ts'

/** SQLite's own numbers. */
const BUSY = 5
const BROKEN = [11, 26]
/** The disk is full, fails, or may not be written to. */
const NO_ROOM = [8, 10, 13, 14]

/** What is to happen with the present file. */
export type Former = 'used' | 'put aside' | 'removed'

export interface FilePlace {
  readonly folder: string
  readonly limitBytes: number
  readonly log: Pick<Logger, 'warn'>
}

/**
 * The kept pages of a folder; null where they cannot be had, which the log says. A file that cannot be read is put aside
 * and begun anew: it only holds what can be made again.
 */
export function openPageFile(
  { folder, limitBytes, log }: FilePlace,
  former: Former = 'used',
): PageFile | 'inUse' | 'noRoom' | null {
  const file = join(folder, 'pages.sqlite')
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    if (former === 'put aside') {
      putAside(file)
    } else if (former === 'removed') {
      remove(file)
    }
    try {
      return readable(new PageFile(file, limitBytes))
    } catch (error) {
      if (sqliteCode(error) === BUSY) {
        return 'inUse'
      }
      if (NO_ROOM.some((code) => code === sqliteCode(error))) {
        // The pages are all right: they are had as soon as there is room again.
        log.warn({ file, reason: String(error) }, 'the kept pages cannot be opened')
        return 'noRoom'
      }
      log.warn({ file, reason: String(error) }, 'the kept pages cannot be read and are begun anew')
      putAside(file)
      return new PageFile(file, limitBytes)
    }
  } catch (error) {
    log.warn({ file, reason: String(error) }, 'pages cannot be kept on disk')
    return null
  }
}

/** Whether the file itself is not what it should be. */
export function isBrokenFile(error: unknown): boolean {
  return BROKEN.some((code) => code === sqliteCode(error))
}

function readable(pages: PageFile): PageFile {
  try {
    fileState(pages.state())
    pages.invalidated()
    return pages
  } catch (error) {
    pages.close()
    throw error
  }
}

/** For whoever wants to know what happened to it; the next one takes its place. */
function putAside(file: string): void {
  if (existsSync(file)) {
    renameSync(file, `${file}.unreadable`)
  }
  rmSync(`${file}-wal`, { force: true })
}

function remove(file: string): void {
  rmSync(file, { force: true })
  rmSync(`${file}-wal`, { force: true })
}

/** The plain number: above its last byte SQLite says which kind of it. */
function sqliteCode(error: unknown): number | undefined {
  const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined
  return typeof code === 'number' ? code & 0xff : undefined
}
