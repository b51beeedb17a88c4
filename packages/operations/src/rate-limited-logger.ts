import type { Logger } from 'pino'

const MINUTE_MS = 60_000

type Level = 'info' | 'warn' | 'error'

/**
 * Limits log entries that clients can trigger to a number per minute; the next entry has the number of dropped ones.
 */
export class RateLimitedLogger {
  readonly #log: Pick<Logger, Level>
  readonly #maxPerMinute: number
  readonly #now: () => number
  #minuteEnds = 0
  #written = 0
  #dropped = 0

  constructor(log: Pick<Logger, Level>, maxPerMinute: number, now = () => performance.now()) {
    this.#log = log
    this.#maxPerMinute = maxPerMinute
    this.#now = now
  }

  info(fields: object, message: string): void {
    this.#write('info', fields, message)
  }

  warn(fields: object, message: string): void {
    this.#write('warn', fields, message)
  }

  error(fields: object, message: string): void {
    this.#write('error', fields, message)
  }

  #write(level: Level, fields: object, message: string): void {
    const now = this.#now()
    if (now >= this.#minuteEnds) {
      this.#minuteEnds = now + MINUTE_MS
      this.#written = 0
    }
    if (this.#written >= this.#maxPerMinute) {
      this.#dropped += 1
      return
    }
    this.#written += 1
    this.#log[level](this.#dropped === 0 ? fields : { ...fields, dropped: this.#dropped }, message)
    this.#dropped = 0
  }
}
