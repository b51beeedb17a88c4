import { data, isRouteErrorResponse } from 'react-router'

/** Why there is no response from the server: no connection, or an error of a proxy in front of it. */
export type NoResponseReason = 'offline' | 'unavailable'

/**
 * Submits a form to the server. If there is no response, returns `onNoResponse(reason)` instead, so that the page keeps
 * everything that was typed. A resubmission has the same idempotency key.
 */
export async function submitOrRestore<Result, Restored>(
  send: () => Promise<Result>,
  onNoResponse: (reason: NoResponseReason) => Restored,
) {
  try {
    return await send()
  } catch (error) {
    const isResponse = error instanceof Response || isRouteErrorResponse(error)
    // Redirects and rejections are responses; any other error is a lost connection or a truncated response.
    if (isResponse && error.status < 500) {
      throw error
    }
    // With a 5xx status the router does not revalidate the page, which would fail as well.
    return data(onNoResponse(isResponse ? 'unavailable' : 'offline'), { status: 503 })
  }
}
