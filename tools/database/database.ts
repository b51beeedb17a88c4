import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatErrorMessage, hasCode, UserError } from '../errors.ts'
import type { Child, Processes } from '../processes.ts'
import { serverUrl, setPassword, startEmbedded } from './embedded.ts'
import { query } from './query.ts'
import { databaseNames, serviceUrls } from './roles.ts'

const oldestMajor = 15

export interface DatabaseUrls {
  readonly cmsUrl: string
  readonly marketUrl: string
  /** The URL of a user that may create databases. */
  readonly adminUrl: string
  /** The URLs with the service's own role; only of an embedded server. */
  readonly cmsServiceUrl?: string
  readonly marketServiceUrl?: string
}

export interface Database extends DatabaseUrls {
  readonly description: string
  /** The embedded server; null for an external database. */
  readonly embedded: { readonly process: Child; readonly restart: () => Promise<Child> } | null
}

interface OpenOptions {
  readonly env: NodeJS.ProcessEnv
  readonly dataDir: string
  /** The password of the embedded server. */
  readonly password: string
  readonly processes: Processes
}

/** The site's databases: on the server of DATABASE_URL, or on an embedded one in the data directory. */
export async function openDatabase({ env, dataDir, password, processes }: OpenOptions): Promise<Database> {
  if (env.DATABASE_URL) {
    const version = await checkServer(env.DATABASE_URL)
    await createMissing(env.DATABASE_URL)
    return {
      ...databaseUrls(env.DATABASE_URL),
      description: `PostgreSQL ${version} of DATABASE_URL`,
      embedded: null,
    }
  }
  const portFile = join(dataDir, 'database.json')
  const port = readPort(portFile)
  const options = {
    dataDir: join(dataDir, 'postgres'),
    password,
    logFile: join(dataDir, 'logs', 'database.log'),
    processes,
  }
  const start = () => startEmbedded({ ...options, ...(port === null ? {} : { port }) })
  let server = await start()
  if (!(await acceptsPassword(server.url))) {
    // The password in secrets.json was rotated, or the files come from a backup of another machine.
    server.process.stop()
    await server.process.exited
    setPassword(options.dataDir, password)
    server = await start()
  }
  writeFileSync(portFile, JSON.stringify({ port: server.port }))
  await createMissing(server.url)
  return {
    ...embeddedUrls(server.url, password),
    description: `embedded PostgreSQL on 127.0.0.1:${server.port}`,
    embedded: {
      process: server.process,
      async restart() {
        const again = await startEmbedded({ ...options, port: server.port })
        if (again.port === server.port) return again.process
        throw new UserError(
          `Port ${server.port} of the database is taken by another program, so everything stops.`,
        )
      },
    },
  }
}

/** The databases of a running site. */
export async function runningDatabase({
  env,
  dataDir,
  password,
}: Omit<OpenOptions, 'processes'>): Promise<DatabaseUrls> {
  if (env.DATABASE_URL) {
    await checkServer(env.DATABASE_URL)
    return databaseUrls(env.DATABASE_URL)
  }
  const url = serverUrl(readPort(join(dataDir, 'database.json')), password)
  await query(url, 'select 1').catch((error) => {
    throw new UserError(
      `The database of the running site does not respond (${formatErrorMessage(error)}): wait until the site is ready, then run this again.`,
    )
  })
  return embeddedUrls(url, password)
}

/** Returns the server's major version. */
async function checkServer(url: string): Promise<number> {
  // Never log the whole URL: it contains the password.
  if (!/^postgres(ql)?:\/\/./.test(url) || !URL.canParse(url)) {
    throw new UserError('DATABASE_URL is not a URL like postgres://user:password@host:5432/name: correct it.')
  }
  const { host } = new URL(url)
  const rows = await query(url, "select current_setting('server_version_num')::int / 10000 as major").catch(
    (error) => {
      throw new UserError(
        `The database at ${host} does not respond (${formatErrorMessage(error)}): start it, or correct DATABASE_URL.`,
      )
    },
  )
  const major = Number(rows[0]?.major)
  if (major >= oldestMajor) return major
  throw new UserError(
    `The database at ${host} is PostgreSQL ${major}, and ${oldestMajor} or newer is needed.`,
  )
}

async function acceptsPassword(url: string): Promise<boolean> {
  try {
    await query(url, 'select 1')
    return true
  } catch (error) {
    if (hasCode(error, '28P01')) return false
    throw error
  }
}

async function createMissing(url: string): Promise<void> {
  const names = Object.values(databaseNames)
  const rows = await query(url, 'select datname from pg_database where datname = any($1)', [names])
  const existing = new Set(rows.map((row) => row.datname))
  for (const name of names.filter((name) => !existing.has(name))) {
    await query(url, `create database "${name}" encoding 'UTF8' template template0`).catch((error) => {
      throw new UserError(
        `The database ${name} could not be created (${formatErrorMessage(error)}): create it by hand, or give the user of DATABASE_URL the right to.`,
      )
    })
  }
}

/** `url` with another database name. */
function databaseUrls(url: string): DatabaseUrls {
  const withName = (name: string) => {
    const own = new URL(url)
    own.pathname = `/${name}`
    return own.href
  }
  return { cmsUrl: withName(databaseNames.cms), marketUrl: withName(databaseNames.market), adminUrl: url }
}

function embeddedUrls(url: string, password: string): DatabaseUrls {
  const owners = databaseUrls(url)
  return { ...owners, ...serviceUrls(owners, password) }
}

function readPort(portFile: string): number | null {
  try {
    return Number(JSON.parse(readFileSync(portFile, 'utf8')).port) || null
  } catch {
    // First start: any free port will do.
    return null
  }
}
