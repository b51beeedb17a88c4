import type { Logger } from 'pino'

/** A failure that only repeats what was reported when the circuit opened would flood the log. */
const REPEATED_FAILURE = 'circuitOpen'

/** Writes an unexpected error down, once, where it was caught. */
export function reportTo(log: Logger): (error: unknown) => void {
  return (error) => {
    const isRepeated = error instanceof Error && 'failure' in error && error.failure === REPEATED_FAILURE
    if (isRepeated) {
      log.debug({ reason: error.message }, 'service still unavailable')
    } else {
      log.error({ err: error }, 'unexpected error')
    }
  }
}
