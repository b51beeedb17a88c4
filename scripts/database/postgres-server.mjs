import { spawn, spawnSync } from 'node:child_process'
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { replacedBy } from '../session/data-folder.mjs'
import { Fault, hasCode } from '../session/fault.mjs'
import { lastOf, setAsideLargeLog } from '../session/log-file.mjs'
import { freePort, portState } from '../session/ports.mjs'
import { endAll, endOrphans, processIdentity } from '../session/process-groups.mjs'
import { postgresBinaries } from './postgres-binaries.mjs'
import { commandAs, postgresOwner } from './postgres-owner.mjs'

/**
 * @typedef {object} PostgresServer
 * @property {string} url of its first database, with the rights to create others
 * @property {import('node:child_process').ChildProcess} process
 */

export const superuser = 'site'
const firstStartMs = 60_000
const heldMs = 15_000

/**
 * @param {number | null} port
 * @param {string} password
 */
export const serverUrl = (port, password) => `postgres://${superuser}:${password}@127.0.0.1:${port}/postgres`

/**
 * Starts the PostgreSQL that keeps its data in `dataDir`, making it first where there is none, and clearing
 * up what a killed run left behind.
 *
 * @param {object} options
 * @param {string} options.dataDir
 * @param {string} options.password
 * @param {string} options.logFile
 * @param {number} [options.port] taken when it is free
 * @param {string[]} [options.settings] as name=value
 * @param {NodeJS.ProcessEnv} [options.programEnv] what the programs that its settings name need to know
 * @param {number} [options.startMs] how long it may take; else a minute for a new one, and as long as it lives for one that
 *   has data: after a sudden end it may have hours of changes to recover
 * @param {(line: string) => void} [options.say] is told each minute that it is not ready yet
 * @param {import('../session/family.mjs').Family} options.family
 * @returns {Promise<PostgresServer & { port: number }>}
 */
export async function startPostgres({
  dataDir,
  password,
  logFile,
  port: wishedPort,
  settings = [],
  programEnv = {},
  startMs,
  say = () => {},
  family,
}) {
  const bin = postgresBinaries()
  const parent = dirname(dataDir)
  mkdirSync(parent, { recursive: true })
  const owner = postgresOwner(dataDir, [parent, join(bin, 'postgres')])
  if (!existsSync(dataDir) && existsSync(replacedBy(dataDir))) {
    throw new Fault(
      `A restore was cut off while it changed places: rename ${replacedBy(dataDir)} to ${dataDir} and restore again.`,
    )
  }
  const isNew = !existsSync(join(dataDir, 'PG_VERSION'))
  if (isNew) createServerFiles({ bin, dataDir, password, owner })
  checkVersion(bin, dataDir)
  await endLeftover(dataDir)
  setAsideLargeLog(logFile)

  const port = wishedPort && (await portState(wishedPort)) === 'free' ? wishedPort : await freePort()
  const flags = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', ...settings]
  const command = commandAs(owner, join(bin, 'postgres'), [
    '-D',
    dataDir,
    ...flags.flatMap((flag) => ['-c', flag]),
  ])
  const url = serverUrl(port, password)
  const startedAt = Date.now()
  const deadline = startedAt + (startMs ?? (isNew ? firstStartMs : Number.POSITIVE_INFINITY))
  const sayWaiting = (/** @type {number} */ minutes) =>
    say(`  … The database has been recovering for ${minutes} min; ${logFile} says how far it is.`)
  for (;;) {
    const log = openSync(logFile, 'a')
    const child = spawn(command.file, command.args, {
      ...command.options,
      cwd: parent,
      env: { ...command.options.env, ...programEnv },
      detached: true,
      stdio: ['ignore', log, log],
    })
    closeSync(log)
    family.adopt(child, 'database')
    if (await isReady(child, dataDir, deadline, sayWaiting)) return { url, port, process: child }
    // Processes of a killed server hold its memory for a moment longer than the server itself.
    const isHeld = /pre-existing shared memory block|lock file .* already exists/.test(lastOf(logFile, 1_000))
    if (!isHeld || Date.now() > startedAt + heldMs) {
      throw new Fault(`The database does not start; its own last words are in ${logFile}.`)
    }
    await endOrphans(serversOf(dataDir))
    await delay(300)
  }
}

/**
 * @param {{ bin: string, dataDir: string, password: string, owner: import('./postgres-owner.mjs').Owner }} server
 */
function createServerFiles({ bin, dataDir, password, owner }) {
  const unfinished = `${dataDir}.new`
  const passwordFile = `${dataDir}.password`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (owner.uid !== undefined && owner.gid !== undefined) {
    chownSync(unfinished, owner.uid, owner.gid)
    chownSync(passwordFile, owner.uid, owner.gid)
  }
  try {
    const { file, args, options } = commandAs(owner, join(bin, 'initdb'), [
      `--pgdata=${unfinished}`,
      `--username=${superuser}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // The same order of words and the same case rules on every machine, whatever locales it has.
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
      throw new Fault(
        `The database could not be created in ${dataDir}: ${lastLine(made.stderr) || made.error?.message}`,
      )
    }
    renameSync(unfinished, dataDir)
  } finally {
    rmSync(passwordFile, { force: true })
    rmSync(unfinished, { recursive: true, force: true })
  }
}

/**
 * @param {string} bin
 * @param {string} dataDir
 */
function checkVersion(bin, dataDir) {
  const ours = spawnSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' }).stdout.match(
    /(\d+)\./,
  )?.[1]
  const theirs = readFileSync(join(dataDir, 'PG_VERSION'), 'utf8').trim()
  if (ours === theirs) return
  throw new Fault(
    `The database in ${dataDir} was made by PostgreSQL ${theirs}, this is ${ours}: carry it over with pg_upgrade or a dump, or choose another DATA_DIR.`,
  )
}

/**
 * Ends a server that outlived its start, and what one that did not has left: its processes see that it has gone once they
 * wait for something, and whoever computes holds its memory until then.
 *
 * @param {string} dataDir
 */
async function endLeftover(dataDir) {
  const pidFile = join(dataDir, 'postmaster.pid')
  const pid = Math.abs(Number(readIfThere(pidFile).split('\n')[0]))
  if (pid && isPostgresOf(pid, dataDir)) {
    await endAll([{ pid, kind: 'database', identity: processIdentity(pid) }])
    if (isPostgresOf(pid, dataDir)) {
      throw new Fault(
        `Another PostgreSQL (process ${pid}) uses ${dataDir} and does not end: stop it, or choose another DATA_DIR.`,
      )
    }
  }
  await endOrphans(serversOf(dataDir))
  // The number may belong to any other process by now, which PostgreSQL would take for a server of its own.
  rmSync(pidFile, { force: true })
}

/** All that work in a data folder; only Linux tells where a process is. @param {string} dataDir */
function serversOf(dataDir) {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && isPostgresOf(pid, dataDir))
}

/**
 * @param {number} pid
 * @param {string} dataDir
 */
function isPostgresOf(pid, dataDir) {
  try {
    if (process.platform === 'linux') {
      // Somebody's shell may be there as well, and the commands that the server runs.
      const isPostgres = readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres'
      return isPostgres && readlinkSync(`/proc/${pid}/cwd`) === realpathSync(dataDir)
    }
    return /postgres/.test(spawnSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' }).stdout)
  } catch {
    return false
  }
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} dataDir
 * @param {number} deadline
 * @param {(minutes: number) => void} onMinute
 */
async function isReady(child, dataDir, deadline, onMinute) {
  const startedAt = Date.now()
  let minutes = 0
  let hasEnded = false
  child.once('exit', () => {
    hasEnded = true
  })
  child.once('error', () => {
    hasEnded = true
  })
  while (!hasEnded && Date.now() < deadline) {
    // The server writes its state on the eighth line; this is how pg_ctl waits, too.
    const lines = readIfThere(join(dataDir, 'postmaster.pid')).split('\n')
    if (Number(lines[0]) === child.pid && lines[7]?.trim() === 'ready') return true
    if (Date.now() - startedAt >= (minutes + 1) * 60_000) onMinute(++minutes)
    await delay(20)
  }
  return false
}

/** @param {string} file */
function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return ''
    throw error
  }
}

/** @param {string} text */
const lastLine = (text) => text.trim().split('\n').at(-1) ?? ''
