import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { Fault } from '../session/fault.mjs'

/** The second is that of a backup with encrypted files. */
const formats = [1, 2]
export const manifestFile = 'manifest.json'

/**
 * @typedef {import('../database/database-contents.mjs').TableForm & import('../database/database-contents.mjs').TableSum} TableEntry
 *
 * @typedef {object} DatabaseEntry
 * @property {string[]} migrations
 * @property {TableEntry[]} tables
 * @property {import('../database/database-contents.mjs').SequenceState[]} sequences
 *
 * @typedef {object} ServerEntry the files of the embedded database, to which archived changes can be added
 * @property {string} system its own number
 * @property {string} firstWal the oldest archived file that it needs
 * @property {string} completeAt from then on any moment can be restored
 *
 * @typedef {object} Manifest
 * @property {'site-backup'} kind
 * @property {number} format
 * @property {string} program its version
 * @property {string} postgres its version
 * @property {string} takenAt the moment that both databases are of
 * @property {import('./secret-mark.mjs').SecretMark} secretMark
 * @property {boolean} hasSecrets
 * @property {import('./secret-mark.mjs').SecretMark} [keyMark] of the key that its files are encrypted with, if any
 * @property {{ cms: DatabaseEntry, market: DatabaseEntry }} databases
 * @property {string[]} media
 * @property {ServerEntry | null} cluster
 */

/** @param {Omit<Manifest, 'kind' | 'format'>} content */
export function manifestText(content) {
  const format = content.keyMark ? 2 : 1
  return `${JSON.stringify({ kind: 'site-backup', format, ...content }, null, 1)}\n`
}

/**
 * @param {string} folder
 * @returns {Manifest}
 */
export function readManifest(folder) {
  const file = join(folder, manifestFile)
  if (!existsSync(file)) {
    throw new Fault(`There is no backup in ${folder}: it has no ${manifestFile}. Nothing was changed.`)
  }
  /** @type {Manifest | null} */
  let manifest = null
  try {
    manifest = JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    // Said below, with what is no backup of ours at all.
  }
  if (manifest?.kind !== 'site-backup') {
    throw new Fault(`What is in ${folder} is not a backup of this site. Nothing was changed.`)
  }
  if (!formats.includes(manifest.format)) {
    throw new Fault(
      `The backup in ${folder} has form ${manifest.format}, and this program reads forms ${formats.join(' and ')}: restore it with the program that made it. Nothing was changed.`,
    )
  }
  return manifest
}

/** A name that sorts by time and that every file system takes. @param {Date} moment */
export const backupName = (moment) => moment.toISOString().slice(0, 19).replaceAll(':', '-').concat('Z')

/**
 * The whole backups in a folder, oldest first.
 *
 * @param {string} folder
 */
export function listBackups(folder) {
  return readdirSync(folder)
    .filter((name) => /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z$/.test(name))
    .filter((name) => existsSync(join(folder, name, manifestFile)))
    .sort()
}

/**
 * The backup itself, or the right one of a folder of backups: the newest, or the newest from which a moment can
 * be reached.
 *
 * @param {string} folder
 * @param {Date | null} until
 */
export function findBackup(folder, until) {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Fault(`There is no folder ${folder}.`)
  }
  if (existsSync(join(folder, manifestFile))) return folder
  const found = listBackups(folder).findLast((name) => {
    if (until === null) return true
    const { cluster } = readManifest(join(folder, name))
    return cluster !== null && new Date(cluster.completeAt) <= until
  })
  if (until === null && found !== undefined && found > backupName(new Date())) {
    throw new Fault(
      `The newest backup in ${folder}, ${found}, is named for a time that is still to come, as a wrong clock would: name the one that you want.`,
    )
  }
  if (found !== undefined) return join(folder, found)
  throw new Fault(
    until === null
      ? `There is no backup in ${folder}.`
      : `No backup in ${folder} was complete by ${until.toISOString()} and made with WAL_ARCHIVE_DIR set, so that moment cannot be restored.`,
  )
}

/** What a media file is called in a backup; null for a name that none of ours has. @param {string} name */
export const mediaPath = (name) => (basename(name) === name && !name.startsWith('.') ? `media/${name}` : null)
