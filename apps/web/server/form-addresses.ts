import { matchPath, type ServerBuild } from 'react-router'

type Routes = ServerBuild['routes']

/**
 * Whether something can be sent to an address: whether a route there has an action. Everywhere else the router refuses as
 * well, but with a whole page made for it.
 */
export function formAddresses(routes: Routes): (pathname: string) => boolean {
  const paths = Object.entries(routes).flatMap(([id, route]) =>
    route?.module.action === undefined ? [] : [pathOf(routes, id)],
  )
  return (pathname) => {
    // As scripts of the page send it.
    const address = pathname.replace(/(\/_)?\.data$/, '')
    return paths.some((path) => matchPath(path, address) !== null)
  }
}

function pathOf(routes: Routes, id: string): string {
  const { parentId, path = '' } = routes[id] ?? {}
  return parentId === undefined ? path : `${pathOf(routes, parentId)}/${path}`.replace(/^\/|\/$/g, '')
}
