import { mkdirSync, rmSync } from 'node:fs'
import {
  checkNobodyConnected,
  checkReplacedGone,
  exchangeDatabases,
  hasTables,
  lockIncoming,
} from '../database/exchange-databases.mjs'
import { Fault } from '../session/fault.mjs'
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
  const exchange = { hasBegun: false, hasDatabases: false }
  session.atEnd(() => (exchange.hasBegun ? undefined : kept.giveBack()))
  // The embedded database is made with a password from them.
  kept.take()
  const ports = configuredPorts(env)
  const { site } = await openSite({ session, env, dataDir, ports, secretsOf: borrowedSecrets })
  const { cmsUrl, marketUrl } = site.database
  session.atEnd(await lockIncoming(site.database.adminUrl))
  if (!isReplacing && ((await hasTables(cmsUrl)) || (await hasTables(marketUrl)))) throw refusal(dataDir)
  await checkNobodyConnected(site.database)
  if (site.database.own !== null) await checkReplacedGone(site.database)

  rmSync(incomingDir, { recursive: true, force: true })
  mkdirSync(incomingDir)
  const media = await mediaFiles.receive()
  session.atEnd(async () => {
    // From then on what came to pass has to be looked at first, if not here, then by the next command.
    if (exchange.hasBegun) return
    forgetIncoming(incomingDir)
    await media.giveUp()
  })
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
      use: async (work) => {
        await bringUpToDate(report, work)
        const brought = new Set(manifest.media)
        // Before the exchange: a bucket that does not answer is then a restore that has changed nothing.
        await sayMissingMedia({ report, cmsUrl: work.site.database.cmsUrl, mediaFiles, brought })
      },
      exchange: async () => {
        exchange.hasBegun = true
        await exchangeDatabases(site.database)
        exchange.hasDatabases = true
        await replaceMedia(media)
        forgetDerived(dataDir)
      },
    })
  } catch (error) {
    if (session.family.isEnding() || !exchange.hasBegun) throw error
    if (site.database.own === null) {
      exchange.hasBegun = exchange.hasDatabases
      throw error
    }
    // The database may have gone between having done it and saying so.
    exchange.hasBegun = await settleCutOff(site.database, dataDir, report).catch(() => {
      throw error
    })
    if (!exchange.hasBegun) throw error
  }
  report.line(`\n  Restored: the site as it was at ${manifest.takenAt}. "npm start" starts it.`)
}

/** @param {import('./media-files.mjs').IncomingMedia} media */
async function replaceMedia(media) {
  try {
    await media.replace()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Fault(
      `The databases are those of the backup and the media files are not yet: they could not be exchanged (${reason}). Mend that, then restore again.`,
    )
  }
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
