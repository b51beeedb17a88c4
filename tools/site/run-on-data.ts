import { type CommandContext, runCommand } from '../command.ts'
import { runningDatabase } from '../database/database.ts'
import { resolveDataDir } from '../paths.ts'
import { configuredPorts } from '../ports.ts'
import { fillSite } from './fill.ts'
import { loadSecrets } from './secrets.ts'
import { isSiteRunning } from './serve.ts'
import type { Site } from './services.ts'
import { openSite } from './site.ts'

/** Runs a command on the site's data: next to a running site, or with the database started for this command. */
export async function runOnData(
  name: string,
  work: (context: CommandContext, site: Site) => Promise<void>,
): Promise<void> {
  const { env } = process
  const dataDir = resolveDataDir(env)
  await runCommand(dataDir, async (context) => {
    const ports = configuredPorts(env)
    if (isSiteRunning(dataDir)) {
      const secrets = loadSecrets(dataDir, env)
      const database = await runningDatabase({ env, dataDir, password: secrets.DATABASE_PASSWORD })
      await work(context, { env, dataDir, ports, secrets, database })
      return 0
    }
    await context.lock(name)
    const { site } = await openSite(context, { env, ports, isServing: false })
    await fillSite(context, site, null)
    await work(context, site)
    return 0
  })
}
