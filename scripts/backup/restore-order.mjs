import { Fault } from '../session/fault.mjs'
import { findBackup } from './backup-manifest.mjs'
import { checkSecret } from './backup-secret.mjs'
import { putBackFolders } from './cut-off-restore.mjs'
import { incomingDirOf } from './incoming-site.mjs'
import { mediaFilesOf } from './media-files.mjs'
import { checkBackupMigrations, verifyBackup } from './verify-backup.mjs'

/**
 * What `npm run restore` was told. Here is what both ways of restoring look at first, before anything is changed.
 *
 * @typedef {object} RestoreOrder
 * @property {import('../session/session.mjs').Session} session
 * @property {NodeJS.ProcessEnv} env
 * @property {string} dataDir
 * @property {string} folder
 * @property {boolean} isReplacing
 * @property {boolean} isSecretLost
 * @property {boolean} isUnproven of before BACKUP_KEY, or of before what proves it
 */

/**
 * @param {RestoreOrder} order
 * @param {Date | null} until the moment that the backup has to be older than
 */
export async function verifyOrdered({ session: { report }, env, folder: given, isUnproven }, until) {
  const folder = findBackup(given, until)
  return { folder, ...(await verifyBackup({ report, env, folder, isUnproven })) }
}

/**
 * Whether this program and the secrets here can go on with what the backup holds, and where its files come to.
 *
 * @param {RestoreOrder} order
 * @param {Awaited<ReturnType<typeof verifyBackup>>} backup
 */
export async function checkFitting({ env, dataDir, isSecretLost }, { manifest, files }) {
  checkBackupMigrations(manifest)
  const kept = await checkSecret({ dataDir, env, files, manifest, isSecretLost })
  putBackFolders(dataDir)
  const incomingDir = incomingDirOf(dataDir)
  return { kept, incomingDir, mediaFiles: await mediaFilesOf({ env, dataDir, incomingDir }) }
}

/** @param {string} dataDir */
export const refusal = (dataDir) =>
  new Fault(
    `There is already a site in ${dataDir} or in DATABASE_URL: say --replace to put the backup in its place, or choose another DATA_DIR. Nothing was changed.`,
  )
