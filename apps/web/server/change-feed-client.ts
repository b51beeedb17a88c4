import { setTimeout as delay } from 'node:timers/promises'
import {
  ChangeSchema,
  HEARTBEAT_SECONDS,
  type Hello,
  HelloSchema,
  ResetSchema,
} from '@site/contracts/feed.ts'
import type { EventSourceMessage } from 'eventsource-parser'
import { EventSourceParserStream } from 'eventsource-parser/stream'
import type { Logger } from 'pino'
import * as v from 'valibot'

/** A connection without any data for this long counts as dead. */
const SILENCE_MS = HEARTBEAT_SECONDS * 2.5 * 1000
/** Delay before reconnecting; doubles up to the maximum. */
const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 2_000

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
  #pauseMs = FIRST_PAUSE_MS
  #isConnected = false
  #heardAt = performance.now()
  readonly #caughtUp = Promise.withResolvers<void>()
  /** The newest event of the service, received or not. */
  #newest = 0
  /** The newest event at the first connection. */
  #newestAtFirst: number | null = null

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

  /** Resolves once all events from before the first connection are received. */
  get caughtUp(): Promise<void> {
    return this.#caughtUp.promise
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
    return performance.now() - this.#heardAt
  }

  async follow(): Promise<void> {
    while (!this.#stopped.signal.aborted) {
      try {
        await this.#listen()
      } catch (error) {
        const isFirst = this.#pauseMs === FIRST_PAUSE_MS
        if (isFirst && !this.#stopped.signal.aborted) {
          this.#options.log.warn({ feed: this.#options.name, reason: String(error) }, 'change feed lost')
        }
      }
      this.#isConnected = false
      // `stop` aborts the delay.
      await delay(this.#pauseMs, null, { signal: this.#stopped.signal }).catch(() => {})
      this.#pauseMs = Math.min(this.#pauseMs * 2, LONGEST_PAUSE_MS)
    }
  }

  stop(): void {
    this.#stopped.abort()
  }

  async #listen(): Promise<void> {
    const silence = new AbortController()
    const signal = AbortSignal.any([this.#stopped.signal, silence.signal])
    let timer = setTimeout(() => silence.abort(), SILENCE_MS)
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
        timer = setTimeout(() => silence.abort(), SILENCE_MS)
        this.#receive(event)
        // `hello` does not reset the delay: it arrives at each attempt, even if everything after it fails.
        if (event.event !== 'hello') this.#pauseMs = FIRST_PAUSE_MS
      }
    } finally {
      clearTimeout(timer)
    }
  }

  #receive({ event, data, id }: EventSourceMessage): void {
    this.#heardAt = performance.now()
    switch (event) {
      case 'hello': {
        this.#greet(v.parse(HelloSchema, JSON.parse(data)))
        break
      }
      case 'change': {
        this.#take(data, id)
        break
      }
      case 'reset': {
        const { sequence } = v.parse(ResetSchema, JSON.parse(data))
        this.#hasCome(sequence)
        this.#startFrom(sequence)
        break
      }
      default:
    }
  }

  #take(data: string, id: string | undefined): void {
    const change = v.safeParse(ChangeTextSchema, data)
    if (!change.success) {
      // A newer service may send events that we cannot parse. Skip them and invalidate everything; retrying would loop.
      const passed = v.parse(SequenceTextSchema, id)
      this.#options.log.error({ feed: this.#options.name, sequence: passed }, 'change event unreadable, skipped')
      this.#hasCome(Math.max(this.#newest, passed))
      this.#startFrom(passed)
      return
    }
    const { sequence, tags } = change.output
    this.#moveTo(sequence)
    this.#hasCome(Math.max(this.#newest, sequence))
    this.#options.onChange(tags)
    if (this.#newestAtFirst !== null && sequence >= this.#newestAtFirst) {
      this.#caughtUp.resolve()
    }
  }

  /** All later events follow from here, and `onReset` covers the missed ones. */
  #startFrom(sequence: number): void {
    this.#moveTo(sequence)
    this.#options.onReset()
    this.#caughtUp.resolve()
  }

  #moveTo(sequence: number): void {
    if (this.#position !== null) {
      this.#position = { ...this.#position, sequence }
    }
  }

  #hasCome(sequence: number): void {
    this.#newest = sequence
  }

  #greet({ sequence, epoch }: Hello): void {
    this.#hasCome(sequence)
    const before = this.#position
    // A copy of a data directory has the same epoch, but lacks the latest changes.
    if (before?.epoch !== epoch || before.sequence > sequence) {
      if (before !== null) {
        this.#options.log.warn({ feed: this.#options.name, before, sequence, epoch }, 'database replaced')
      }
      this.#position = { sequence, epoch }
      this.#options.onOtherDatabase()
    }
    this.#newestAtFirst ??= sequence
    if (this.#position?.sequence === sequence) {
      this.#caughtUp.resolve()
    }
    if (!this.#isConnected) {
      this.#isConnected = true
      this.#options.onConnected()
      this.#options.log.info({ feed: this.#options.name, sequence }, 'following the change feed')
    }
  }
}
