/** Where the router asks which code the pages at some paths need, in one build. */
export const MANIFEST_PATH = '/__manifest'

/** What the router asks for when a link to an unknown path is followed: the path and those above it. */
export function manifestPatchAddress(pathname: string, version: string): string {
  const segments = pathname.split('/').filter(Boolean)
  const paths = segments.map((_, position) => `/${segments.slice(0, position + 1).join('/')}`)
  return `${MANIFEST_PATH}?${new URLSearchParams({ paths: paths.join(','), version })}`
}
