import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { isAbsolute, join, relative, resolve, sep } from 'node:path'
import pg from 'pg'
import { parseCommandArgs, runCommand } from '../command.ts'
import { runningDatabase } from '../database/database.ts'
import { chownLike } from '../database/embedded.ts'
import { formatErrorMessage, UserError } from '../errors.ts'
import { resolveDataDir } from '../paths.ts'
import { loadSecrets } from '../site/secrets.ts'
import { isSiteRunning } from '../site/serve.ts'
import { copyDirectory } from './copy-directory.ts'

const usage = 'Name the directory of the backups: npm run backup -- <directory>'

/** Files of a running server only (PostgreSQL manual, base backups); pg_wal is copied last. */
const ofRunningServer =
  /^(postmaster\.(pid|opts)|(.*\/)?pgsql_tmp.*|(.*\/)?pg_internal\.init.*|pg_(replslot|dynshmem|notify|serial|snapshots|stat_tmp|subtrans|wal)\/.+)$/

/** `npm run backup -- <directory>`: backs up the embedded database, media and secrets, even while the site runs. */
export async function run(args: readonly string[]): Promise<void> {
  const { positionals } = parseCommandArgs(args, { usage, options: {}, positionals: 1 })
  const { env } = process
  const dataDir = resolveDataDir(env)
  checkEmbedded(env, 'pg_dump (docs/guides/back-up.md)')
  await runCommand(dataDir, async (context) => {
    if (!existsSync(join(dataDir, 'postgres', 'PG_VERSION'))) {
      throw new UserError(
        `There is no embedded database in ${dataDir}: start the site once, or set DATA_DIR.`,
      )
    }
    const name = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
    const target = resolve(env.INIT_CWD ?? '.', positionals[0] ?? '')
    if (copied.some((directory) => isWithin(target, join(dataDir, directory)))) {
      throw new UserError(`${target} is inside the data that is copied: name another directory.`)
    }
    const backup = join(target, name)
    const partial = `${backup}.partial`
    createTarget(partial)
    context.defer(() => rmSync(partial, { recursive: true, force: true }))
    const isServing = isSiteRunning(dataDir)
    if (!isServing) await context.lock('npm run backup')
    await context.report.step('Copy the database', () =>
      isServing
        ? copyRunning(dataDir, partial)
        : copyDirectory(join(dataDir, 'postgres'), join(partial, 'postgres')),
    )
    // After the database, so that every file it refers to exists.
    if (existsSync(join(dataDir, 'media'))) {
      await context.report.step('Copy the media files', () =>
        copyDirectory(join(dataDir, 'media'), join(partial, 'media')),
      )
    }
    // A restore leaves the list in place; on another machine, the newest copy is put there by hand.
    if (existsSync(join(dataDir, 'erasures'))) {
      await copyDirectory(join(dataDir, 'erasures'), join(partial, 'erasures'))
    }
    copyFileSync(join(dataDir, 'secrets.json'), join(partial, 'secrets.json'))
    renameSync(partial, backup)
    if (env.S3_BUCKET) {
      context.report.line('\n  The media files are in the bucket: back it up separately.')
    }
    context.report.line(
      `\n  ${backup}\n  It contains the secrets of the site: store it where nobody else can read it.`,
    )
    return 0
  })
}

const copied = ['postgres', 'media']

/** Whether a path is the directory or something inside it. */
export function isWithin(path: string, directory: string): boolean {
  const inside = relative(directory, path)
  return inside.split(sep)[0] !== '..' && !isAbsolute(inside)
}

function createTarget(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw new UserError(
      `The backup cannot be written to ${directory} (${formatErrorMessage(error)}): name another directory.`,
    )
  }
}

/** @throws UserError if DATABASE_URL names an external database */
export function checkEmbedded({ DATABASE_URL }: NodeJS.ProcessEnv, instead: string): void {
  if (!DATABASE_URL) return
  throw new UserError(`This command is for the embedded database, and DATABASE_URL is set: use ${instead}.`)
}

/** A base backup of the server that the site runs on. */
async function copyRunning(dataDir: string, backup: string): Promise<void> {
  const { env } = process
  const password = loadSecrets(dataDir, env).DATABASE_PASSWORD
  const { adminUrl } = await runningDatabase({ env, dataDir, password })
  const from = join(dataDir, 'postgres')
  const to = join(backup, 'postgres')
  const client = new pg.Client({
    connectionString: adminUrl,
    connectionTimeoutMillis: 15_000,
    query_timeout: 300_000,
  })
  // The running query rejects as well.
  client.on('error', () => {})
  await client.connect()
  try {
    // Keeps the WAL files that the copy needs until this connection closes.
    await client.query(`select pg_create_physical_replication_slot('backup_${process.pid}', true, true)`)
    await client.query("select pg_backup_start('npm run backup', true)")
    await copyDirectory(from, to, (path) => ofRunningServer.test(path))
    const { rows } = await client.query('select labelfile from pg_backup_stop(false)')
    writeFileSync(join(to, 'backup_label'), String(rows[0]?.labelfile), { mode: 0o600 })
    chownLike(join(to, 'backup_label'), from)
    await copyDirectory(join(from, 'pg_wal'), join(to, 'pg_wal'), (path) => path.startsWith('summaries'))
  } finally {
    await client.end()
  }
}
