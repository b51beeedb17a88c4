import { oldAddresses } from '#app/i18n/old-addresses.ts'
import { productOfSegment } from '#app/i18n/pages.ts'
import type { PageMatch } from '#app/i18n/path-to.ts'

/** The parameter by which the router asks for the data of some routes only. */
export const ROUTES_PARAMETER = '_routes'
/** No route is called this: nothing is loaded. */
const NONE = 'none'
/** The document, the frame of a language and a page: no address has more routes than these. */
const MOST_ROUTES = 3

/**
 * The routes whose data is asked for, in one form; null for all of them, as where nothing is written. Whatever is no
 * route of the address changes nothing in the answer, and must not make one more of it.
 */
export function askedRoutes(search: URLSearchParams, match: PageMatch | null): string | null {
  const asked = search.get(ROUTES_PARAMETER)
  if (asked === null || asked === '') {
    return null
  }
  const ids = new Set(asked.split(','))
  const known = routesAt(match).filter((id) => ids.has(id))
  return known.slice(0, MOST_ROUTES).join(',') || NONE
}

/** Of an address, by their names in app/routes.ts. */
function routesAt(match: PageMatch | null): readonly string[] {
  if (match === null) {
    return ['root', 'outside', 'outside/no-page']
  }
  const { name, locale, params } = match
  if (name === 'staticPage') {
    // The slug table does not know old addresses, which look like static pages to it.
    const old = oldAddresses.flatMap(({ key, from }) =>
      from[locale].map((_, position) => `${locale}/old/${key}/${position}`),
    )
    return ['root', locale, `${locale}/${name}`, ...old]
  }
  const product = params.product === undefined ? null : productOfSegment(locale, params.product)
  return ['root', locale, product === null ? `${locale}/${name}` : `${locale}/${name}/${product}`]
}
