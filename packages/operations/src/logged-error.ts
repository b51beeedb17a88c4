import type { LogFn, Logger } from 'pino'

const messageCharacters = 600
const stackCharacters = 3000

/** SQLSTATE classes of invalid values and search texts: only these messages quote values. */
const quotesValues = /^(22...|42601)$/

/**
 * Serializes an error for the log. Database errors contain the statement, its parameters and the row, which may be
 * visitor input, so only the fields below are copied.
 */
export function loggedError(error: unknown) {
  if (!(error instanceof Error)) {
    return { type: typeof error, message: withoutStatement(String(error)).slice(0, messageCharacters) }
  }
  const code = readErrorCode(error)
  const { cause } = error
  return {
    type: error.constructor.name,
    message: formatLoggedMessage(error),
    ...(code !== '' && { code }),
    stack: formatLoggedStack(error),
    ...(cause instanceof Error && { cause: formatLoggedMessage(cause) }),
  }
}

/** For pino's `serializers` option. */
export const errorSerializers = {
  err: loggedError,
  msg: (message: unknown) => (typeof message === 'string' ? withoutStatement(message) : message),
}

/** For pino's `hooks.logMethod`: without a message, pino would use the error's message, which may contain values. */
export function logWithoutValues(this: Logger, args: Parameters<LogFn>, write: LogFn): void {
  const error = args[1] === undefined ? errorWithoutMessage(args[0]) : null
  if (error === null) write.apply(this, args)
  else write.call(this, args[0], formatLoggedMessage(error))
}

function errorWithoutMessage(logged: unknown): Error | null {
  if (logged instanceof Error) return logged
  if (typeof logged !== 'object' || logged === null || 'msg' in logged || !('err' in logged)) return null
  return logged.err instanceof Error ? logged.err : null
}

function formatLoggedMessage(error: Error): string {
  const message = withoutStatement(error.message)
  const text = quotesValues.test(readErrorCode(error)) ? message.replace(/".*"/s, '"…"') : message
  return text.slice(0, messageCharacters)
}

/** Drizzle's messages contain the whole statement and its parameters. */
function withoutStatement(message: string): string {
  const at = message.indexOf('Failed query')
  return at === -1 ? message : `${message.slice(0, at)}Failed query`
}

/** The stack starts with the original message. */
function formatLoggedStack(error: Error): string {
  const { message, stack = '' } = error
  const at = stack.indexOf(message)
  if (at === -1) return ''
  return `${stack.slice(0, at)}${formatLoggedMessage(error)}${stack.slice(at + message.length)}`.slice(
    0,
    stackCharacters,
  )
}

function readErrorCode(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : ''
}
