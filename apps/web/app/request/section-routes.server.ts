import type { createRequestHandler, ServerBuild } from 'react-router'

type Handler = ReturnType<typeof createRequestHandler>

/**
 * For each request, React Router creates objects of all routes and matches the URL against all of them: hundreds, of
 * which a page needs three. Therefore each section (the first two path segments) gets a handler with only its possible
 * routes, in their original order.
 */
export function bySection(build: ServerBuild, handlerOf: (build: ServerBuild) => Handler): Handler {
  const fullHandler = handlerOf(build)
  const prefixes = new Map(Object.keys(build.routes).map((id) => [id, prefixOf(build, id)]))
  const sections = new Set([...prefixes.values()].flatMap(sectionsOf))
  const handlers = new Map<string, Handler>()

  return (request, context) => {
    const { pathname } = new URL(request.url)
    // The router treats escapes and empty segments differently, and its manifest may request any page.
    if (/%|\/\//.test(pathname) || pathname === build.routeDiscovery.manifestPath) {
      return fullHandler(request, context)
    }
    const [first = '', second = ''] = segmentsOf(pathname.replace(/(\/_)?\.data$/, ''))
    const section = [`${first}/${second}`, `${first}/`].find((name) => sections.has(name)) ?? '/'
    const handler = handlers.get(section) ?? handlerOf(buildOf(section, build, prefixes))
    handlers.set(section, handler)
    return handler(request, context)
  }
}

/** The first two path segments that a route requires. */
type Prefix = readonly string[]

const ANY = '*'

function prefixOf(build: ServerBuild, id: string): Prefix {
  const route = build.routes[id]
  const parent = route?.parentId === undefined ? [] : prefixOf(build, route.parentId)
  const own = segmentsOf(route?.path ?? '').map((segment) => (/[:*?]/.test(segment) ? ANY : segment))
  return [...parent, ...own].slice(0, 2)
}

function sectionsOf([first = ANY, second = ANY]: Prefix): string[] {
  if (first === ANY) {
    return []
  }
  return second === ANY ? [`${first}/`] : [`${first}/`, `${first}/${second}`]
}

function buildOf(section: string, build: ServerBuild, prefixes: ReadonlyMap<string, Prefix>): ServerBuild {
  const segments = section.split('/')
  const isWithin = ([id]: readonly [string, unknown]) =>
    prefixes.get(id)?.every((segment, depth) => segment === ANY || segment === segments[depth]) ?? false
  const within = <Route>(routes: Readonly<Record<string, Route>>) =>
    Object.fromEntries(Object.entries(routes).filter(isWithin))
  return {
    ...build,
    routes: within(build.routes),
    assets: { ...build.assets, routes: within(build.assets.routes) },
  }
}

const segmentsOf = (path: string): string[] =>
  path
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '')
