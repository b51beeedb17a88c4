import { type DataRouter, matchRoutes } from 'react-router'

/** The page name of a path in the page table; route IDs contain language and page name. */
export function findPageName(router: DataRouter, pathname: string): string {
  const id = matchRoutes(router.routes, pathname)?.at(-1)?.route.id ?? ''
  return id.slice(id.indexOf('/') + 1)
}
