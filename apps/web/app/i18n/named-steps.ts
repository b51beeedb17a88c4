import { locales } from './locales.ts'
import type { MiddlewareName, ParamsCheckName } from './middleware-names.ts'
import { oldAddresses } from './old-addresses.ts'
import { pageRoutes } from './page-routes.ts'
import { pageNames, pageOf } from './pages.ts'

interface Steps {
  readonly middleware?: readonly MiddlewareName[] | undefined
  readonly validate?: ParamsCheckName | undefined
}

/** What the tables of addresses ask for by name, by the router's pattern of the route. */
const stepsByPattern: ReadonlyMap<string, Steps> = new Map(
  locales.flatMap((locale) => [
    ...pageNames.map((name): [string, Steps] => [`${locale}/${pageOf(name).path[locale]}`, pageRoutes[name]]),
    ...oldAddresses.flatMap(({ from, middleware }) =>
      from[locale].map((path): [string, Steps] => [`${locale}/${path}`, { middleware }]),
    ),
  ]),
)

function stepsOf(pattern: string): Steps {
  return stepsByPattern.get(pattern.replace(/^\/|\/$/g, '')) ?? {}
}

/** The named middleware of the route with this pattern, in their order. */
export function namesOfPattern(pattern: string): readonly MiddlewareName[] {
  return stepsOf(pattern).middleware ?? []
}

/** The check of the route's parameters; null where it declares none. */
export function checkOfPattern(pattern: string): ParamsCheckName | null {
  return stepsOf(pattern).validate ?? null
}
