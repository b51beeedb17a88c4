import { locales } from './locales.ts'
import type { MiddlewareName } from './middleware-names.ts'
import { oldAddresses } from './old-addresses.ts'
import { pageNames, pageOf } from './pages.ts'

/** What the tables of addresses ask for by name, by the router's pattern of the route. */
const namesByPattern: ReadonlyMap<string, readonly MiddlewareName[]> = new Map(
  locales.flatMap((locale) => [
    ...pageNames.map(
      (name) => [`${locale}/${pageOf(name).path[locale]}`, pageOf(name).middleware ?? []] as const,
    ),
    ...oldAddresses.flatMap(({ from, middleware }) =>
      from[locale].map((path) => [`${locale}/${path}`, middleware ?? []] as const),
    ),
  ]),
)

/** The named middleware of the route with this pattern, in their order. */
export function namesOfPattern(pattern: string): readonly MiddlewareName[] {
  return namesByPattern.get(pattern.replace(/^\/|\/$/g, '')) ?? []
}
