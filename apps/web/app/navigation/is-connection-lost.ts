/** What browsers call a request without an answer, and a broken answer. */
const LOST = /failed to fetch|networkerror|network error|load failed/i
/** What they call a part of the script that did not come. */
const CODE_LOST = /dynamically imported|importing a module/i
/** Half an answer to a request of the router. */
const HALF = 'Unable to decode turbo-stream response'

/** Whether a page failed on the way to the visitor: neither the page nor the site is at fault. */
export function isConnectionLost(error: unknown): boolean {
  return (
    error instanceof Error &&
    (error.message === HALF || (error.name === 'TypeError' && LOST.test(error.message)))
  )
}

/** Whether the code of a page did not come: the connection was lost, or a newer version has taken its place. */
export function isCodeLost(error: unknown): boolean {
  return error instanceof TypeError && CODE_LOST.test(error.message)
}
