import { randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from '../database/postgres-server.mjs'
import { startFamily } from '../session/family.mjs'

/** @type {typeof import('./test-database.mjs').startTestDatabase} */
export async function startTestDatabase() {
  const shared = process.env.TEST_DATABASE_URL
  if (shared) return databaseAt(shared, async () => {})

  const family = startFamily()
  try {
    const url = await startPrivateServer(family)
    return databaseAt(url, () => family.end())
  } catch (error) {
    await family.end()
    throw error
  }
}

/** @type {typeof import('./test-database.mjs').startPrivateServer} */
export async function startPrivateServer(family) {
  const folder = mkdtempSync(join(tmpdir(), 'site-test-database-'))
  family.removeAtEnd(folder)
  const { url } = await startPostgres({
    dataDir: join(folder, 'postgres'),
    password: randomBytes(18).toString('base64url'),
    logFile: join(folder, 'postgres.log'),
    // Nothing here outlives the tests, so nothing needs to reach the disk.
    settings: ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'],
    family,
  })
  return url
}

/**
 * @param {string} url
 * @param {() => Promise<void>} stopServer
 */
function databaseAt(url, stopServer) {
  /** @type {string[]} */
  const created = []
  return {
    url,
    /** @param {string} [label] */
    async createDatabase(label = 'test') {
      // Suites that share the server must not meet in one database.
      const name = `${label.replace(/\W/g, '_').toLowerCase()}_${randomBytes(4).toString('hex')}`
      await run(url, `create database "${name}"`)
      created.push(name)
      const own = new URL(url)
      own.pathname = `/${name}`
      return own.href
    },
    async stop() {
      for (const name of created.splice(0)) await run(url, `drop database if exists "${name}" with (force)`)
      await stopServer()
    },
  }
}

/**
 * @param {string} url
 * @param {string} sql
 */
async function run(url, sql) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
