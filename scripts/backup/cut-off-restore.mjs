import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { dropIncoming, remainsOf } from '../database/exchange-databases.mjs'
import { exchangeFolder, putBack, replacedBy } from '../session/data-folder.mjs'
import { dropReplacedOrSay, forgetDerived, forgetIncoming, incomingDirOf } from './incoming-site.mjs'

/**
 * A restore that was killed between two renames leaves a place empty and its folder beside it. Before anybody takes
 * the place for that of a new site.
 *
 * @param {string} dataDir
 */
export function putBackFolders(dataDir) {
  for (const name of ['postgres', 'media']) putBack(join(dataDir, name))
}

/**
 * Ends what a restore has begun that was killed or lost its database. What it replaces goes last, so that as long as
 * it is there the new databases stand, and the new files have to as well. Without it what was half built goes, which
 * has people's data in it. For the embedded database alone: whoever has the data folder knows that nobody else is at
 * work there.
 *
 * @param {import('../database/exchange-databases.mjs').Databases} database
 * @param {string} dataDir
 * @param {import('../session/report.mjs').Report} report
 * @returns {Promise<boolean>} whether the new databases stand
 */
export async function settleCutOff(database, dataDir, report) {
  const { hasIncoming, hasReplaced } = await remainsOf(database)
  const incomingDir = incomingDirOf(dataDir)
  const replacedPostgres = replacedBy(join(dataDir, 'postgres'))
  // A restore to a moment exchanges its files before its server, so what it still has of either is half built.
  settleMedia(dataDir, hasReplaced && !existsSync(join(incomingDir, 'postgres')))
  if (hasReplaced || existsSync(replacedPostgres)) forgetDerived(dataDir)
  else forgetIncoming(incomingDir)
  rmSync(replacedPostgres, { recursive: true, force: true })
  if (hasIncoming) await dropIncoming(database)
  if (hasReplaced) await dropReplacedOrSay(database, report)
  return hasReplaced
}

/**
 * @param {string} dataDir
 * @param {boolean} isExchanged
 */
function settleMedia(dataDir, isExchanged) {
  const media = join(dataDir, 'media')
  const incoming = join(incomingDirOf(dataDir), 'media')
  if (isExchanged && existsSync(incoming)) exchangeFolder(media, incoming)
  rmSync(replacedBy(media), { recursive: true, force: true })
}
