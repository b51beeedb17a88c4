import type { Logger } from 'pino'
import type { UpstreamFailure } from '#app/upstream/upstream-error.ts'

/** Failures that only repeat what was reported when they began would flood the log. */
const REPEATED_FAILURES: readonly unknown[] = ['circuitOpen', 'stillEmpty'] satisfies UpstreamFailure[]

/** Writes an unexpected error down, once, where it was caught. */
export function reportTo(log: Logger): (error: unknown) => void {
  return (error) => {
    if (error instanceof Response) {
      // What is thrown to be the visitor's answer: whoever made it has said why.
      return
    }
    const isRepeated =
      error instanceof Error && 'failure' in error && REPEATED_FAILURES.includes(error.failure)
    if (isRepeated) {
      log.debug({ reason: error.message }, 'service still unavailable')
    } else {
      log.error({ err: error }, 'unexpected error')
    }
  }
}
