import { data, isRouteErrorResponse } from 'react-router'

/**
 * What the server says of a form; where no answer of it can be had, what `kept` makes of the form: the page stays, with
 * everything that was typed. A second sending carries the same key, so that it does no harm.
 */
export async function sentOrKept<Answer, Kept>(send: () => Promise<Answer>, kept: () => Kept) {
  try {
    return await send()
  } catch (error) {
    // Redirects and refusals are answers too; everything else is a lost connection or half an answer.
    if (error instanceof Response || isRouteErrorResponse(error)) {
      throw error
    }
    // With this status the router does not ask for the page anew, which would fail as well.
    return data(kept(), { status: 503 })
  }
}
