import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** PostgreSQL's manual on a base backup names what belongs to the running server alone. */
const emptied = new Set(
  'pg_wal pg_replslot pg_dynshmem pg_notify pg_serial pg_snapshots pg_stat_tmp pg_subtrans'.split(' '),
)
const leftOut =
  /^(postmaster\.(pid|opts)|pgsql_tmp.*|pg_internal\.init.*|backup_label.*|tablespace_map.*|.*\.tmp)$/

/**
 * What a copy of a running server consists of, each folder before its files. Some of them may be gone when their turn comes.
 *
 * @param {string} dataDir
 * @param {string} [folder] of it
 * @returns {Generator<{ path: string, isFolder: boolean }>}
 */
export function* serverFiles(dataDir, folder = '') {
  for (const entry of readdirSync(join(dataDir, folder), { withFileTypes: true })) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (leftOut.test(entry.name)) continue
    if (!entry.isDirectory()) yield { path, isFolder: false }
    else {
      yield { path, isFolder: true }
      if (!emptied.has(path)) yield* serverFiles(dataDir, path)
    }
  }
}
