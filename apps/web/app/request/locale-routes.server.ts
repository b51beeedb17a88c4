import type { createRequestHandler, ServerBuild } from 'react-router'
import { type Locale, localeOfPath, locales } from '#app/i18n/locales.ts'

type Handler = ReturnType<typeof createRequestHandler>

/**
 * The router matches a URL against all routes, twice for each request. Therefore each language has a handler without
 * the pages of the others.
 */
export function byLocale(build: ServerBuild, createHandler: (build: ServerBuild) => Handler): Handler {
  const handlers = new Map(
    locales.map((locale) => [locale, createHandler(selectLocaleRoutes(build, locale))]),
  )
  const whole = createHandler(build)
  return (request, context) => {
    const locale = localeOfPath(new URL(request.url).pathname)
    return ((locale && handlers.get(locale)) ?? whole)(request, context)
  }
}

function selectLocaleRoutes(build: ServerBuild, locale: Locale): ServerBuild {
  const others = locales.filter((other) => other !== locale)
  const isPossible = ([id]: readonly [string, unknown]) => !others.some((other) => id.startsWith(`${other}/`))
  const possible = <Route>(routes: Readonly<Record<string, Route>>) =>
    Object.fromEntries(Object.entries(routes).filter(isPossible))
  return {
    ...build,
    routes: possible(build.routes),
    assets: { ...build.assets, routes: possible(build.assets.routes) },
  }
}
