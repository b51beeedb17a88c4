import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pruneWalArchive, walArchiveOf } from '../database/wal-archive.mjs'
import { readNeeds, writeNeed } from './archive-needs.mjs'
import { listBackups, readManifest } from './backup-manifest.mjs'

/** @typedef {Pick<import('./backup-manifest.mjs').ServerEntry, 'system' | 'firstWal'>} Place */

/** What a backup is called while it is made, and while it is taken away. */
export const unfinished = '.unfinished'

/**
 * Takes older backups away, and the archived changes that no backup needs any more, here or in another folder.
 *
 * @param {object} order
 * @param {import('../session/report.mjs').Report} order.report
 * @param {NodeJS.ProcessEnv} order.env
 * @param {string} order.folder
 * @param {string} order.name of the backup that was just made
 * @param {number | null} order.keep null = all
 * @param {import('./backup-manifest.mjs').ServerEntry | null} order.cluster of the same backup
 */
export function keepNewest({ report, env, folder, name: made, keep, cluster }) {
  const backups = listBackups(folder)
  const toCome = backups.filter((name) => name > made)
  if (toCome.length > 0)
    report.line(
      `  Not counted: ${toCome.join(', ')}, named for a time that is still to come. Remove what a wrong clock has made.`,
    )
  const old = keep === null ? [] : backups.filter((name) => name <= made).slice(0, -keep)
  for (const name of old) {
    // Half removed, it must not look whole.
    renameSync(join(folder, name), join(folder, `${name}${unfinished}`))
    rmSync(join(folder, `${name}${unfinished}`), { recursive: true })
    report.line(`  Removed: ${name}`)
  }
  const archive = walArchiveOf(env)
  if (cluster === null) return
  if (archive === null) {
    report.line(
      '  WAL_ARCHIVE_DIR is not set here, so backups elsewhere may remove changes that this one needs: set it as the site has it.',
    )
    return
  }
  const kept = listBackups(folder).map((name) => readManifest(join(folder, name)).cluster)
  writeNeed(archive, { folder, system: cluster.system, firstWal: oldestNeededWal(kept, cluster) })
  if (keep === null) return
  const removed = pruneWalArchive(archive, oldestNeededWal(readNeeds(archive, report), cluster))
  if (removed > 0) report.line(`  Removed: ${removed} archived files that no backup needs`)
}

/**
 * Where the archived changes of a database begin to be needed. After going back to a moment it counts on from there,
 * so a later backup may need lower places than an earlier one. Backups of another database have another archive.
 *
 * @param {(Place | null)[]} kept
 * @param {Place} own of this database
 */
export function oldestNeededWal(kept, own) {
  // The first eight digits are the history that a file belongs to; its place is in the others.
  const placeOf = (/** @type {string} */ wal) => wal.slice(8)
  return kept
    .flatMap((cluster) => (cluster?.system === own.system ? [cluster.firstWal] : []))
    .reduce((lowest, wal) => (placeOf(wal) < placeOf(lowest) ? wal : lowest), own.firstWal)
}
