import type { Logger } from 'pino'
import type { ChangeListener } from './change-listener.ts'
import type { ChangeLog } from './change-log.ts'
import { eventText, Follower } from './follower.ts'

interface StreamsOptions {
  readonly log: ChangeLog
  readonly listener: Pick<ChangeListener, 'subscribe'>
  readonly logger: Pick<Logger, 'error'>
}

/** The open change feeds of this process. */
export class ChangeStreams {
  readonly #options: StreamsOptions
  readonly #open = new Set<Follower>()
  #isStopping = false

  constructor(options: StreamsOptions) {
    this.#options = options
  }

  /**
   * The feed for one follower: `hello` first, then whatever it missed since `lastSeen` (or `reset` when that is
   * no longer known), then changes as they are committed. Throws when the log cannot be read.
   */
  async open(lastSeen: number | null, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
    const { log, listener, logger } = this.#options
    // In this order: where the database is replaced in between, the follower notices the outdated epoch and ends.
    const epoch = await log.readEpoch()
    const { oldest, newest } = await log.readBounds()
    const isForgotten = lastSeen !== null && (lastSeen < oldest - 1 || lastSeen > newest)
    const position = isForgotten || lastSeen === null ? newest : lastSeen
    let follower: Follower | undefined
    return new ReadableStream<Uint8Array>({
      start: (controller) => {
        const opened = new Follower({ log, logger, controller, position, epoch })
        follower = opened
        this.#open.add(opened)
        opened.send(eventText('hello', { sequence: newest, epoch }))
        if (isForgotten) opened.send(eventText('reset', { sequence: newest }, newest))
        const unsubscribe = listener.subscribe((isReconnected) =>
          isReconnected ? opened.check() : opened.wake(),
        )
        opened.onEnd(() => {
          unsubscribe()
          this.#open.delete(opened)
        })
        // What was committed between reading the bounds and subscribing.
        opened.wake()
        signal.addEventListener('abort', () => opened.end(), { once: true })
        // Told to stop while the bounds were read, or on a connection that was open before.
        if (signal.aborted || this.#isStopping) opened.end()
      },
      cancel: () => follower?.release(),
    })
  }

  /** How many follow at the moment. */
  get followers(): number {
    return this.#open.size
  }

  /** A stopping service waits for open answers, and these never end by themselves. */
  endAll(): void {
    this.#isStopping = true
    for (const follower of this.#open) follower.end()
  }
}
