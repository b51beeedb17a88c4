import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '../database/embedded.ts'
import { query } from '../database/query.ts'
import { Processes } from '../processes.ts'

export interface TestDatabase {
  /** The URL of a user that may create databases. */
  readonly url: string
  /** Creates an empty database and returns its URL. */
  createDatabase(label: string): Promise<string>
  /** Drops the databases, and stops the server unless it is shared. */
  stop(): Promise<void>
}

/** A PostgreSQL server for tests: the shared one of TEST_DATABASE_URL, or a new one. */
export async function startTestDatabase(): Promise<TestDatabase> {
  const shared = process.env.TEST_DATABASE_URL
  if (shared) return databaseAt(shared, async () => {})
  const { url, stop } = await startTestServer(new Processes())
  return databaseAt(url, stop)
}

export async function startTestServer(processes: Processes) {
  const directory = mkdtempSync(join(tmpdir(), 'site-test-database-'))
  const server = await startEmbedded({
    dataDir: join(directory, 'postgres'),
    password: randomBytes(18).toString('base64url'),
    logFile: join(directory, 'postgres.log'),
    // Nothing outlives the tests, so nothing needs to reach the disk.
    settings: ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'],
    processes,
  })
  return {
    url: server.url,
    async stop() {
      server.process.stop()
      await server.process.exited
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

function databaseAt(url: string, stopServer: () => Promise<void>): TestDatabase {
  const created: string[] = []
  return {
    url,
    async createDatabase(label) {
      // Suites that share the server need unique database names.
      const name = `${label.replace(/\W/g, '_').toLowerCase()}_${randomBytes(4).toString('hex')}`
      await query(url, `create database "${name}"`)
      created.push(name)
      const own = new URL(url)
      own.pathname = `/${name}`
      return own.href
    },
    async stop() {
      for (const name of created.splice(0)) await query(url, `drop database if exists "${name}" with (force)`)
      await stopServer()
    },
  }
}
