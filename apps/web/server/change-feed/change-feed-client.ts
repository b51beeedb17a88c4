import { setTimeout as delay } from 'node:timers/promises'
import {
  ChangeSchema,
  HEARTBEAT_SECONDS,
  type Hello,
  HelloSchema,
  ResetSchema,
} from '@site/contracts/change-feed.ts'
import type { EventSourceMessage } from 'eventsource-parser'
import { EventSourceParserStream } from 'eventsource-parser/stream'
import type { Logger } from 'pino'
import * as v from 'valibot'

/** A connection without any data for this long counts as dead. */
const IDLE_TIMEOUT_MS = HEARTBEAT_SECONDS * 2.5 * 1000
/** Delay before reconnecting; doubles up to the maximum. */
const MIN_RECONNECT_DELAY_MS = 100
const MAX_RECONNECT_DELAY_MS = 2_000

const ChangeTextSchema = v.pipe(v.string(), v.parseJson(), ChangeSchema)
/** The `id:` of a change event. */
const SequenceTextSchema = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))

export interface ChangeFeedOptions {
  readonly name: string
  readonly url: string
  readonly key: string
  /** The last event that an earlier process received, and the epoch of its database; null if unknown. */
  readonly since?: Hello | null
  readonly log: Logger
  /** Called with the changed tags, in the order of the events. */
  readonly onChange: (tags: readonly string[]) => void
  /** Called when events may have been missed. */
  readonly onReset: () => void
  /** Called when the service has another database than at the known position, or no position is known. */
  readonly onOtherDatabase: () => void
  /** Called after each successful connection. */
  readonly onConnected: () => void
}

/** Follows the change feed of a service for the lifetime of the process, and resumes after disconnects. */
export class ChangeFeedClient {
  readonly #options: ChangeFeedOptions
  readonly #stopped = new AbortController()
  #position: Hello | null
  #delayMs = MIN_RECONNECT_DELAY_MS
  #isConnected = false
  #lastDataAt = performance.now()
  readonly #connected = Promise.withResolvers<void>()

  constructor(options: ChangeFeedOptions) {
    this.#options = options
    this.#position = options.since ?? null
  }

  get name(): string {
    return this.#options.name
  }

  get isConnected(): boolean {
    return this.#isConnected
  }

  /** Resolves at the first successful connection. */
  get connected(): Promise<void> {
    return this.#connected.promise
  }

  get url(): string {
    return this.#options.url
  }

  /** The sequence number of the last received event; null if none. */
  get lastSequence(): number | null {
    return this.#position?.sequence ?? null
  }

  /** Where another process can resume; null if no event is known. */
  get position(): Hello | null {
    return this.#position
  }

  /** Since the last received data, or since the start. */
  get silenceMs(): number {
    return performance.now() - this.#lastDataAt
  }

  async follow(): Promise<void> {
    while (!this.#stopped.signal.aborted) {
      try {
        await this.#connect()
      } catch (error) {
        const isFirst = this.#delayMs === MIN_RECONNECT_DELAY_MS
        if (isFirst && !this.#stopped.signal.aborted) {
          this.#options.log.warn({ feed: this.#options.name, reason: String(error) }, 'Change feed lost')
        }
      }
      this.#isConnected = false
      // `stop` aborts the delay.
      await delay(this.#delayMs, null, { signal: this.#stopped.signal }).catch(() => {})
      this.#delayMs = Math.min(this.#delayMs * 2, MAX_RECONNECT_DELAY_MS)
    }
  }

  stop(): void {
    this.#stopped.abort()
  }

  async #connect(): Promise<void> {
    const idle = new AbortController()
    const signal = AbortSignal.any([this.#stopped.signal, idle.signal])
    let timer = setTimeout(() => idle.abort(), IDLE_TIMEOUT_MS)
    try {
      const { url, key } = this.#options
      const response = await fetch(url, {
        signal,
        headers: {
          accept: 'text/event-stream',
          authorization: `Bearer ${key}`,
          ...(this.#position === null ? {} : { 'last-event-id': String(this.#position.sequence) }),
        },
      })
      if (!response.ok || response.body === null) {
        throw new Error(`${response.status} from ${url}`)
      }
      const events = response.body
        .pipeThrough(new TextDecoderStream())
        .pipeThrough(new EventSourceParserStream())
      for await (const event of events) {
        clearTimeout(timer)
        timer = setTimeout(() => idle.abort(), IDLE_TIMEOUT_MS)
        this.#receive(event)
        // `hello` does not reset the delay: it arrives at each attempt, even if everything after it fails.
        if (event.event !== 'hello') this.#delayMs = MIN_RECONNECT_DELAY_MS
      }
    } finally {
      clearTimeout(timer)
    }
  }

  #receive({ event, data, id }: EventSourceMessage): void {
    this.#lastDataAt = performance.now()
    switch (event) {
      case 'hello': {
        this.#onHello(v.parse(HelloSchema, JSON.parse(data)))
        break
      }
      case 'change': {
        this.#onEvent(data, id)
        break
      }
      case 'reset': {
        this.#resetTo(v.parse(ResetSchema, JSON.parse(data)).sequence)
        break
      }
      default:
    }
  }

  #onEvent(data: string, id: string | undefined): void {
    const change = v.safeParse(ChangeTextSchema, data)
    if (!change.success) {
      // A newer service may send events that we cannot parse. Skip them and invalidate everything; retrying would loop.
      const skipped = v.parse(SequenceTextSchema, id)
      this.#options.log.error(
        { feed: this.#options.name, sequence: skipped },
        'Change event unreadable, skipped',
      )
      this.#resetTo(skipped)
      return
    }
    const { sequence, tags } = change.output
    this.#setPosition(sequence)
    this.#options.onChange(tags)
  }

  /** All later events follow from here, and `onReset` covers the missed ones. */
  #resetTo(sequence: number): void {
    this.#setPosition(sequence)
    this.#options.onReset()
  }

  #setPosition(sequence: number): void {
    if (this.#position !== null) {
      this.#position = { ...this.#position, sequence }
    }
  }

  #onHello({ sequence, epoch }: Hello): void {
    const previous = this.#position
    // A copy of a data directory has the same epoch, but lacks the latest changes.
    if (previous?.epoch !== epoch || previous.sequence > sequence) {
      if (previous !== null) {
        this.#options.log.warn({ feed: this.#options.name, previous, sequence, epoch }, 'Database replaced')
      }
      this.#position = { sequence, epoch }
      this.#options.onOtherDatabase()
    }
    if (!this.#isConnected) {
      this.#isConnected = true
      this.#connected.resolve()
      this.#options.onConnected()
      this.#options.log.info({ feed: this.#options.name, sequence }, 'Following the change feed')
    }
  }
}
