import { mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Another process of a rolling restart may be writing. */
const BUSY_MS = 200

interface CacheFile {
  /** Of the tables; a file of another version is created anew. */
  readonly version: number
  readonly tables: string
  /** Told why a file was created anew. */
  readonly report: (error: unknown) => void
}

/** Opens a cache in an SQLite file, and creates it anew where it cannot be read. Nothing waits for the disk. */
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

/** What was written survives the end of the process in any way, and not that of the machine. */
function open(file: string, version: number, tables: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: BUSY_MS })
  try {
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF')
    const found = database.prepare('SELECT user_version AS version FROM pragma_user_version').get()?.version
    if (found !== version && found !== 0) {
      throw new Error(`its version is ${found}, not ${version}`)
    }
    database.exec(`${tables} PRAGMA user_version = ${version}`)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}
