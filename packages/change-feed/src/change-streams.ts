import type { Logger } from 'pino'
import type { ChangeListener } from './change-listener.ts'
import type { ChangeLog } from './change-log.ts'
import { eventText, SseClient } from './sse-client.ts'

interface StreamsOptions {
  readonly log: ChangeLog
  readonly listener: Pick<ChangeListener, 'subscribe'>
  readonly logger: Pick<Logger, 'error'>
}

/** The open event streams of this process. */
export class ChangeStreams {
  readonly #options: StreamsOptions
  readonly #open = new Set<SseClient>()
  #isStopping = false

  constructor(options: StreamsOptions) {
    this.#options = options
  }

  /**
   * Opens the stream of one client: first `hello`, then the events since `lastSeen` (or `reset` if they are no longer
   * stored), then new events. Throws if the log is unreadable.
   */
  async open(lastSeen: number | null, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
    const { log, listener, logger } = this.#options
    // Epoch first: if the database is replaced in between, the client's epoch is outdated and its stream ends.
    const epoch = await log.readEpoch()
    const { oldest, newest } = await log.readBounds()
    const isExpired = lastSeen !== null && (lastSeen < oldest - 1 || lastSeen > newest)
    const position = isExpired || lastSeen === null ? newest : lastSeen
    let client: SseClient | undefined
    return new ReadableStream<Uint8Array>({
      start: (controller) => {
        const opened = new SseClient({ log, logger, controller, position, epoch })
        client = opened
        this.#open.add(opened)
        opened.send(eventText('hello', { sequence: newest, epoch }))
        if (isExpired) opened.send(eventText('reset', { sequence: newest }, newest))
        const unsubscribe = listener.subscribe((isReconnected) =>
          isReconnected ? opened.check() : opened.notify(),
        )
        opened.onEnd(() => {
          unsubscribe()
          this.#open.delete(opened)
        })
        // Events committed between reading the bounds and subscribing.
        opened.notify()
        signal.addEventListener('abort', () => opened.end(), { once: true })
        // The client may have disconnected, or shutdown started, while the bounds were read.
        if (signal.aborted || this.#isStopping) opened.end()
      },
      cancel: () => client?.release(),
    })
  }

  /** The number of open streams. */
  get clients(): number {
    return this.#open.size
  }

  /** Shutdown waits for open responses, and event streams never end on their own. */
  endAll(): void {
    this.#isStopping = true
    for (const client of this.#open) client.end()
  }
}
