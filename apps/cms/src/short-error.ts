import { stdSerializers } from 'pino'

const messageCharacters = 600
const stackCharacters = 3000

/**
 * An error for the log. Errors of the database carry the whole statement and its parameters, which
 * may be what a visitor wrote into a form: of such an error only its cause is kept.
 */
export function shortError(error: unknown) {
  if (!(error instanceof Error))
    return { type: typeof error, message: String(error).slice(0, messageCharacters) }
  const { type, message, stack } = stdSerializers.err(error)
  const isQuery = error.message.startsWith('Failed query')
  return {
    type,
    message: isQuery ? 'Failed query' : message.slice(0, messageCharacters),
    stack: isQuery ? '' : stack.slice(0, stackCharacters),
    ...(error.cause instanceof Error ? { cause: error.cause.message.slice(0, messageCharacters) } : {}),
  }
}
