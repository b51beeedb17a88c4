import { mkdirSync, rmSync } from 'node:fs'
import { buildIncoming, forgetIncoming, incomingDirOf } from '../backup/incoming-site.mjs'
import { Fault } from '../session/fault.mjs'
import { configuredPorts } from '../session/ports.mjs'
import { fillSite, openSite } from '../site/site.mjs'
import { checkServer, databaseUrls } from './database.mjs'
import { openContents } from './database-source.mjs'
import { exchangeDatabases, hasTables, lockIncoming } from './exchange-databases.mjs'

/**
 * Copies both embedded databases to a PostgreSQL of one's own, with the count and sum of each table compared.
 * The embedded ones stay as they are.
 *
 * @param {object} order
 * @param {import('../session/session.mjs').Session} order.session
 * @param {NodeJS.ProcessEnv} order.env
 * @param {string} order.dataDir
 * @param {string} order.target
 */
export async function moveDatabase({ session, env, dataDir, target }) {
  const { report, family } = session
  const server = await report.step('The PostgreSQL to move to', async (note) => {
    const major = await checkServer(target, 'MOVE_TO_URL')
    note(`version ${major}`)
    return databaseUrls(target)
  })
  session.atEnd(await lockIncoming(server.adminUrl))
  for (const url of [server.cmsUrl, server.marketUrl]) {
    if (!(await hasTables(url))) continue
    throw new Fault(
      `The database ${new URL(url).pathname.slice(1)} at ${new URL(url).host} is not empty: drop it there, or name another server. Nothing was changed.`,
    )
  }
  const { site } = await openSite({ session, env, dataDir, ports: configuredPorts(env) })
  await fillSite(session, { site, family }, { isDemoWanted: false })
  const [cms, market] = await Promise.all([
    openContents(site.database.cmsUrl),
    openContents(site.database.marketUrl),
  ])
  const incomingDir = incomingDirOf(dataDir)
  mkdirSync(incomingDir, { recursive: true })
  let isMoved = false
  session.atEnd(() => {
    if (isMoved) rmSync(incomingDir, { recursive: true, force: true })
    else forgetIncoming(incomingDir)
  })
  try {
    await buildIncoming({
      session,
      site: { ...site, database: server },
      incomingDir,
      contents: { cms, market },
      use: async () => {},
      exchange: () => exchangeDatabases(server),
    })
    isMoved = true
  } finally {
    await Promise.all([cms.close(), market.close()])
  }
  report.line(`
  Moved. From now on set

    DATABASE_URL=<the address of MOVE_TO_URL>

  for every "npm start" and keep it with your secrets. Media and secrets stay in ${dataDir}.
  ${dataDir}/postgres is no longer used: remove it once the site runs and a backup is made.`)
}
