import { mkdirSync, rmSync } from 'node:fs'
import {
  checkNobodyConnected,
  exchangeDatabases,
  hasTables,
  lockIncoming,
} from '../database/exchange-databases.mjs'
import { configuredPorts } from '../session/ports.mjs'
import { borrowedSecrets } from '../site/secrets.mjs'
import { openSite } from '../site/site.mjs'
import { settleCutOff } from './cut-off-restore.mjs'
import { bringUpToDate, buildIncoming, forgetDerived, forgetIncoming } from './incoming-site.mjs'
import { bringMedia, sayMissingMedia } from './restore-media.mjs'
import { checkFitting, refusal, verifyOrdered } from './restore-order.mjs'

/**
 * Brings databases and media back to what they were when the backup was made.
 *
 * @param {import('./restore-order.mjs').RestoreOrder} order
 */
export async function restoreBackup(order) {
  const { session, env, dataDir, isReplacing } = order
  const { report } = session
  const { manifest, files } = await verifyOrdered(order, null)
  const { kept, incomingDir, mediaFiles } = await checkFitting(order, { manifest, files })
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
