import type { DataStrategyResult, MiddlewareFunction } from 'react-router'

/**
 * Follows a redirect to another site during a client-side navigation. The router would add a history entry for the
 * target. Here, as in a document navigation, the requested URL gets the entry and the other site replaces it.
 */
export const leaveSite: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  const results = await next()
  const elsewhere = Object.values(results).map(targetElsewhere).find(Boolean)
  if (elsewhere) {
    const { pathname, search } = new URL(request.url)
    if (pathname + search !== window.location.pathname + window.location.search) {
      window.history.pushState(null, '', pathname + search)
    }
    window.location.replace(elsewhere)
    // Never resolves: this page stays as it is until the browser has left.
    await new Promise(() => {})
  }
  return results
}

/** The server has checked the host; this checks only the scheme and that the origin is another one. */
function targetElsewhere({ result }: DataStrategyResult): string | null {
  const location = result instanceof Response ? result.headers.get('Location') : null
  return location?.startsWith('https://') && new URL(location).origin !== window.location.origin
    ? location
    : null
}
