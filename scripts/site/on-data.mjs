import { dataDirOf } from '../places.mjs'
import { runSession } from '../session/session.mjs'
import { siteCommands } from './site-commands.mjs'

/**
 * Runs a command that works on the site's data: beside a running site, or with a database of its own for as
 * long as it takes.
 *
 * @param {string} command how a person would name it
 * @param {(session: import('../session/session.mjs').Session, work: import('./contents.mjs').Work) => Promise<void>} act
 * @param {object} [options]
 * @param {boolean} [options.isMigrating] whether databases that nothing runs on are brought to the newest form
 * @param {boolean} [options.isMakingSecrets] whether those that are missing are made
 * @param {() => void} [options.before] throws where there is nothing to do
 */
export async function runOnData(command, act, { isMigrating = true, isMakingSecrets = true, before } = {}) {
  const dataDir = dataDirOf(process.env)
  await runSession(dataDir, async (session) => {
    const { runningDatabase } = await import('../database/database.mjs')
    const { configuredPorts } = await import('../session/ports.mjs')
    const { lockOwner } = await import('../session/run-lock.mjs')
    const { heldSecrets, loadSecrets } = await import('./secrets.mjs')
    const { fillSite, openSite, takeDataFolder } = await import('./site.mjs')
    const env = process.env
    before?.()
    const secretsOf = isMakingSecrets ? loadSecrets : heldSecrets
    const ports = configuredPorts(env)
    const owner = lockOwner(dataDir)
    // What is no site, such as a restore, has the folder for itself; taking it says so.
    if (!Object.values(siteCommands).includes(owner?.command ?? '')) {
      await takeDataFolder(session, dataDir, command)
      const { site } = await openSite({ session, env, dataDir, ports, secretsOf })
      if (isMigrating) await fillSite(session, { site, family: session.family }, { isDemoWanted: false })
      await act(session, { site, family: session.family })
      return 0
    }
    const secrets = secretsOf(dataDir, env)
    const database = await runningDatabase({ env, dataDir, password: secrets.DATABASE_PASSWORD })
    await act(session, { site: { env, dataDir, ports, secrets, database }, family: session.family })
    return 0
  })
}
