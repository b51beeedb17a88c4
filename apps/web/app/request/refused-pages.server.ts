import { createContext, type RouterContextProvider, type ServerBuild } from 'react-router'

const refusalContext = createContext<{ readonly reason: unknown } | null>(null)

/**
 * Called by middleware instead of throwing: React Router shows an error of the middleware outside of the layout, as no
 * loader has run, while one that the page's own loader throws stands inside the site's frame. The first one counts.
 */
export function refusePage(context: Readonly<RouterContextProvider>, reason: unknown): void {
  if (!isRefused(context)) {
    context.set(refusalContext, { reason })
  }
}

export function isRefused(context: Readonly<RouterContextProvider>): boolean {
  return context.get(refusalContext) !== null
}

/** The build with pages whose loaders and actions begin with what the middleware has refused. */
export function withRefusals(build: ServerBuild): ServerBuild {
  const parents = new Set(Object.values(build.routes).map((route) => route?.parentId))
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (route === undefined || parents.has(id)) {
      return [id, route]
    }
    const { loader, action } = route.module
    const module = {
      ...route.module,
      ...(loader ? { loader: refusable(loader) } : {}),
      ...(action ? { action: refusable(action) } : {}),
    }
    return [id, { ...route, module }]
  })
  return { ...build, routes: Object.fromEntries(routes) }
}

function refusable<Args extends { readonly context: Readonly<RouterContextProvider> }, Result>(
  handle: (args: Args) => Result,
) {
  return (args: Args): Result => {
    const refusal = args.context.get(refusalContext)
    if (refusal !== null) {
      throw refusal.reason
    }
    return handle(args)
  }
}
