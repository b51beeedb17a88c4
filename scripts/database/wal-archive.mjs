import { spawnSync } from 'node:child_process'
import { chownSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { dirname, isAbsolute, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkBackupKey } from '../backup/backup-seal.mjs'
import { root } from '../places.mjs'
import { Fault } from '../session/fault.mjs'
import { postgresBinaries } from './postgres-binaries.mjs'
import { commandAs, postgresOwner } from './postgres-owner.mjs'
import { readWal } from './wal-file.mjs'

/** After this long at the latest a change is in the archive, also on a quiet day. */
const archiveSeconds = 60

/**
 * The folder that every change of the embedded database is written to; null where none is set.
 *
 * @param {NodeJS.ProcessEnv} env
 */
export function walArchiveOf({ WAL_ARCHIVE_DIR }) {
  if (!WAL_ARCHIVE_DIR) return null
  return isAbsolute(WAL_ARCHIVE_DIR) ? WAL_ARCHIVE_DIR : resolve(root, WAL_ARCHIVE_DIR)
}

/**
 * What the embedded PostgreSQL is told about WAL_ARCHIVE_DIR, after proving that it can write there.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {string} postgresDir
 * @returns {string[]}
 */
export function walArchiveSettings(env, postgresDir) {
  const folder = walArchiveOf(env)
  if (folder === null) return []
  checkBackupKey(env)
  // The same user, with the same rights, as the server that will call the archive's program.
  const owner = postgresOwner(postgresDir, [dirname(postgresDir), join(postgresBinaries(), 'postgres')])
  try {
    if (mkdirSync(folder, { recursive: true, mode: 0o700 }) !== undefined && owner.uid && owner.gid) {
      chownSync(folder, owner.uid, owner.gid)
    }
  } catch (error) {
    throw new Fault(`WAL_ARCHIVE_DIR cannot be made (${error instanceof Error ? error.message : error}).`)
  }
  const { file, args, options } = commandAs(owner, '/bin/sh', [
    '-c',
    'test -d "$1" && test -w "$1"',
    'sh',
    folder,
  ])
  if (spawnSync(file, args, { ...options, cwd: '/', stdio: 'ignore' }).status !== 0) {
    throw new Fault(
      `The database's user cannot write to WAL_ARCHIVE_DIR ${folder}: give the folder to user ${owner.uid ?? process.getuid?.()}, or choose another.`,
    )
  }
  checkArchiveSystem(env, folder, postgresDir)
  return [
    'archive_mode=on',
    `archive_timeout=${archiveSeconds}`,
    `archive_command=${shellLine('archive-wal.mjs', [folder])} "%p" "%f"`,
  ]
}

/**
 * The archive takes no file of another database over one that it has, and PostgreSQL would keep all of its own and try
 * again until the disk is full. It has one key as well: a file of another could not be opened at this.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {string} folder
 * @param {string} postgresDir
 */
function checkArchiveSystem(env, folder, postgresDir) {
  const newest = readdirSync(folder)
    .filter((name) => /^[0-9A-F]{24}\.zst$/.test(name))
    .sort()
    .at(-1)
  const system = newest === undefined ? null : systemOfWal(env, join(folder, newest))
  if (system === null || system === systemOf(postgresDir)) return
  throw new Fault(
    `WAL_ARCHIVE_DIR ${folder} holds the changes of another database than that in ${postgresDir}: name an empty folder, and keep that one for restoring to a moment (docs/backup.md).`,
  )
}

/**
 * The number that a database gets when it is made: the first thing in pg_control.
 *
 * @param {string} postgresDir
 * @returns {string | null} null where there is no database yet
 */
export function systemOf(postgresDir) {
  const file = join(postgresDir, 'global', 'pg_control')
  if (!statSync(file, { throwIfNoEntry: false })) return null
  return readFileSync(file).subarray(0, 8).toString('hex')
}

/**
 * The same number in an archived file of changes: it follows the 24 bytes that each page begins with.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {string} file
 * @returns {string | null} null for a damaged one, which is no reason to serve nobody
 */
function systemOfWal(env, file) {
  try {
    return readWal(env, file, { isUnproven: true }).subarray(24, 32).toString('hex')
  } catch (error) {
    if (error instanceof Fault) throw error
    return null
  }
}

/**
 * What PostgreSQL runs to fetch a file that it asks for. To 1 it ends the recovery in silence, as if nothing had come
 * after, and any fault of Node could be that: only what is said to be absent may. Beyond 125 it gives up.
 *
 * @param {string[]} folders the archive first, then what was not archived any more
 * @param {boolean} isUnproven
 */
export const fetchCommand = (folders, isUnproven) =>
  `${shellLine('fetch-wal.mjs', [...(isUnproven ? ['--unproven'] : []), ...folders])} "%f" "%p"; case $? in 0) exit 0;; 100) exit 1;; *) exit 255;; esac`

/**
 * Forgets what no backup needs that is left.
 *
 * @param {string} folder
 * @param {string} oldestNeeded
 * @returns {number} how many files
 */
export function pruneWalArchive(folder, oldestNeeded) {
  // The first eight digits are the history that a file belongs to; its place is in the others.
  const place = oldestNeeded.slice(8, 24)
  const old = readdirSync(folder).filter(
    (name) => /^[0-9A-F]{24}(\.[0-9A-F]{8}\.backup|\.partial)?\.zst$/.test(name) && name.slice(8, 24) < place,
  )
  for (const name of old) rmSync(join(folder, name))
  return old.length
}

/** What PostgreSQL had written and not yet archived when it ended. @param {string} postgresDir */
export function unarchivedWal(postgresDir) {
  const folder = join(postgresDir, 'pg_wal')
  return statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? [folder] : []
}

/**
 * @param {string} script
 * @param {string[]} args
 */
function shellLine(script, args) {
  const words = [process.execPath, fileURLToPath(new URL(script, import.meta.url)), ...args]
  // PostgreSQL reads % as the start of its own names; the shell reads everything between these marks as it is.
  return words.map((word) => `'${word.replaceAll("'", `'\\''`).replaceAll('%', '%%')}'`).join(' ')
}
