import pg from 'pg'
import type { Logger } from 'pino'
import { feedChannel } from './write-change.ts'

const firstRetryMs = 200
const longestRetryMs = 5000
const connectTimeoutMs = 5000

/**
 * Hears of committed changes over a connection of its own and wakes its subscribers, who read the
 * rows themselves. After a lost connection it wakes them once more: something may have been missed.
 */
export class ChangeListener {
  readonly #connectionString: string
  readonly #logger: Pick<Logger, 'info' | 'warn'>
  readonly #subscribers = new Set<() => void>()
  #client: pg.Client | undefined
  #retry: NodeJS.Timeout | undefined
  #retryMs = firstRetryMs
  #isStopped = false

  constructor(connectionString: string, logger: Pick<Logger, 'info' | 'warn'>) {
    this.#connectionString = connectionString
    this.#logger = logger
  }

  /** Calls `wake` after every committed change until the returned function is called. */
  subscribe(wake: () => void): () => void {
    this.#subscribers.add(wake)
    return () => this.#subscribers.delete(wake)
  }

  async start(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#connectionString,
      application_name: 'cms change feed',
      connectionTimeoutMillis: connectTimeoutMs,
      keepAlive: true,
    })
    // pg reports a broken connection by `error` and then `end`; both lead to one new attempt.
    client.on('error', (error) =>
      this.#logger.warn({ err: error }, 'the change listener lost its connection'),
    )
    client.on('end', () => this.#reconnect(client))
    client.on('notification', () => this.#wakeAll())
    this.#client = client
    try {
      await client.connect()
      await client.query(`listen ${feedChannel}`)
      this.#retryMs = firstRetryMs
      this.#wakeAll()
    } catch (error) {
      this.#logger.warn({ err: error }, 'the change listener cannot connect')
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

  #wakeAll(): void {
    for (const wake of this.#subscribers) wake()
  }
}
