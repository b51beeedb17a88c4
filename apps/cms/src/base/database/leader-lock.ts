import { keepAliveOptions } from '@site/change-feed/stalled-connections.ts'
import type { Payload } from 'payload'
import pg from 'pg'

/** Any constant works if nothing else in this database uses the same advisory lock. */
const jobsLock = 771_011
const connectTimeoutMs = 3_000

/**
 * Elects the one process per database that runs the job queue. Payload selects due jobs and marks them in two steps, so
 * two processes could run the same job. The lock ends with its connection, so another process takes over on a crash.
 */
export class LeaderLock {
  readonly #connectionString: string
  readonly #logger: Pick<Payload['logger'], 'info' | 'warn'>
  #client: pg.Client | null = null

  constructor(connectionString: string, logger: Pick<Payload['logger'], 'info' | 'warn'>) {
    this.#connectionString = connectionString
    this.#logger = logger
  }

  /** Whether this process may run jobs now. Never throws. */
  async isLeader(): Promise<boolean> {
    try {
      // Also verifies that the connection, and with it the lock, still exists.
      if (this.#client !== null) return (await this.#client.query('select 1')).rowCount === 1
      return await this.#tryToAcquire()
    } catch (error) {
      this.#logger.warn({ err: error }, 'Job queue lock failed')
      this.stop()
      return false
    }
  }

  stop(): void {
    this.#client?.end().catch(() => undefined)
    this.#client = null
  }

  async #tryToAcquire(): Promise<boolean> {
    const client = new pg.Client({
      connectionString: this.#connectionString,
      application_name: 'cms jobs',
      connectionTimeoutMillis: connectTimeoutMs,
      query_timeout: connectTimeoutMs,
      ...keepAliveOptions,
    })
    client.on('error', () => {
      if (this.#client === client) this.#client = null
    })
    try {
      await client.connect()
      if (!(await this.#acquire(client))) return false
      this.#client = client
      return true
    } finally {
      // A leaked connection would keep the lock, and no process would run the queue.
      if (this.#client !== client) client.end().catch(() => undefined)
    }
  }

  async #acquire(client: pg.Client): Promise<boolean> {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as held', [jobsLock])
    if (rows[0]?.held !== true) return false
    // The previous lock holder died while processing these; reset them, or no process would run them.
    const { rowCount } = await client.query('update payload_jobs set processing = false where processing')
    this.#logger.info({ resetJobs: rowCount }, 'Job queue lock acquired')
    return true
  }
}

let leaderLock: LeaderLock | undefined

/** For Payload's `shouldAutoRun`. */
export function mayRunJobs(connectionString: string) {
  return async ({ logger }: Payload): Promise<boolean> => {
    leaderLock ??= new LeaderLock(connectionString, logger)
    return leaderLock.isLeader()
  }
}
