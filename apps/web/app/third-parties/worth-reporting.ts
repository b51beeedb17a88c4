import { isRouteErrorResponse } from 'react-router'
import { isConnectionLost, isImportError } from '#app/navigation/is-connection-lost.ts'

/** Exact messages of the app's web view, with no prefix or suffix. */
const IGNORED = /^(?:Uncaught )?(?:\w*Error: )?(?:JSBRIDGE TIMEOUT|Timeout)$/
/** The message for errors in cross-origin scripts. */
const FOREIGN = /^Script error\.?$/

/** Excludes thrown responses, lost connections and failed module loads. */
export function isWorthReporting(error: unknown): boolean {
  const message = readMessage(error).trim()
  return (
    !isRouteErrorResponse(error) &&
    !isConnectionLost(error) &&
    !isImportError(error) &&
    !IGNORED.test(message) &&
    !FOREIGN.test(message)
  )
}

/** Any value can be thrown, including objects without a prototype. */
function readMessage(error: unknown): string {
  if (typeof error === 'object' && error !== null) {
    // `String` fails for objects without a prototype.
    const message: unknown = Reflect.get(error, 'message')
    return typeof message === 'string' ? message : ''
  }
  return String(error)
}
