import { writeSync } from 'node:fs'
import type { DestinationStream } from 'pino'

/** Log levels, fewest entries first. */
export const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const

/**
 * Writes log entries to standard output, and drops them on errors such as a full disk. pino's own destination would
 * crash the process, and retry forever at exit.
 */
export function logDestination(fd = 1): DestinationStream {
  let isPartial = false
  return {
    write(line) {
      // Log readers expect one JSON object per line, so a partial line must be ended first.
      const entry = Buffer.from(isPartial ? `\n${line}` : line)
      let rest = entry
      try {
        while (rest.length > 0) rest = rest.subarray(writeSync(fd, rest))
        isPartial = false
      } catch {
        // The error cannot be logged anywhere.
        isPartial ||= rest.length < entry.length
      }
    },
  }
}
