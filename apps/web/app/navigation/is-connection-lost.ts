/** Browsers' error messages for a request without a response or with a broken one. */
const LOST = /failed to fetch|networkerror|network error|load failed/i
/** Browsers' error messages for a dynamic import that failed. */
const CODE_LOST = /dynamically imported|importing a module/i
/** The router's error for a truncated data response. */
const HALF = 'Unable to decode turbo-stream response'

/** Whether a page failed in transfer: not an error of the page or the server. */
export function isConnectionLost(error: unknown): boolean {
  return (
    error instanceof Error &&
    (error.message === HALF || (error.name === 'TypeError' && LOST.test(error.message)))
  )
}

/** Whether the code of a page failed to load: the connection was lost, or a newer release has replaced it. */
export function isCodeLost(error: unknown): boolean {
  return error instanceof TypeError && CODE_LOST.test(error.message)
}
