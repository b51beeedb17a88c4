import type { createRequestHandler, ServerBuild } from 'react-router'

type Handler = ReturnType<typeof createRequestHandler>

/**
 * For each page React Router makes its objects of all routes anew, and compares the address and those above it with all of
 * them: of our hundreds a page needs three. So each section of the site, which is what the first two segments of an address
 * say, gets a handler of the routes that its addresses can lead to, in the order of the whole.
 */
export function bySection(build: ServerBuild, handlerOf: (build: ServerBuild) => Handler): Handler {
  const whole = handlerOf(build)
  const places = new Map(Object.keys(build.routes).map((id) => [id, placeOf(build, id)]))
  const sections = new Set([...places.values()].flatMap(sectionsOf))
  const handlers = new Map<string, Handler>()

  return (request, context) => {
    const { pathname } = new URL(request.url)
    // The router reads escapes and empty segments in its own way, and its manifest speaks of any page.
    if (/%|\/\//.test(pathname) || pathname === build.routeDiscovery.manifestPath) {
      return whole(request, context)
    }
    const [first = '', second = ''] = segmentsOf(pathname.replace(/(\/_)?\.data$/, ''))
    const section = [`${first}/${second}`, `${first}/`].find((name) => sections.has(name)) ?? '/'
    const handler = handlers.get(section) ?? handlerOf(buildOf(section, build, places))
    handlers.set(section, handler)
    return handler(request, context)
  }
}

/** What the first two segments of an address must be, as far as a route asks for it. */
type Place = readonly string[]

const ANYTHING = '*'

function placeOf(build: ServerBuild, id: string): Place {
  const route = build.routes[id]
  const around = route?.parentId === undefined ? [] : placeOf(build, route.parentId)
  const own = segmentsOf(route?.path ?? '').map((segment) => (/[:*?]/.test(segment) ? ANYTHING : segment))
  return [...around, ...own].slice(0, 2)
}

function sectionsOf([first = ANYTHING, second = ANYTHING]: Place): string[] {
  if (first === ANYTHING) {
    return []
  }
  return second === ANYTHING ? [`${first}/`] : [`${first}/`, `${first}/${second}`]
}

function buildOf(section: string, build: ServerBuild, places: ReadonlyMap<string, Place>): ServerBuild {
  const asked = section.split('/')
  const isWithin = ([id]: readonly [string, unknown]) =>
    places.get(id)?.every((segment, depth) => segment === ANYTHING || segment === asked[depth]) ?? false
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
