import { chown, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import pg from 'pg'
import { siteDatabase } from '../support/test-site.ts'

const OURS = 'fault test'
/** PostgreSQL's own code. */
const TOO_MANY_CONNECTIONS = '53300'

/** The site's own PostgreSQL, in which a test makes a fault and takes it back. */
export class SiteDatabase {
  /** Held by the test, so that nobody else gets one. */
  readonly #taken: pg.Client[] = []

  async query(sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
    const client = await connected()
    try {
      return (await client.query(sql, values)).rows
    } finally {
      await client.end()
    }
  }

  /** As when the machine takes its memory back; who runs the site starts it again. */
  async kill(): Promise<void> {
    process.kill(await this.#postmaster(), 'SIGKILL')
  }

  /** As kill -9 of one of its processes: the server ends all others and recovers by itself. */
  async killOneProcess(): Promise<void> {
    const client = await connected()
    // The server ends the connection together with all others.
    client.on('error', () => {})
    const { rows } = await client.query('select pg_backend_pid() as pid')
    process.kill(Number(rows[0].pid), 'SIGKILL')
  }

  /** Until it takes connections again. */
  async untilBack(): Promise<void> {
    const answers = () =>
      this.query('select 1').then(
        () => true,
        () => false,
      )
    await expect.poll(answers, { timeout: 60_000, intervals: [50] }).toBe(true)
  }

  /** As a standby that has not been promoted: whoever connects from now on, and who is connected, can only read. */
  async setReadOnly(isReadOnly: boolean): Promise<void> {
    const state = isReadOnly ? 'on' : 'off'
    await this.query(`alter system set default_transaction_read_only = ${state}`)
    await this.query('select pg_reload_conf()')
    await expect.poll(readOnlyForOthers).toBe(state)
  }

  /** Takes every connection that there is, those of the content service first of all. */
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

  /** Puts what the registration form writes on a disk that is nearly full. */
  async moveRegistrationsTo(disk: string): Promise<void> {
    const { uid, gid } = await stat(siteDatabase().folder)
    await chown(disk, uid, gid)
    await this.query(`create tablespace small_disk location '${disk}'`)
    // Without the gaps that earlier registrations have left: each new one has to find room on the disk.
    await this.query('vacuum full registrations')
    await this.query('alter table registrations set tablespace small_disk')
  }

  /** There has to be room. */
  async moveRegistrationsBack(): Promise<void> {
    await this.query('alter table registrations set tablespace pg_default')
    // Its old files stay until a checkpoint.
    await this.query('checkpoint')
    await this.query('drop tablespace if exists small_disk')
  }

  async #postmaster(): Promise<number> {
    const { folder } = siteDatabase()
    const [pid = ''] = (await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n')
    return Number(pid)
  }
}

/** What a test puts right must be possible while all others can only read. */
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
