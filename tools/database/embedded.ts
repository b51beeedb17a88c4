import { spawnSync } from 'node:child_process'
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '@site/operations/free-port.ts'
import pg from 'pg'
import { hasCode, UserError } from '../errors.ts'
import { portState } from '../ports.ts'
import type { Child, Processes } from '../processes.ts'
import { postgresBinaries } from './binaries.ts'
import { commandAs, type Owner, postgresOwner } from './owner.ts'

export interface EmbeddedServer {
  /** The URL of the default database, whose user may create others. */
  readonly url: string
  readonly port: number
  readonly process: Child
}

export interface EmbeddedOptions {
  readonly dataDir: string
  readonly password: string
  readonly logFile: string
  /** Used if it is free. */
  readonly port?: number
  /** `name=value`, as for PostgreSQL's `-c`. */
  readonly settings?: readonly string[]
  readonly processes: Processes
}

const superuser = 'site'
const firstStartMs = 60_000
/** Processes of a killed server hold its shared memory a moment longer than the server itself. */
const sharedMemoryTimeoutMs = 30_000
const stopTimeoutMs = 20_000

export const serverUrl = (port: number | null, password: string): string =>
  `postgres://${superuser}:${password}@127.0.0.1:${port}/postgres`

/** Starts PostgreSQL with its data in `dataDir`, which is created if needed. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const { dataDir, password, logFile, settings = [], processes } = options
  const bin = postgresBinaries()
  const parent = dirname(dataDir)
  mkdirSync(parent, { recursive: true })
  const owner = postgresOwner(dataDir, [parent, join(bin, 'postgres')])
  const isNew = !existsSync(join(dataDir, 'PG_VERSION'))
  if (isNew) createCluster({ bin, dataDir, password, owner })
  checkVersion(bin, dataDir)
  await stopLeftover(dataDir)

  const port =
    options.port !== undefined && (await portState(options.port)) === 'free' ? options.port : await freePort()
  const flags = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', ...settings]
  const args = ['-D', dataDir, ...flags.flatMap((flag) => ['-c', flag])]
  const { file, args: ownedArgs, options: spawnOptions } = commandAs(owner, join(bin, 'postgres'), args)
  const startedAt = Date.now()
  for (;;) {
    const child = processes.start({
      file,
      args: ownedArgs,
      ...spawnOptions,
      cwd: parent,
      logFile,
      isDatabase: true,
    })
    if (await isReady(child, dataDir, isNew ? firstStartMs : Number.POSITIVE_INFINITY)) {
      return { url: serverUrl(port, password), port, process: child }
    }
    child.stop('SIGKILL')
    await child.exited
    const logTail = existsSync(logFile) ? readFileSync(logFile, 'utf8').slice(-1_000) : ''
    const isHeld = /pre-existing shared memory block|lock file .* already exists/.test(logTail)
    if (processes.isStopping || !isHeld || Date.now() > startedAt + sharedMemoryTimeoutMs) {
      throw new UserError(`The database does not start; see the end of ${logFile}.`)
    }
    await delay(300)
  }
}

/** Sets the password of a stopped server: in single-user mode PostgreSQL asks for none. */
export function setPassword(dataDir: string, password: string): void {
  const bin = postgresBinaries()
  const owner = postgresOwner(dataDir, [dirname(dataDir), join(bin, 'postgres')])
  const { file, args, options } = commandAs(owner, join(bin, 'postgres'), [
    '--single',
    '-D',
    dataDir,
    'postgres',
  ])
  const input = `alter role ${pg.escapeIdentifier(superuser)} password ${pg.escapeLiteral(password)}\n`
  const done = spawnSync(file, args, { ...options, cwd: dataDir, input, encoding: 'utf8', timeout: 120_000 })
  if (done.status !== 0 || /ERROR|FATAL/.test(done.stderr)) {
    throw new UserError(`The password of the database could not be set: ${lastLine(done.stderr)}`)
  }
}

function createCluster({
  bin,
  dataDir,
  password,
  owner,
}: {
  bin: string
  dataDir: string
  password: string
  owner: Owner
}): void {
  const partial = `${dataDir}.new`
  const passwordFile = `${dataDir}.password`
  rmSync(partial, { recursive: true, force: true })
  mkdirSync(partial, { mode: 0o700 })
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (owner.uid !== undefined && owner.gid !== undefined) {
    chownSync(partial, owner.uid, owner.gid)
    chownSync(passwordFile, owner.uid, owner.gid)
  }
  try {
    const { file, args, options } = commandAs(owner, join(bin, 'initdb'), [
      `--pgdata=${partial}`,
      `--username=${superuser}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // The same collation and case rules on every machine, whatever locales are installed.
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
    ])
    const made = spawnSync(file, args, {
      ...options,
      cwd: dirname(dataDir),
      encoding: 'utf8',
      timeout: 120_000,
    })
    if (made.status !== 0) {
      throw new UserError(
        `The database could not be created in ${dataDir}: ${lastLine(made.stderr) || made.error?.message}`,
      )
    }
    renameSync(partial, dataDir)
  } finally {
    rmSync(passwordFile, { force: true })
    rmSync(partial, { recursive: true, force: true })
  }
}

/** @throws UserError if the files belong to another major version */
export function checkVersion(bin: string, dataDir: string): void {
  const version = spawnSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' }).stdout
  const ours = /(\d+)\./.exec(version)?.[1]
  const theirs = readFileSync(join(dataDir, 'PG_VERSION'), 'utf8').trim()
  if (ours === theirs) return
  throw new UserError(
    `The database in ${dataDir} was made by PostgreSQL ${theirs}, this is ${ours}: move it with pg_upgrade or a dump, or choose another DATA_DIR.`,
  )
}

/** Stops a server that outlived its command, and removes a stale process id, which PostgreSQL would trust. */
async function stopLeftover(dataDir: string): Promise<void> {
  const pidFile = join(dataDir, 'postmaster.pid')
  const pid = Math.abs(Number(readIfExists(pidFile).split('\n')[0]))
  if (pid > 0 && isPostgresProcess(pid, dataDir)) {
    process.kill(pid, 'SIGINT')
    const deadline = Date.now() + stopTimeoutMs
    while (isPostgresProcess(pid, dataDir)) {
      if (Date.now() > deadline) {
        throw new UserError(
          `Another PostgreSQL (process ${pid}) uses ${dataDir} and does not stop: stop it, or choose another DATA_DIR.`,
        )
      }
      await delay(50)
    }
  }
  rmSync(pidFile, { force: true })
}

function isPostgresProcess(pid: number, dataDir: string): boolean {
  try {
    if (process.platform === 'linux') {
      const isPostgres = readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres'
      return isPostgres && readlinkSync(`/proc/${pid}/cwd`) === realpathSync(dataDir)
    }
    return /postgres/.test(spawnSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' }).stdout)
  } catch {
    return false
  }
}

async function isReady(child: Child, dataDir: string, timeoutMs: number): Promise<boolean> {
  const startedAt = Date.now()
  while (!child.hasExited && Date.now() - startedAt < timeoutMs) {
    // The server writes its state on the eighth line; pg_ctl waits in the same way.
    const lines = readIfExists(join(dataDir, 'postmaster.pid')).split('\n')
    if (Number(lines[0]) === child.pid && lines[7]?.trim() === 'ready') return true
    await delay(20)
  }
  return false
}

function readIfExists(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return ''
    throw error
  }
}

const lastLine = (text: string): string => text.trim().split('\n').at(-1) ?? ''

/** Changes the owner to the user that the server runs as; only needed for root. */
export function chownLike(path: string, model: string): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(model)
  chownSync(path, uid, gid)
}
