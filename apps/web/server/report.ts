import { LimitedLines } from '@site/operations/limited-lines.ts'
import type { Logger } from 'pino'
import type { UpstreamFailure } from '#app/upstream/upstream-error.ts'

/** Repeats of an already reported failure would flood the log. */
const REPEATED_FAILURE = 'circuitOpen' satisfies UpstreamFailure
/** A service that answers wrongly does so at every question, as long as nobody mends it. */
const LINES_A_MINUTE = 1

/** Writes an unexpected error down, once, where it was caught; that of a service once a minute for each cause. */
export function reportTo(log: Logger, now?: () => number): (error: unknown) => void {
  /** By cause: as many as there are services, kinds of failure and things to ask for. */
  const lines = new Map<string, LimitedLines>()

  return (error) => {
    if (error instanceof Response) {
      // What is thrown to be the visitor's answer: whoever made it has said why.
      return
    }
    const failed = upstreamFault(error)
    if (failed === null) {
      log.error({ err: error }, 'unexpected error')
    } else if (failed.failure === REPEATED_FAILURE) {
      log.debug({ reason: failed.reason }, 'service still unavailable')
    } else {
      const limited = lines.get(failed.cause) ?? new LimitedLines(log, LINES_A_MINUTE, now)
      lines.set(failed.cause, limited)
      limited.error({ err: error }, 'unexpected error')
    }
  }
}

/** By shape: the pages' copy of the class is another one than ours. */
function upstreamFault(error: unknown) {
  if (!(error instanceof Error && 'failure' in error && 'service' in error)) {
    return null
  }
  const { service, failure, message: reason } = error
  // Of the address only what is asked for: the rest of it may be anything.
  const [resource = ''] = /\/[\w-]+/.exec(reason) ?? []
  return { failure, reason, cause: `${service} ${failure} ${resource}` }
}
