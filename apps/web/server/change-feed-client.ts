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

/** After this long without a sign of life the connection is taken for dead. */
const SILENCE_MS = HEARTBEAT_SECONDS * 2.5 * 1000
/** Pause before a new attempt; doubles up to the longest. */
const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 2_000

const ChangeTextSchema = v.pipe(v.string(), v.parseJson(), ChangeSchema)
/** The `id:` of a change. */
const SequenceTextSchema = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))

export interface ChangeFeedOptions {
  readonly name: string
  readonly url: string
  readonly key: string
  /** The last change that an earlier process received, and of which database; null where that is not known. */
  readonly since?: Hello | null
  readonly log: Logger
  /** Called with what changed, in the order of the changes. */
  readonly onChange: (tags: readonly string[]) => void
  /** Called when changes may have been missed. */
  readonly onReset: () => void
  /** Called when the service has another database than at the position that is known, or none is known. */
  readonly onOtherDatabase: () => void
  /** Called each time that the service is heard again. */
  readonly onConnected: () => void
}

/** Follows the change feed of a service for as long as the process lives, picking up where it left off. */
export class ChangeFeedClient {
  readonly #options: ChangeFeedOptions
  readonly #stopped = new AbortController()
  #position: Hello | null
  #pauseMs = FIRST_PAUSE_MS
  #isConnected = false
  #heardAt = performance.now()
  readonly #caughtUp = Promise.withResolvers<void>()
  /** The newest change that the service is known to have, whether it was told or not. */
  #newest = 0
  /** The newest change that there was when the service was first heard. */
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

  /** Once all is known that changed before the service was heard for the first time. */
  get caughtUp(): Promise<void> {
    return this.#caughtUp.promise
  }

  get url(): string {
    return this.#options.url
  }

  /** Of the last change that it told; null where none is known. */
  get lastSequence(): number | null {
    return this.#position?.sequence ?? null
  }

  /** Where another process can go on; null where no change is known. */
  get position(): Hello | null {
    return this.#position
  }

  /** Since the last sign of life, or since the start. */
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
      // Told to stop meanwhile, it ends here.
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
        // A greeting alone comes again at each attempt, also where all that follows it fails.
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
      // A newer release of the service may name things in a way that this one does not know: asked for again it would come again.
      const passed = v.parse(SequenceTextSchema, id)
      this.#options.log.error({ feed: this.#options.name, sequence: passed }, 'a change cannot be read')
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

  /** What comes next is told from here on, so whoever has forgotten all that was before has missed nothing. */
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
    // A copy of the data directory that is started as it is keeps its epoch, and lacks the changes since.
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
