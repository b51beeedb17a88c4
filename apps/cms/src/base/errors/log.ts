import { logDestination } from '@site/operations/log-destination.ts'
import { errorSerializers, logWithoutValues } from '@site/operations/logged-error.ts'
import { RateLimitedLogger } from '@site/operations/rate-limited-logger.ts'
import { requestFields } from '@site/operations/request-scope.ts'
import { type DestinationStream, type Logger, pino } from 'pino'
import * as v from 'valibot'
import { clientErrorIn } from './client-errors.ts'
import { englishError } from './english-error.ts'

/** Payload's log entries for error responses have only `err`; all other entries have more fields. */
const LoggedErrorSchema = v.strictObject({ err: v.unknown() })

/** Clients can cause 4xx responses at any rate. */
const rejectionsPerMinute = 30

/** The service's logger. Logs 4xx as rate-limited info: they are not our errors and must not fill the log or alert. */
export function serviceLog(level: string, destination: DestinationStream = logDestination()): Logger {
  const log: Logger = pino(
    {
      name: 'cms',
      level,
      serializers: errorSerializers,
      mixin: requestFields,
      hooks: {
        logMethod(args, write) {
          const logged = args.length === 1 ? v.safeParse(LoggedErrorSchema, args[0]) : null
          const err = logged?.success ? logged.output.err : null
          const clientError = clientErrorIn(err)
          if (clientError) {
            const reason = englishError(err, clientError.message.en)
            rejections.info({ status: clientError.status, reason }, 'Request rejected')
          } else logWithoutValues.call(this, args, write)
        },
      },
    },
    destination,
  )
  const rejections = new RateLimitedLogger(log, rejectionsPerMinute)
  return log
}
