import { findPage, pageNames } from '@site/contracts/content/site-pages.ts'
import { legacyPaths } from '#app/i18n/legacy-paths.ts'
import { locales } from '#app/i18n/locales.ts'
import type { MiddlewareName, ParamsCheckName } from '#app/i18n/middleware-names.ts'
import { pageRoutes } from './page-routes.ts'

interface Steps {
  readonly middleware?: readonly MiddlewareName[] | undefined
  readonly validate?: ParamsCheckName | undefined
}

/** The named middleware and validation of each route pattern. */
const stepsByPattern: ReadonlyMap<string, Steps> = new Map(
  locales.flatMap((locale) => [
    ...pageNames.map((name): [string, Steps] => [
      `${locale}/${findPage(name).path[locale]}`,
      pageRoutes[name],
    ]),
    ...legacyPaths.flatMap(({ from, middleware }) =>
      from[locale].map((path): [string, Steps] => [`${locale}/${path}`, { middleware }]),
    ),
  ]),
)

function findSteps(pattern: string): Steps {
  return stepsByPattern.get(pattern.replace(/^\/|\/$/g, '')) ?? {}
}

/** The named middleware of a route pattern, in order. */
export function findMiddleware(pattern: string): readonly MiddlewareName[] {
  return findSteps(pattern).middleware ?? []
}

/** The parameter validation of a route pattern; null if there is none. */
export function findValidation(pattern: string): ParamsCheckName | null {
  return findSteps(pattern).validate ?? null
}
