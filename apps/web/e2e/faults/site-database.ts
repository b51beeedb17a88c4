import { chown, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import pg from 'pg'
import { siteDatabase } from '../support/test-site.ts'

const OURS = 'fault test'
/** PostgreSQL's error code. */
const TOO_MANY_CONNECTIONS = '53300'

/** The site's own PostgreSQL server, in which a test can cause and revert faults. */
export class SiteDatabase {
  /** Connections held by the test. */
  readonly #taken: pg.Client[] = []

  async query(sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
    const client = await connected()
    try {
      return (await client.query(sql, values)).rows
    } finally {
      await client.end()
    }
  }

  /** Like the out-of-memory killer; the supervisor of the site starts it again. */
  async kill(): Promise<void> {
    process.kill(await this.#postmaster(), 'SIGKILL')
  }

  /** Kills one backend process: the server ends all others and recovers. */
  async killOneProcess(): Promise<void> {
    const client = await connected()
    // The server ends this connection together with all others.
    client.on('error', () => {})
    const { rows } = await client.query('select pg_backend_pid() as pid')
    process.kill(Number(rows[0].pid), 'SIGKILL')
  }

  /** Waits until it accepts connections. */
  async untilBack(): Promise<void> {
    const answers = () =>
      this.query('select 1').then(
        () => true,
        () => false,
      )
    await expect.poll(answers, { timeout: 60_000, intervals: [50] }).toBe(true)
  }

  /** Makes new and existing connections read-only, like a standby that was not promoted. */
  async setReadOnly(isReadOnly: boolean): Promise<void> {
    const state = isReadOnly ? 'on' : 'off'
    await this.query(`alter system set default_transaction_read_only = ${state}`)
    await this.query('select pg_reload_conf()')
    await expect.poll(readOnlyForOthers).toBe(state)
  }

  /** Occupies all connections, those of the CMS first. */
  async takeAllConnections(): Promise<void> {
    const first = await connected()
    this.#taken.push(first)
    await expect
      .poll(
        async () => {
          const { rows } = await first.query(
            `select pg_terminate_backend(pid) from pg_stat_activity
             where datname = current_database() and application_name <> $1`,
            [OURS],
          )
          await this.#takeWhatIsLeft()
          return rows.length
        },
        { timeout: 20_000, intervals: [20] },
      )
      .toBe(0)
  }

  async #takeWhatIsLeft(): Promise<void> {
    try {
      for (;;) {
        this.#taken.push(await connected())
      }
    } catch (error) {
      expect(error).toMatchObject({ code: TOO_MANY_CONNECTIONS })
    }
  }

  async giveConnectionsBack(): Promise<void> {
    await Promise.all(this.#taken.splice(0).map((client) => client.end()))
  }

  /** Moves the table of registrations to a nearly full disk. */
  async moveRegistrationsTo(disk: string): Promise<void> {
    const { uid, gid } = await stat(siteDatabase().folder)
    await chown(disk, uid, gid)
    await this.query(`create tablespace small_disk location '${disk}'`)
    // Without free space from earlier registrations, so that each new one needs disk space.
    await this.query('vacuum full registrations')
    await this.query('alter table registrations set tablespace small_disk')
  }

  /** The disk must have free space. */
  async moveRegistrationsBack(): Promise<void> {
    await this.query('alter table registrations set tablespace pg_default')
    // The old files remain until a checkpoint.
    await this.query('checkpoint')
    await this.query('drop tablespace if exists small_disk')
  }

  async #postmaster(): Promise<number> {
    const { folder } = siteDatabase()
    const [pid = ''] = (await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n')
    return Number(pid)
  }
}

/** Connections of the test must be writable while all others are read-only. */
async function connected(options = '-c default_transaction_read_only=off'): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: siteDatabase().url,
    connectionTimeoutMillis: 15_000,
    application_name: OURS,
    options,
  })
  await client.connect()
  return client
}

async function readOnlyForOthers(): Promise<unknown> {
  const client = await connected('')
  try {
    const { rows } = await client.query('show default_transaction_read_only')
    return rows[0]?.default_transaction_read_only
  } finally {
    await client.end()
  }
}
