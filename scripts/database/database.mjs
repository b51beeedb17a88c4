import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { Fault, hasCode } from '../session/fault.mjs'
import { endAll, processIdentity } from '../session/process-groups.mjs'
import { databaseNames, serviceUrls } from './database-roles.mjs'
import { setPassword } from './postgres-password.mjs'
import { serverUrl, startPostgres } from './postgres-server.mjs'
import { walArchiveOf, walArchiveSettings } from './wal-archive.mjs'

const oldestMajor = 15

/**
 * @typedef {object} Database
 * @property {string} cmsUrl
 * @property {string} marketUrl
 * @property {string} [cmsServiceUrl] in the service's own role, where the server is ours
 * @property {string} [marketServiceUrl]
 * @property {string} adminUrl of the server, with the right to make databases
 * @property {string} description for the report
 * @property {OwnServer | null} own null where somebody else runs it
 *
 * @typedef {object} OwnServer
 * @property {import('node:child_process').ChildProcess} process
 * @property {() => Promise<import('node:child_process').ChildProcess>} start again at the same address, when it has ended
 */

/**
 * The database of the site: the one that DATABASE_URL names, else our own in the data folder.
 *
 * @param {object} options
 * @param {NodeJS.ProcessEnv} options.env
 * @param {string} options.dataDir
 * @param {string} options.password of our own
 * @param {import('../session/family.mjs').Family} options.family
 * @param {(line: string) => void} [options.say] is told while our own recovers for long
 * @returns {Promise<Database>}
 */
export async function openDatabase({ env, dataDir, password, family, say }) {
  if (env.DATABASE_URL) {
    if (walArchiveOf(env) !== null) {
      throw new Fault(
        'WAL_ARCHIVE_DIR is for the embedded database alone: unset it, and let the PostgreSQL of DATABASE_URL archive by its own settings.',
      )
    }
    const version = await checkServer(env.DATABASE_URL)
    await createMissing(env.DATABASE_URL)
    return {
      ...databaseUrls(env.DATABASE_URL),
      description: `PostgreSQL ${version} of DATABASE_URL`,
      own: null,
    }
  }
  const portFile = join(dataDir, 'database.json')
  const remembered = readPort(portFile)
  const options = {
    dataDir: join(dataDir, 'postgres'),
    password,
    logFile: join(dataDir, 'logs', 'database.log'),
    settings: walArchiveSettings(env, join(dataDir, 'postgres')),
    programEnv: walArchiveOf(env) === null ? {} : { BACKUP_KEY: env.BACKUP_KEY },
    family,
    ...(say ? { say } : {}),
  }
  const start = () => startPostgres({ ...options, ...(remembered ? { port: remembered } : {}) })
  let server = await start()
  // The one in the secrets was exchanged, as it is after a leak: whoever has these files may give them another.
  if (!(await takesPassword(server.url))) {
    const { pid = 0 } = server.process
    await endAll([{ pid, kind: 'database', identity: processIdentity(pid) }], { graceMs: 120_000 })
    setPassword(options.dataDir, password)
    server = await start()
  }
  writeFileSync(portFile, JSON.stringify({ port: server.port }))
  await createMissing(server.url)
  return {
    ...ownUrls(server.url, password),
    description: `embedded PostgreSQL on 127.0.0.1:${server.port}`,
    own: {
      process: server.process,
      async start() {
        const again = await startPostgres({ ...options, port: server.port })
        if (again.port === server.port) return again.process
        throw new Fault(`Port ${server.port} of the database has been taken meanwhile, so everything stops.`)
      },
    },
  }
}

/**
 * The databases of a site that is running now.
 *
 * @param {object} options
 * @param {NodeJS.ProcessEnv} options.env
 * @param {string} options.dataDir
 * @param {string} options.password
 * @returns {Promise<Omit<Database, 'own' | 'description'>>}
 */
export async function runningDatabase({ env, dataDir, password }) {
  const own = serverUrl(readPort(join(dataDir, 'database.json')), password)
  await checkServer(env.DATABASE_URL || own)
  return env.DATABASE_URL ? databaseUrls(env.DATABASE_URL) : ownUrls(own, password)
}

/**
 * @param {string} url
 * @param {string} sql
 * @param {unknown[]} [values]
 * @returns {Promise<Record<string, unknown>[]>}
 */
export async function query(url, sql, values = []) {
  const client = new pg.Client({
    connectionString: url,
    // On a machine whose processors are full, an answer takes seconds.
    connectionTimeoutMillis: 15_000,
    query_timeout: 30_000,
  })
  await client.connect()
  try {
    return (await client.query(sql, values)).rows
  } finally {
    await client.end()
  }
}

/**
 * @param {string} url
 * @param {string} [called] what a person has to correct
 * @returns {Promise<number>} its major version
 */
export async function checkServer(url, called = 'DATABASE_URL') {
  const place = placeOf(url, called)
  /** @type {Record<string, unknown>[]} */
  let rows
  try {
    rows = await query(url, "select current_setting('server_version_num')::int / 10000 as major")
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error)
    throw new Fault(`The database at ${place} does not answer (${reason}): start it, or correct ${called}.`)
  }
  const major = Number(rows[0]?.major)
  if (major >= oldestMajor) return major
  throw new Fault(`The database at ${place} is PostgreSQL ${major}, and ${oldestMajor} or newer is needed.`)
}

/**
 * Never the whole address: it holds the password.
 *
 * @param {string} url
 * @param {string} called
 */
function placeOf(url, called) {
  if (/^postgres(ql)?:\/\/./.test(url) && URL.canParse(url)) return new URL(url).host
  throw new Fault(`Please correct ${called}: it has to look like postgres://user:password@host:5432/name.`)
}

/** @param {string} url */
async function takesPassword(url) {
  try {
    await query(url, 'select 1')
    return true
  } catch (error) {
    if (hasCode(error, '28P01')) return false
    throw error
  }
}

/** @param {string} url */
async function createMissing(url) {
  const rows = await query(url, 'select datname from pg_database where datname = any($1)', [
    Object.values(databaseNames),
  ])
  const existing = new Set(rows.map((row) => row.datname))
  for (const name of Object.values(databaseNames)) {
    if (existing.has(name)) continue
    try {
      await query(url, `create database "${name}" encoding 'UTF8' template template0`)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      throw new Fault(
        `The database ${name} could not be created (${reason}): create it by hand, or give the user of DATABASE_URL the right to.`,
      )
    }
  }
}

/**
 * The two databases in the replica that DATABASE_REPLICA_URL names; empty where it names none.
 *
 * @param {NodeJS.ProcessEnv} env
 */
export function replicaAddresses({ DATABASE_REPLICA_URL }) {
  if (!DATABASE_REPLICA_URL) return { cmsReplicaUrl: '', marketReplicaUrl: '' }
  if (!URL.canParse(DATABASE_REPLICA_URL)) {
    throw new Fault(
      'DATABASE_REPLICA_URL is not an address: it looks like postgres://user:password@host:5432/name.',
    )
  }
  const { cmsUrl, marketUrl } = databaseUrls(DATABASE_REPLICA_URL)
  return { cmsReplicaUrl: cmsUrl, marketReplicaUrl: marketUrl }
}

/** @param {string} url of the server */
export function databaseUrls(url) {
  /** @param {string} name */
  const withName = (name) => {
    const own = new URL(url)
    own.pathname = `/${name}`
    return own.href
  }
  return { cmsUrl: withName(databaseNames.cms), marketUrl: withName(databaseNames.market), adminUrl: url }
}

/**
 * @param {string} url
 * @param {string} password
 */
function ownUrls(url, password) {
  const owners = databaseUrls(url)
  return { ...owners, ...serviceUrls(owners, password) }
}

/** @param {string} portFile */
function readPort(portFile) {
  try {
    return Number(JSON.parse(readFileSync(portFile, 'utf8')).port) || null
  } catch {
    // First start: any free port will do.
    return null
  }
}
