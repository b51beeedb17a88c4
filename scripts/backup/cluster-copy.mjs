import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { connectForCopies } from '../database/database-contents.mjs'
import { Fault, hasCode } from '../session/fault.mjs'
import { tarEnd, tarFile, writeTar } from './tar.mjs'

/** PostgreSQL's manual on a base backup names what belongs to the running server alone. */
const emptied = new Set(
  'pg_wal pg_replslot pg_dynshmem pg_notify pg_serial pg_snapshots pg_stat_tmp pg_subtrans'.split(' '),
)
const leftOut =
  /^(postmaster\.(pid|opts)|pgsql_tmp.*|pg_internal\.init.*|backup_label.*|tablespace_map.*|.*\.tmp)$/
const archivedWithinMs = 120_000

export const clusterFile = 'cluster.tar.zst'

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
    const entries = async function* () {
      yield* writeTar(entriesOf(postgresDir, ''), (path) => join(postgresDir, path))
      yield tarFile('backup_label', Buffer.from(await stopBackup(client)))
      yield tarEnd
    }
    await files.addCompressed(clusterFile, Readable.from(entries()))
    const { rows } = await client.query('select clock_timestamp() as now')
    return {
      system: started.rows[0].system,
      firstWal: started.rows[0].wal,
      completeAt: rows[0].now.toISOString(),
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
