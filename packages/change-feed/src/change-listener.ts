import pg from 'pg'
import type { Logger } from 'pino'
import { keepAliveOptions } from './stalled-connections.ts'

const minRetryMs = 200
const maxRetryMs = 5_000
const connectTimeoutMs = 3_000

interface ChangeListenerOptions {
  readonly connectionString: string
  /** The PostgreSQL channel that the service's transactions notify. */
  readonly channel: string
  /** The connection name in pg_stat_activity. */
  readonly applicationName: string
  readonly logger: Pick<Logger, 'warn'>
}

/**
 * Receives notifications of committed changes on its own connection and notifies its subscribers, which read the rows.
 * After a reconnect it notifies them again: they may have missed rows, or the database was replaced.
 */
export class ChangeListener {
  readonly #options: ChangeListenerOptions
  readonly #subscribers = new Set<(isReconnected: boolean) => void>()
  #client: pg.Client | undefined
  #retry: NodeJS.Timeout | undefined
  #retryMs = minRetryMs
  #isStopped = false

  constructor(options: ChangeListenerOptions) {
    this.#options = options
  }

  /** Calls `notify` after every committed change until the returned function is called. */
  subscribe(notify: (isReconnected: boolean) => void): () => void {
    this.#subscribers.add(notify)
    return () => this.#subscribers.delete(notify)
  }

  /** Resolves after the first attempt; if it fails, retries until `stop`. */
  async start(): Promise<void> {
    const { connectionString, channel, applicationName, logger } = this.#options
    const client = new pg.Client({
      connectionString,
      application_name: applicationName,
      connectionTimeoutMillis: connectTimeoutMs,
      ...keepAliveOptions,
    })
    // pg reports a broken connection by `error` and `end`; both lead to one retry.
    client.on('error', (error) => logger.warn({ err: error }, 'Change listener connection lost'))
    client.on('end', () => this.#reconnect(client))
    client.on('notification', () => this.#notifyAll(false))
    this.#client = client
    try {
      await client.connect()
      await client.query(`listen ${pg.escapeIdentifier(channel)}`)
      this.#retryMs = minRetryMs
      this.#notifyAll(true)
    } catch (error) {
      logger.warn({ err: error }, 'Change listener cannot connect')
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
    // Closes half-open connections.
    client.end().catch(() => undefined)
    this.#retry = setTimeout(() => void this.start(), this.#retryMs)
    this.#retryMs = Math.min(maxRetryMs, this.#retryMs * 2)
  }

  #notifyAll(isReconnected: boolean): void {
    for (const notify of this.#subscribers) notify(isReconnected)
  }
}
