import { logLines } from '@site/operations/log-lines.ts'
import { requestFields } from '@site/operations/request-scope.ts'
import { type DestinationStream, type Logger, pino } from 'pino'
import * as v from 'valibot'
import { refusalIn } from './refusals.ts'
import { shortError } from './short-error.ts'

/** How Payload writes down what it answers with an error. Lines of ours, and of its jobs, say more. */
const AnsweredErrorSchema = v.strictObject({ err: v.unknown() })

/** The service's log. What was refused is no error of ours; strangers would fill the log with it, and call somebody at night. */
export function serviceLog(level: string, destination: DestinationStream = logLines()): Logger {
  return pino(
    {
      name: 'cms',
      level,
      serializers: { err: shortError },
      mixin: requestFields,
      hooks: {
        logMethod(args, write) {
          const answered = args.length === 1 ? v.safeParse(AnsweredErrorSchema, args[0]) : null
          const refusal = answered?.success ? refusalIn(answered.output.err) : null
          if (refusal) this.info({ status: refusal.status, reason: refusal.sentence.en }, 'refused')
          // Without words of its own a line has those of its error, with a statement's parameters in them.
          else if (answered?.success) write.call(this, args[0], shortError(answered.output.err).message)
          else write.apply(this, args)
        },
      },
    },
    destination,
  )
}
