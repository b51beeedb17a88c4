import { RateLimitedLogger } from '@site/operations/rate-limited-logger.ts'
import type { Logger } from 'pino'
import type { UpstreamFailure } from '#app/upstream/upstream-error.ts'

/** Repeats of a reported failure would flood the log. */
const REPORTED_FAILURE = 'circuitOpen' satisfies UpstreamFailure
/** A service with invalid responses fails at every request until it is fixed. */
const ENTRIES_PER_MINUTE = 1

/** Logs an unexpected error once, where it was caught; upstream errors are limited to one entry a minute per cause. */
export function errorReporter(log: Logger, now?: () => number): (error: unknown) => void {
  /** Bounded by the number of services, failure types and resources. */
  const loggers = new Map<string, RateLimitedLogger>()

  return (error) => {
    if (error instanceof Response) {
      // A thrown response is meant for the visitor, not an error.
      return
    }
    const failed = upstreamFailure(error)
    if (failed === null) {
      log.error({ err: error }, 'Unexpected error')
    } else if (failed.failure === REPORTED_FAILURE) {
      log.debug({ reason: failed.reason }, 'Service still unavailable')
    } else {
      const logger = loggers.get(failed.cause) ?? new RateLimitedLogger(log, ENTRIES_PER_MINUTE, now)
      loggers.set(failed.cause, logger)
      logger.error({ err: error }, 'Unexpected error')
    }
  }
}

/** Compared by shape: the bundle of the pages has its own copy of the class. */
function upstreamFailure(error: unknown) {
  if (!(error instanceof Error && 'failure' in error && 'service' in error)) {
    return null
  }
  const { service, failure, message: reason } = error
  // The first path segment only: the rest can be anything.
  const [resource = ''] = /\/[\w-]+/.exec(reason) ?? []
  return { failure, reason, cause: `${service} ${failure} ${resource}` }
}
