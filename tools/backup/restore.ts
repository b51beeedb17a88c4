import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { type CommandContext, parseCommandArgs, runCommand } from '../command.ts'
import { postgresBinaries } from '../database/binaries.ts'
import { checkVersion, chownLike, startEmbedded } from '../database/embedded.ts'
import { checkInterrupted, obsoleteDirectory, replacedDirectory } from '../database/interrupted-restore.ts'
import { UserError } from '../errors.ts'
import { resolveDataDir } from '../paths.ts'
import { checkEmbedded, isWithin } from './backup.ts'
import { copyDirectory } from './copy-directory.ts'

const usage = 'Name a backup: npm run restore -- <backup> [--replace]'

/** The contents of a backup, in the order in which they are replaced. */
const contents = ['postgres', 'media', 'secrets.json'] as const
/** Derived from the replaced content. */
const caches = ['pages', 'images']

/** `npm run restore -- <backup> [--replace]`: replaces the site's data with a backup; a failure changes nothing. */
export async function run(args: readonly string[]): Promise<void> {
  const options = { replace: { type: 'boolean', default: false } } as const
  const { values, positionals } = parseCommandArgs(args, { usage, options, positionals: 1 })
  const { env } = process
  const dataDir = resolveDataDir(env)
  checkEmbedded(env, 'pg_restore (docs/guides/restore.md)')
  const backup = resolve(env.INIT_CWD ?? '.', positionals[0] ?? '')
  checkBackup(backup)
  if (isWithin(dataDir, backup)) {
    throw new UserError(`${backup} is the data directory itself, not a backup of it. ${usage}`)
  }
  await runCommand(dataDir, async (context) => {
    await context.lock('npm run restore')
    checkInterrupted(dataDir)
    if (!values.replace && hasSite(dataDir)) {
      throw new UserError(
        `There is a site in ${dataDir}: pass --replace to replace it, or set DATA_DIR to an empty directory.`,
      )
    }
    const staging = join(dataDir, 'restore.partial')
    rmSync(staging, { recursive: true, force: true })
    mkdirSync(staging, { mode: 0o755 })
    context.defer(() => rmSync(staging, { recursive: true, force: true }))
    await context.report.step('Copy the backup', () => copyBackup(backup, staging))
    await context.report.step('Recover the database', () => recover(context, staging))
    await context.report.step('Put it in place', () => swap(staging, dataDir))
    for (const cache of caches) rmSync(join(dataDir, cache), { recursive: true, force: true })
    context.report.line('\n  The backup is restored: start the site with npm start.')
    return 0
  })
}

/** Every command creates `media`, so an empty `media` does not count. */
function hasSite(dataDir: string): boolean {
  return (
    contents.some((name) => name !== 'media' && existsSync(join(dataDir, name))) ||
    readdirSync(join(dataDir, 'media')).length > 0
  )
}

function checkBackup(backup: string): void {
  if (basename(backup).endsWith('.partial')) {
    throw new UserError(`${backup} is incomplete: its backup was interrupted. Name another one.`)
  }
  if (!existsSync(join(backup, 'postgres', 'PG_VERSION')) || !existsSync(join(backup, 'secrets.json'))) {
    throw new UserError(`There is no backup of \`npm run backup\` in ${backup}. ${usage}`)
  }
  checkVersion(postgresBinaries(), join(backup, 'postgres'))
}

async function copyBackup(backup: string, staging: string): Promise<void> {
  for (const name of ['postgres', 'media']) {
    if (existsSync(join(backup, name))) await copyDirectory(join(backup, name), join(staging, name))
  }
  copyFileSync(join(backup, 'secrets.json'), join(staging, 'secrets.json'))
  chmodSync(join(staging, 'secrets.json'), 0o600)
}

/** Archive recovery starts a new timeline, by which clients of the change feeds detect that the database changed. */
async function recover({ processes, dataDir }: CommandContext, staging: string): Promise<void> {
  const directory = join(staging, 'postgres')
  copyTimelines(join(dataDir, 'postgres', 'pg_wal'), join(directory, 'pg_wal'))
  writeFileSync(join(directory, 'recovery.signal'), '')
  chownLike(join(directory, 'recovery.signal'), directory)
  const { process: server } = await startEmbedded({
    dataDir: directory,
    password: '',
    logFile: join(dataDir, 'logs', 'restore.log'),
    // All required WAL is in pg_wal; with a hot standby the server would be ready before recovery ends.
    settings: ['restore_command=false', 'recovery_target_timeline=current', 'hot_standby=off'],
    processes,
  })
  server.stop()
  const reason = await server.exited
  if (reason !== null) throw new UserError(`The restored database did not stop cleanly (${reason}).`)
}

/** Copies the timeline history of the replaced database, so that its timeline ids are not reused. */
function copyTimelines(from: string, to: string): void {
  if (!existsSync(from)) return
  for (const name of readdirSync(from).filter(
    (file) => file.endsWith('.history') && !existsSync(join(to, file)),
  )) {
    copyFileSync(join(from, name), join(to, name))
    chownLike(join(to, name), to)
  }
}

/** Renames everything into place; if a step fails, all are undone. */
function swap(staging: string, dataDir: string): void {
  const replaced = replacedDirectory(dataDir)
  mkdirSync(replaced)
  const done: [from: string, to: string][] = []
  const move = (from: string, to: string) => {
    if (!existsSync(from)) return
    renameSync(from, to)
    done.push([from, to])
  }
  try {
    for (const name of contents) move(join(dataDir, name), join(replaced, name))
    for (const name of contents) move(join(staging, name), join(dataDir, name))
  } catch (error) {
    for (const [from, to] of done.reverse()) renameSync(to, from)
    rmdirSync(replaced)
    throw error
  }
  // Renamed first: if killed while deleting, the next run must not take the remains for the site.
  renameSync(replaced, obsoleteDirectory(dataDir))
  rmSync(obsoleteDirectory(dataDir), { recursive: true, force: true })
}
