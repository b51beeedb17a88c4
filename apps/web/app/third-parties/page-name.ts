import { type DataRouter, matchRoutes } from 'react-router'

/** What the slug table calls the page at a path; routes are named after language and page. */
export function pageNameOf(router: DataRouter, pathname: string): string {
  const id = matchRoutes(router.routes, pathname)?.at(-1)?.route.id ?? ''
  return id.slice(id.indexOf('/') + 1)
}
