import { createWriteStream, existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { parseCommandArgs, runCommand } from '../command.ts'
import { runningDatabase } from '../database/database.ts'
import { databaseNames } from '../database/roles.ts'
import { formatErrorMessage, UserError } from '../errors.ts'
import { resolveDataDir } from '../paths.ts'
import { loadSecrets } from '../site/secrets.ts'
import { isSiteRunning } from '../site/serve.ts'
import { copyDirectory } from './copy-directory.ts'
import { exportRows } from './export-rows.ts'

const usage = 'Name a new directory: npm run export -- <directory>'

/** `npm run export -- <directory>`: the content of the running site, for a database on another server. */
export async function run(args: readonly string[]): Promise<void> {
  const { positionals } = parseCommandArgs(args, { usage, options: {}, positionals: 1 })
  const { env } = process
  const dataDir = resolveDataDir(env)
  await runCommand(dataDir, async ({ report }) => {
    if (!isSiteRunning(dataDir))
      throw new UserError('The site does not run: start it, then run this in another terminal.')
    const password = loadSecrets(dataDir, env).DATABASE_PASSWORD
    const { cmsUrl } = await runningDatabase({ env, dataDir, password })
    const target = resolve(env.INIT_CWD ?? '.', positionals[0] ?? '')
    createTarget(target)
    const script = join(target, `${databaseNames.cms}.sql`)
    await report.step('Write the content', () =>
      pipeline(exportRows(cmsUrl), createWriteStream(script, { mode: 0o600 })),
    )
    // After the database, so that every file it refers to exists.
    const media = join(dataDir, 'media')
    if (existsSync(media))
      await report.step('Copy the media files', () => copyDirectory(media, join(target, 'media')))
    report.line(`\n  ${target}\n  It contains accounts and personal data: delete it after the import.`)
    return 0
  })
}

function createTarget(directory: string): void {
  try {
    mkdirSync(directory, { mode: 0o700 })
  } catch (error) {
    throw new UserError(`${formatErrorMessage(error)}. ${usage}`)
  }
}
