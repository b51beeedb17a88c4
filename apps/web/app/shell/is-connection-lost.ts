/** What browsers call a request without an answer, a broken answer, and a part of the script that did not come. */
const LOST = /failed to fetch|networkerror|network error|load failed|dynamically imported|importing a module/i
/** Half an answer to a request of the router. */
const HALF = 'Unable to decode turbo-stream response'

/** Whether a page failed on the way to the visitor: neither the page nor the site is at fault. */
export function isConnectionLost(error: unknown): boolean {
  return (
    error instanceof Error &&
    (error.message === HALF || (error.name === 'TypeError' && LOST.test(error.message)))
  )
}
