import { matchPath, type ServerBuild } from 'react-router'

type Routes = ServerBuild['routes']

/**
 * Returns a check whether a URL accepts POST, that is, whether its route has an action. For other URLs the router
 * responds with a rendered error page, which costs a render.
 */
export function acceptsPost(routes: Routes): (pathname: string) => boolean {
  const paths = Object.entries(routes).flatMap(([id, route]) =>
    route?.module.action === undefined ? [] : [pathOf(routes, id)],
  )
  return (pathname) => {
    // The URLs of client-side submissions.
    const target = pathname.replace(/(\/_)?\.data$/, '')
    return paths.some((path) => matchPath(path, target) !== null)
  }
}

function pathOf(routes: Routes, id: string): string {
  const { parentId, path = '' } = routes[id] ?? {}
  return parentId === undefined ? path : `${pathOf(routes, parentId)}/${path}`.replace(/^\/|\/$/g, '')
}
