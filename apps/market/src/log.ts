import { logDestination } from '@site/operations/log-destination.ts'
import { errorSerializers, logWithoutValues } from '@site/operations/logged-error.ts'
import { requestFields } from '@site/operations/request-scope.ts'
import { type DestinationStream, type Logger, pino } from 'pino'

export function serviceLog(
  name: string,
  level: string,
  destination: DestinationStream = logDestination(),
): Logger {
  return pino(
    {
      name,
      level,
      serializers: errorSerializers,
      mixin: requestFields,
      hooks: { logMethod: logWithoutValues },
    },
    destination,
  )
}
