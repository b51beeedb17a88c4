import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pruneWalArchive, walArchiveOf } from '../database/wal-archive.mjs'
import { listBackups, readManifest } from './backup-manifest.mjs'

/** What a backup is called while it is made, and while it is taken away. */
export const unfinished = '.unfinished'

/**
 * Takes older backups away, and the archived changes that none of those that are left needs.
 *
 * @param {object} order
 * @param {import('../session/report.mjs').Report} order.report
 * @param {NodeJS.ProcessEnv} order.env
 * @param {string} order.folder
 * @param {number} order.keep
 * @param {import('./backup-manifest.mjs').ServerEntry | null} order.cluster of the backup that was just made
 */
export function keepNewest({ report, env, folder, keep, cluster }) {
  const backups = listBackups(folder)
  for (const name of backups.slice(0, -keep)) {
    // Half removed, it must not look whole.
    renameSync(join(folder, name), join(folder, `${name}${unfinished}`))
    rmSync(join(folder, `${name}${unfinished}`), { recursive: true })
    report.line(`  Removed: ${name}`)
  }
  const archive = walArchiveOf(env)
  if (archive === null || cluster === null) return
  const kept = backups.slice(-keep).map((name) => readManifest(join(folder, name)).cluster)
  const removed = pruneWalArchive(archive, oldestNeededWal(kept, cluster))
  if (removed > 0) report.line(`  Removed: ${removed} archived files that no backup needs`)
}

/**
 * Where the archived changes of a database begin to be needed. After going back to a moment it counts on from there,
 * so a later backup may need lower places than an earlier one. Backups of another database have another archive.
 *
 * @param {(import('./backup-manifest.mjs').ServerEntry | null)[]} kept
 * @param {import('./backup-manifest.mjs').ServerEntry} own of this database
 */
export function oldestNeededWal(kept, own) {
  // The first eight digits are the history that a file belongs to; its place is in the others.
  const placeOf = (/** @type {string} */ wal) => wal.slice(8)
  return kept
    .flatMap((cluster) => (cluster?.system === own.system ? [cluster.firstWal] : []))
    .reduce((lowest, wal) => (placeOf(wal) < placeOf(lowest) ? wal : lowest), own.firstWal)
}
