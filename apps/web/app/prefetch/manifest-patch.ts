/** The endpoint at which the router requests the code of pages by path, for one build. */
export const MANIFEST_PATH = '/__manifest'

/** The router's request when a link to an unknown path is followed: the path and its parents. */
export function manifestPatchUrl(pathname: string, version: string): string {
  const segments = pathname.split('/').filter(Boolean)
  const paths = segments.map((_, position) => `/${segments.slice(0, position + 1).join('/')}`)
  return `${MANIFEST_PATH}?${new URLSearchParams({ paths: paths.join(','), version })}`
}
