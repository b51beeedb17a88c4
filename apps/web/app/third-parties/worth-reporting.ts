import { isRouteErrorResponse } from 'react-router'
import { isCodeLost, isConnectionLost } from '#app/navigation/is-connection-lost.ts'

/** The app's web view says these of its own: whole messages, and not others that begin or end like them. */
const IGNORED = /^(?:Uncaught )?(?:\w*Error: )?(?:JSBRIDGE TIMEOUT|Timeout)$/
/** All that a browser tells of an error in somebody else's script. */
const FOREIGN = /^Script error\.?$/

/** Not what a page answers on purpose, nor a connection or a file of a build that was lost on the way. */
export function isWorthReporting(error: unknown): boolean {
  const message = messageOf(error).trim()
  return (
    !isRouteErrorResponse(error) &&
    !isConnectionLost(error) &&
    !isCodeLost(error) &&
    !IGNORED.test(message) &&
    !FOREIGN.test(message)
  )
}

/** Anything can be thrown, and promises are rejected with anything: also with what has no prototype. */
function messageOf(error: unknown): string {
  if (typeof error === 'object' && error !== null) {
    // Objects without a text of their own cannot be made one.
    const message: unknown = Reflect.get(error, 'message')
    return typeof message === 'string' ? message : ''
  }
  return String(error)
}
