import { data, isRouteErrorResponse } from 'react-router'

/** Why there is no response from the server: no connection, or an error of a proxy in front of it. */
export type Unanswered = 'offline' | 'unavailable'

/**
 * Submits a form to the server. If there is no response, returns `kept(reason)` instead, so that the page stays with
 * everything that was typed. A resubmission has the same idempotency key.
 */
export async function sentOrKept<Answer, Kept>(
  send: () => Promise<Answer>,
  kept: (reason: Unanswered) => Kept,
) {
  try {
    return await send()
  } catch (error) {
    const isAnswer = error instanceof Response || isRouteErrorResponse(error)
    // Redirects and rejections are responses; any other error is a lost connection or a truncated response.
    if (isAnswer && error.status < 500) {
      throw error
    }
    // With a 5xx status the router does not revalidate the page, which would fail as well.
    return data(kept(isAnswer ? 'unavailable' : 'offline'), { status: 503 })
  }
}
