import type { Site } from '#app/request/site-context.ts'
import { catchUnavailable, findTokenProblem, readToken } from './link.server.ts'
import type { LinkProblem } from './link.ts'
import type { FoundSubscription } from './manage-values.ts'

export type LoadedSubscription =
  | { readonly state: LinkProblem }
  | { readonly state: 'valid'; readonly token: string; readonly found: FoundSubscription }

/** The subscription that the link of an email manages. */
export async function loadSubscription(
  { content }: Pick<Site, 'content'>,
  url: URL,
): Promise<LoadedSubscription> {
  const token = readToken(url)
  if (token === null) {
    return { state: findTokenProblem(url) }
  }
  const response = await catchUnavailable(content.subscriptionState(token))
  if (response === 'unavailable') {
    return { state: 'unavailable' }
  }
  return response.outcome === 'found' ? { state: 'valid', token, found: response } : { state: 'expired' }
}
