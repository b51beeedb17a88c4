import { join } from 'node:path'
import { Readable } from 'node:stream'
import { connectForCopies } from '../database/database-contents.mjs'
import { serverFiles } from '../database/server-files.mjs'
import { Fault, hasCode } from '../session/fault.mjs'
import { tarEnd, tarFile, writeTar } from './tar.mjs'

const archivedWithinMs = 120_000

/** PostgreSQL's word for all that one server keeps is a cluster. */
export const packedServer = 'cluster.tar.zst'

/**
 * Copies the files of the embedded database while it works, so that archived changes can be added to them
 * (PostgreSQL's "low level" base backup: the package has no pg_basebackup).
 *
 * @param {object} options
 * @param {string} options.adminUrl
 * @param {string} options.postgresDir
 * @param {import('./backup-files.mjs').BackupWriter} options.files
 * @returns {Promise<import('./backup-manifest.mjs').ServerEntry>}
 */
export async function packServer({ adminUrl, postgresDir, files }) {
  const client = await connectForCopies(adminUrl)
  try {
    const started = await client.query(`
      select pg_walfile_name(pg_backup_start('npm run backup', true)) as wal,
        (select system_identifier::text from pg_control_system()) as system`)
    const entries = async function* () {
      yield* writeTar(serverFiles(postgresDir), (path) => join(postgresDir, path))
      yield tarFile('backup_label', Buffer.from(await stopBackup(client)))
      yield tarEnd
    }
    await files.addCompressed(packedServer, Readable.from(entries()))
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
