import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { dataDirOf } from '../places.mjs'
import { Fault } from '../session/fault.mjs'
import { runSession } from '../session/session.mjs'

const usage =
  'Name your PostgreSQL in MOVE_TO_URL, as postgresql://user:password@host:5432/postgres, and nothing behind npm run move-database: every user of this machine may read what is typed there.'

/** `npm run move-database` to the server of MOVE_TO_URL, with the site stopped. */
export async function run() {
  const { DATABASE_URL, MOVE_TO_URL: target, ...env } = process.env
  if (!target || process.argv.length > 2) {
    // Not what was typed: it may have a password in it.
    process.stderr.write(`${usage}\n`)
    process.exitCode = 1
    return
  }
  const dataDir = dataDirOf(process.env)
  await runSession(dataDir, async (session) => {
    const { moveDatabase } = await import('./move-to-server.mjs')
    const { takeDataFolder } = await import('../site/site.mjs')
    if (!existsSync(join(dataDir, 'postgres', 'PG_VERSION'))) {
      throw new Fault(`There is no embedded database in ${dataDir} to move.`)
    }
    // Nobody can write to it while this process has it.
    await takeDataFolder(session, dataDir, 'npm run move-database')
    await moveDatabase({ session, env, dataDir, target })
    return 0
  })
}
