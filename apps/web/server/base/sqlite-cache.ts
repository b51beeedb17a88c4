import { mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Another process may be writing during a rolling restart. */
const BUSY_MS = 200

interface CacheFile {
  /** Schema version; a file with another version is recreated. */
  readonly version: number
  readonly tables: string
  /** Called with the reason when a file is recreated. */
  readonly report: (error: unknown) => void
}

/** Opens a cache in an SQLite file, and recreates it if it is unreadable. Writes are not synced to disk. */
export function openSqliteCache(file: string, { version, tables, report }: CacheFile): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  try {
    return open(file, version, tables)
  } catch (error) {
    report(error)
    for (const suffix of ['', '-wal', '-shm']) {
      rmSync(`${file}${suffix}`, { force: true })
    }
    return open(file, version, tables)
  }
}

/** Written data survives a crash of the process, but not of the machine. */
function open(file: string, version: number, tables: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: BUSY_MS })
  try {
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF')
    const found = database.prepare('SELECT user_version AS version FROM pragma_user_version').get()?.version
    if (found !== version && found !== 0) {
      throw new Error(`schema version is ${found}, expected ${version}`)
    }
    database.exec(`${tables} PRAGMA user_version = ${version}`)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}
