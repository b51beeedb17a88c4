import type { DataStrategyResult, MiddlewareFunction } from 'react-router'

/**
 * A redirect to another site, met on the way from page to page. The router would add an entry for it to the history;
 * here the address that was asked for has its entry, as with a document, and the other site takes that one's place.
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
    // Until the browser has left, this page stays as it is.
    await new Promise(() => {})
  }
  return results
}

/** The server has checked the host; here only the scheme and that it is not our own. */
function targetElsewhere({ result }: DataStrategyResult): string | null {
  const location = result instanceof Response ? result.headers.get('Location') : null
  return location?.startsWith('https://') && new URL(location).origin !== window.location.origin
    ? location
    : null
}
