import { mkdirSync, rmSync } from 'node:fs'
import {
  checkNobodyConnected,
  exchangeDatabases,
  hasTables,
  lockIncoming,
} from '../database/exchange-databases.mjs'
import { Fault } from '../session/fault.mjs'
import { configuredPorts } from '../session/ports.mjs'
import { borrowedSecrets } from '../site/secrets.mjs'
import { openSite } from '../site/site.mjs'
import { findBackup } from './backup-manifest.mjs'
import { checkSecret } from './backup-secret.mjs'
import { settleCutOff } from './cut-off-restore.mjs'
import {
  bringUpToDate,
  buildIncoming,
  forgetDerived,
  forgetIncoming,
  incomingDirOf,
} from './incoming-site.mjs'
import { mediaFilesOf } from './media-files.mjs'
import { bringMedia, sayMissingMedia } from './restore-media.mjs'
import { checkBackupMigrations, verifyBackup } from './verify-backup.mjs'

/**
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
 * Brings databases and media back to what they were when the backup was made.
 *
 * @param {RestoreOrder} order
 */
export async function restoreBackup({
  session,
  env,
  dataDir,
  folder: given,
  isReplacing,
  isSecretLost,
  isUnproven,
}) {
  const { report } = session
  const folder = findBackup(given, null)
  const { manifest, files } = await verifyBackup({ report, env, folder, isUnproven })
  checkBackupMigrations(manifest)
  const kept = await checkSecret({ dataDir, env, files, manifest, isSecretLost })
  const incomingDir = incomingDirOf(dataDir)
  const mediaFiles = await mediaFilesOf({ env, dataDir, incomingDir })
  if (!isReplacing && (await mediaFiles.present()).length > 0) throw refusal(dataDir)
  mediaFiles.checkReplaceable()
  // The embedded database is made with a password from them.
  kept.take()
  const ports = configuredPorts(env)
  const { site } = await openSite({ session, env, dataDir, ports, secretsOf: borrowedSecrets })
  const { cmsUrl, marketUrl } = site.database
  try {
    session.atEnd(await lockIncoming(site.database.adminUrl))
    if (!isReplacing && ((await hasTables(cmsUrl)) || (await hasTables(marketUrl)))) throw refusal(dataDir)
    await checkNobodyConnected(site.database)
  } catch (error) {
    kept.giveBack()
    throw error
  }

  rmSync(incomingDir, { recursive: true, force: true })
  mkdirSync(incomingDir)
  let isExchanging = false
  session.atEnd(() => {
    // From then on what came to pass has to be looked at first, if not here, then by the next command.
    if (!isExchanging) forgetIncoming(incomingDir)
  })
  const media = await mediaFiles.receive()
  try {
    await report.step('Media', async (note) => {
      const names = manifest.media
      const written = await bringMedia({ mediaFiles, media, files, names })
      note(`${names.length} files, each compared; ${written} written`)
    })
    const contents = {
      cms: contentsOf(files, manifest, 'cms'),
      market: contentsOf(files, manifest, 'market'),
    }
    await buildIncoming({
      session,
      site,
      incomingDir,
      contents,
      use: (work) => bringUpToDate(report, work),
      exchange: async () => {
        isExchanging = true
        await exchangeDatabases(site.database)
        await media.replace()
        forgetDerived(dataDir)
        isExchanging = false
      },
    })
  } catch (error) {
    if (session.family.isEnding()) throw error
    // The database may have gone between having done it and saying so.
    const stands = isExchanging && site.database.own !== null && (await settleCutOff(site.database, dataDir))
    if (!stands) await media.giveUp()
    isExchanging = false
    throw error
  }
  await sayMissingMedia({ report, cmsUrl, mediaFiles, brought: new Set(manifest.media) })
  report.line(`\n  Restored: the site as it was at ${manifest.takenAt}. "npm start" starts it.`)
}

/**
 * @param {import('./backup-files.mjs').BackupReader} files
 * @param {import('./backup-manifest.mjs').Manifest} manifest
 * @param {'cms' | 'market'} name
 * @returns {import('../database/fill-database.mjs').Contents}
 */
function contentsOf(files, manifest, name) {
  return {
    ...manifest.databases[name],
    open: (table) => files.openCompressed(`databases/${name}/${table}.copy.zst`),
  }
}

/** @param {string} dataDir */
export const refusal = (dataDir) =>
  new Fault(
    `There is already a site in ${dataDir} or in DATABASE_URL: say --replace to put the backup in its place, or choose another DATA_DIR. Nothing was changed.`,
  )
