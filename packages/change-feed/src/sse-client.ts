import { HEARTBEAT_SECONDS } from '@site/contracts/change-feed.ts'
import type { Logger } from 'pino'
import type { ChangeLog } from './change-log.ts'

/** Shorter than the documented interval, so that a delay does not look like a dead feed. */
const heartbeatMs = HEARTBEAT_SECONDS * 800
/** A client that does not read is disconnected; it reconnects with its last sequence. */
const maxUnreadEvents = 2_000

export function eventText(name: string, data: object, id?: number): string {
  return `event: ${name}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`
}

interface SseClientOptions {
  readonly log: ChangeLog
  readonly logger: Pick<Logger, 'error'>
  readonly controller: ReadableStreamDefaultController<Uint8Array>
  /** The last sequence that the client received. */
  readonly position: number
  /** The epoch of the client's `hello`. */
  readonly epoch: string
}

/** One event stream. */
export class SseClient {
  readonly #log: ChangeLog
  readonly #logger: Pick<Logger, 'error'>
  readonly #controller: ReadableStreamDefaultController<Uint8Array>
  readonly #encoder = new TextEncoder()
  readonly #heartbeat: NodeJS.Timeout
  readonly #epoch: string
  #position: number
  #isReading = false
  #hasNewEvents = false
  #mustCheckEpoch = false
  #isEnded = false
  #afterEnd = () => {}

  constructor({ log, logger, controller, position, epoch }: SseClientOptions) {
    this.#log = log
    this.#logger = logger
    this.#controller = controller
    this.#position = position
    this.#epoch = epoch
    this.#heartbeat = setInterval(() => {
      this.send(eventText('heartbeat', {}))
      // The listener's connection may be dead, and `pg_restore --clean` does not close it.
      this.check()
    }, heartbeatMs)
  }

  onEnd(afterEnd: () => void): void {
    this.#afterEnd = afterEnd
  }

  send(text: string): void {
    if (this.#isEnded) return
    this.#controller.enqueue(this.#encoder.encode(text))
    if ((this.#controller.desiredSize ?? 0) < -maxUnreadEvents) this.end()
  }

  /** Call it when events may have been committed. */
  notify(): void {
    this.#hasNewEvents = true
    if (!this.#isReading) void this.#sendNewEvents()
  }

  /** Ends the stream if the database was replaced, so that the client gets the new epoch. */
  check(): void {
    this.#mustCheckEpoch = true
    this.notify()
  }

  end(): void {
    if (this.#isEnded) return
    this.release()
    this.#controller.close()
  }

  /** Cleans up without closing the stream, after the client has canceled it. */
  release(): void {
    this.#isEnded = true
    clearInterval(this.#heartbeat)
    this.#afterEnd()
  }

  async #sendNewEvents(): Promise<void> {
    this.#isReading = true
    try {
      while (this.#hasNewEvents && !this.#isEnded) {
        this.#hasNewEvents = false
        if (await this.#isOutdated()) return this.end()
        await this.#sendEvents()
      }
    } catch (error) {
      // A stream that may miss events must not stay open; the client reconnects with its last sequence.
      this.#logger.error({ err: error }, 'Change feed unreadable')
      this.end()
    } finally {
      this.#isReading = false
    }
  }

  async #isOutdated(): Promise<boolean> {
    if (!this.#mustCheckEpoch) return false
    this.#mustCheckEpoch = false
    return (await this.#log.readEpoch()) !== this.#epoch
  }

  async #sendEvents(): Promise<void> {
    for (;;) {
      const changes = await this.#log.readChangesAfter(this.#position)
      if (changes.length === 0 || this.#isEnded) return
      for (const change of changes) {
        this.send(eventText('change', change, change.sequence))
        this.#position = change.sequence
      }
    }
  }
}
