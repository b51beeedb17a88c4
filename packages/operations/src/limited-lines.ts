import type { Logger } from 'pino'

const MINUTE_MS = 60_000

type Level = 'info' | 'warn' | 'error'

/**
 * Limits log entries that clients can trigger to a number per minute; the next entry has the number of dropped ones.
 */
export class LimitedLines {
  readonly #log: Pick<Logger, Level>
  readonly #mostAMinute: number
  readonly #now: () => number
  #minuteEnds = 0
  #written = 0
  #leftOut = 0

  constructor(log: Pick<Logger, Level>, mostAMinute: number, now = () => performance.now()) {
    this.#log = log
    this.#mostAMinute = mostAMinute
    this.#now = now
  }

  info(fields: object, sentence: string): void {
    this.#write('info', fields, sentence)
  }

  warn(fields: object, sentence: string): void {
    this.#write('warn', fields, sentence)
  }

  error(fields: object, sentence: string): void {
    this.#write('error', fields, sentence)
  }

  #write(level: Level, fields: object, sentence: string): void {
    const now = this.#now()
    if (now >= this.#minuteEnds) {
      this.#minuteEnds = now + MINUTE_MS
      this.#written = 0
    }
    if (this.#written >= this.#mostAMinute) {
      this.#leftOut += 1
      return
    }
    this.#written += 1
    this.#log[level](this.#leftOut === 0 ? fields : { ...fields, leftOut: this.#leftOut }, sentence)
    this.#leftOut = 0
  }
}
