import { data, isRouteErrorResponse } from 'react-router'

/** Why no answer can be had: without a connection, or because what stands before the server has answered in its place. */
export type Unanswered = 'offline' | 'unavailable'

/**
 * What the server says of a form; where no answer of it can be had, what `kept` makes of the form: the page stays, with
 * everything that was typed. A second sending carries the same key, so that it does no harm.
 */
export async function sentOrKept<Answer, Kept>(
  send: () => Promise<Answer>,
  kept: (reason: Unanswered) => Kept,
) {
  try {
    return await send()
  } catch (error) {
    const isAnswer = error instanceof Response || isRouteErrorResponse(error)
    // Redirects and refusals are answers too; everything else is a lost connection or half an answer.
    if (isAnswer && error.status < 500) {
      throw error
    }
    // With this status the router does not ask for the page anew, which would fail as well.
    return data(kept(isAnswer ? 'unavailable' : 'offline'), { status: 503 })
  }
}
