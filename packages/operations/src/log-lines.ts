import { writeSync } from 'node:fs'
import type { DestinationStream } from 'pino'

/** How much a service writes, the least first. */
export const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const

/**
 * Where a service's log goes: its standard output. A line that cannot be written (a full disk) is dropped; pino's own
 * destination would end the process over it, and at its end try again for ever.
 */
export function logLines(fd = 1): DestinationStream {
  let isCutOff = false
  return {
    write(line) {
      // Whoever reads the log takes one line for one object.
      const whole = Buffer.from(isCutOff ? `\n${line}` : line)
      let rest = whole
      try {
        while (rest.length > 0) rest = rest.subarray(writeSync(fd, rest))
        isCutOff = false
      } catch {
        // There is nowhere left to say it.
        isCutOff ||= rest.length < whole.length
      }
    },
  }
}
