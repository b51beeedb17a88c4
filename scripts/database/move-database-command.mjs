import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { dataDirOf } from '../places.mjs'
import { readArguments } from '../session/arguments.mjs'
import { Fault } from '../session/fault.mjs'
import { runSession } from '../session/session.mjs'

/** `npm run move-database -- <postgresql url>`, with the site stopped. */
export async function run() {
  const typedAll = readArguments(
    { allowPositionals: true, options: {} },
    'Name your PostgreSQL: npm run move-database -- postgresql://user:password@host:5432/postgres',
  )
  if (typedAll === null) return
  const [target = ''] = typedAll.positionals
  const dataDir = dataDirOf(process.env)
  await runSession(dataDir, async (session) => {
    const { moveDatabase } = await import('./move-to-server.mjs')
    const { takeDataFolder } = await import('../site/site.mjs')
    if (!existsSync(join(dataDir, 'postgres', 'PG_VERSION'))) {
      throw new Fault(`There is no embedded database in ${dataDir} to move.`)
    }
    // Nobody can write to it while this process has it.
    await takeDataFolder(session, dataDir, 'npm run move-database')
    const { DATABASE_URL, ...env } = process.env
    await moveDatabase({ session, env, dataDir, target })
    return 0
  })
}
