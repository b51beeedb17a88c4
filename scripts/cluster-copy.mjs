import { createReadStream, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { connectForCopies } from './database-contents.mjs'
import { Fault, hasCode } from './fault.mjs'

/** PostgreSQL's manual on a base backup names what belongs to the running server alone. */
const emptied = new Set(
  'pg_wal pg_replslot pg_dynshmem pg_notify pg_serial pg_snapshots pg_stat_tmp pg_subtrans'.split(' '),
)
const leftOut =
  /^(postmaster\.(pid|opts)|pgsql_tmp.*|pg_internal\.init.*|backup_label.*|tablespace_map.*|.*\.tmp)$/
const archivedWithinMs = 120_000

/**
 * Copies the files of the embedded database while it works, so that archived changes can be added to them
 * (PostgreSQL's "low level" base backup: the package has no pg_basebackup).
 *
 * @param {object} options
 * @param {string} options.adminUrl
 * @param {string} options.postgresDir
 * @param {import('./backup-files.mjs').BackupWriter} options.files
 * @returns {Promise<import('./backup-manifest.mjs').ClusterEntry>}
 */
export async function copyCluster({ adminUrl, postgresDir, files }) {
  const client = await connectForCopies(adminUrl)
  try {
    const started = await client.query(`
      select pg_walfile_name(pg_backup_start('npm run backup', true)) as wal,
        (select system_identifier::text from pg_control_system()) as system`)
    /** @type {string[]} */
    const folders = []
    /** @type {string[]} */
    const copied = []
    for (const { path, isFolder } of entriesOf(postgresDir, '')) {
      if (isFolder) folders.push(path)
      else if (await copyFile(postgresDir, path, files)) copied.push(path)
    }
    const label = await stopBackup(client)
    await files.addCompressed('cluster/backup_label.zst', Readable.from([label]))
    const { rows } = await client.query('select clock_timestamp() as now')
    return {
      system: started.rows[0].system,
      firstWal: started.rows[0].wal,
      completeAt: rows[0].now.toISOString(),
      folders,
      files: [...copied, 'backup_label'],
    }
  } finally {
    await client.end()
  }
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {Generator<{ path: string, isFolder: boolean }>}
 */
function* entriesOf(root, folder) {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (leftOut.test(entry.name)) continue
    if (!entry.isDirectory()) yield { path, isFolder: false }
    else {
      yield { path, isFolder: true }
      if (!emptied.has(path)) yield* entriesOf(root, path)
    }
  }
}

/**
 * @param {string} root
 * @param {string} path
 * @param {import('./backup-files.mjs').BackupWriter} files
 */
async function copyFile(root, path, files) {
  try {
    await files.addCompressed(`cluster/${path}.zst`, createReadStream(join(root, path)))
    return true
  } catch (error) {
    // A table that was dropped meanwhile; the archived changes say so, too.
    if (hasCode(error, 'ENOENT')) return false
    throw error
  }
}

/** @param {import('pg').Client} client */
async function stopBackup(client) {
  await client.query(`set statement_timeout = ${archivedWithinMs}`)
  try {
    const { rows } = await client.query('select labelfile from pg_backup_stop(true)')
    return String(rows[0]?.labelfile)
  } catch (error) {
    if (!hasCode(error, '57014')) throw error
    throw new Fault(
      `The changes during the backup did not reach WAL_ARCHIVE_DIR within ${archivedWithinMs / 1_000} s: the database's log says why.`,
    )
  }
}
