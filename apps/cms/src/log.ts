import { logDestination } from '@site/operations/log-destination.ts'
import { errorSerializers, logWithoutValues } from '@site/operations/logged-error.ts'
import { RateLimitedLogger } from '@site/operations/rate-limited-logger.ts'
import { requestFields } from '@site/operations/request-scope.ts'
import { type DestinationStream, type Logger, pino } from 'pino'
import * as v from 'valibot'
import { englishReason } from './english-reason.ts'
import { refusalIn } from './refusals.ts'

/** How Payload writes down what it answers with an error. Lines of ours, and of its jobs, say more. */
const AnsweredErrorSchema = v.strictObject({ err: v.unknown() })

/** Anybody can cause them, as many as the port takes. */
const refusalsAMinute = 30

/** The service's log. What was refused is no error of ours; strangers would fill the log with it, and call somebody at night. */
export function serviceLog(level: string, destination: DestinationStream = logDestination()): Logger {
  const log: Logger = pino(
    {
      name: 'cms',
      level,
      serializers: errorSerializers,
      mixin: requestFields,
      hooks: {
        logMethod(args, write) {
          const answered = args.length === 1 ? v.safeParse(AnsweredErrorSchema, args[0]) : null
          const err = answered?.success ? answered.output.err : null
          const refusal = refusalIn(err)
          if (refusal) {
            const reason = englishReason(err, refusal.sentence.en)
            refusals.info({ status: refusal.status, reason }, 'refused')
          } else logWithoutValues.call(this, args, write)
        },
      },
    },
    destination,
  )
  const refusals = new RateLimitedLogger(log, refusalsAMinute)
  return log
}
