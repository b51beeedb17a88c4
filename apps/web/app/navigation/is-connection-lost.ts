/** Browsers' error messages for a request without a response or with a broken one. */
const CONNECTION_ERROR = /failed to fetch|networkerror|network error|load failed/i
/** Browsers' error messages for a dynamic import that failed. */
const IMPORT_ERROR = /dynamically imported|importing a module/i
/** The router's error for a truncated data response. */
const TRUNCATED_RESPONSE = 'Unable to decode turbo-stream response'

/** Whether a page failed in transfer: not an error of the page or the server. */
export function isConnectionLost(error: unknown): boolean {
  return (
    error instanceof Error &&
    (error.message === TRUNCATED_RESPONSE ||
      (error.name === 'TypeError' && CONNECTION_ERROR.test(error.message)))
  )
}

/** Whether the code of a page failed to load: the connection was lost, or a newer release has replaced it. */
export function isImportError(error: unknown): boolean {
  return error instanceof TypeError && IMPORT_ERROR.test(error.message)
}
