import { LimitedLines } from '@site/operations/limited-lines.ts'
import { logLines } from '@site/operations/log-lines.ts'
import { errorSerializers, logWithoutValues } from '@site/operations/logged-error.ts'
import { requestFields } from '@site/operations/request-scope.ts'
import { type DestinationStream, type Logger, pino } from 'pino'
import * as v from 'valibot'
import { englishReason } from './english-reason.ts'
import { refusalIn } from './client-errors.ts'

/** The form of Payload's log entries for errors that it answers with. All other entries have more fields. */
const AnsweredErrorSchema = v.strictObject({ err: v.unknown() })

/** Clients can cause 4xx responses at any rate. */
const refusalsAMinute = 30

/** The service's logger. Logs 4xx as rate-limited info: they are not our errors and must not fill the log or alert. */
export function serviceLog(level: string, destination: DestinationStream = logLines()): Logger {
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
            refusals.info({ status: refusal.status, reason }, 'Request rejected')
          } else logWithoutValues.call(this, args, write)
        },
      },
    },
    destination,
  )
  const refusals = new LimitedLines(log, refusalsAMinute)
  return log
}
