import pg from 'pg'
import type { Logger } from 'pino'
import { keptAlive } from './silent-connections.ts'

const firstRetryMs = 200
const longestRetryMs = 5_000
const connectTimeoutMs = 3_000

interface ChangeListenerOptions {
  readonly connectionString: string
  /** Where the service's transactions notify. */
  readonly channel: string
  /** What the connection is called in the database's list of sessions. */
  readonly applicationName: string
  readonly logger: Pick<Logger, 'warn'>
}

/**
 * Receives notifications of committed changes over a connection of its own and wakes its subscribers, which read the
 * rows themselves. After a lost connection it wakes them once more: they may have missed rows, or the database was replaced.
 */
export class ChangeListener {
  readonly #options: ChangeListenerOptions
  readonly #subscribers = new Set<(isReconnected: boolean) => void>()
  #client: pg.Client | undefined
  #retry: NodeJS.Timeout | undefined
  #retryMs = firstRetryMs
  #isStopped = false

  constructor(options: ChangeListenerOptions) {
    this.#options = options
  }

  /** Calls `wake` after every committed change until the returned function is called. */
  subscribe(wake: (isReconnected: boolean) => void): () => void {
    this.#subscribers.add(wake)
    return () => this.#subscribers.delete(wake)
  }

  /** Resolves after the first attempt; where it fails, others follow until `stop`. */
  async start(): Promise<void> {
    const { connectionString, channel, applicationName, logger } = this.#options
    const client = new pg.Client({
      connectionString,
      application_name: applicationName,
      connectionTimeoutMillis: connectTimeoutMs,
      ...keptAlive,
    })
    // pg reports a broken connection by `error` and then `end`; both lead to one new attempt.
    client.on('error', (error) => logger.warn({ err: error }, 'the change listener lost its connection'))
    client.on('end', () => this.#reconnect(client))
    client.on('notification', () => this.#wakeAll(false))
    this.#client = client
    try {
      await client.connect()
      await client.query(`listen ${pg.escapeIdentifier(channel)}`)
      this.#retryMs = firstRetryMs
      this.#wakeAll(true)
    } catch (error) {
      logger.warn({ err: error }, 'the change listener cannot connect')
      this.#reconnect(client)
    }
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    clearTimeout(this.#retry)
    await this.#client?.end()
  }

  #reconnect(client: pg.Client): void {
    if (this.#isStopped || client !== this.#client) return
    this.#client = undefined
    // Half-open connections would otherwise be left behind.
    client.end().catch(() => undefined)
    this.#retry = setTimeout(() => void this.start(), this.#retryMs)
    this.#retryMs = Math.min(longestRetryMs, this.#retryMs * 2)
  }

  #wakeAll(isReconnected: boolean): void {
    for (const wake of this.#subscribers) wake(isReconnected)
  }
}
