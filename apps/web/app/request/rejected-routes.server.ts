import { createContext, type RouterContextProvider, type ServerBuild } from 'react-router'

const rejectionContext = createContext<{ readonly reason: unknown } | null>(null)

/**
 * For middleware, instead of throwing: React Router shows middleware errors outside the layout, because no loader has
 * run. An error thrown by the page's own loader is shown inside it. The first rejection counts.
 */
export function rejectRoute(context: Readonly<RouterContextProvider>, reason: unknown): void {
  if (!isRejected(context)) {
    context.set(rejectionContext, { reason })
  }
}

export function isRejected(context: Readonly<RouterContextProvider>): boolean {
  return context.get(rejectionContext) !== null
}

/** Wraps loaders and actions so that they throw the rejection of the middleware. */
export function wrapRoutes(build: ServerBuild): ServerBuild {
  const parents = new Set(Object.values(build.routes).map((route) => route?.parentId))
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (route === undefined || parents.has(id)) {
      return [id, route]
    }
    const { loader, action } = route.module
    const module = {
      ...route.module,
      ...(loader ? { loader: rejectable(loader) } : {}),
      ...(action ? { action: rejectable(action) } : {}),
    }
    return [id, { ...route, module }]
  })
  return { ...build, routes: Object.fromEntries(routes) }
}

function rejectable<Args extends { readonly context: Readonly<RouterContextProvider> }, Result>(
  handle: (args: Args) => Result,
) {
  return (args: Args): Result => {
    const rejection = args.context.get(rejectionContext)
    if (rejection !== null) {
      throw rejection.reason
    }
    return handle(args)
  }
}
