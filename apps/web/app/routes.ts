import { index, layout, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { findPage, pageNames } from '@site/contracts/content/site-pages.ts'
import { endpoints } from './i18n/endpoints/endpoints.ts'
import { legacyPaths } from './i18n/legacy-paths.ts'
import { type Locale, locales } from './i18n/locales.ts'
import { pageRoutes } from './request/page-routes.ts'

/** One route for each page and language; a page with enumerated parameter values has one per value. */
function localRoutes(locale: Locale): RouteConfigEntry[] {
  return pageNames.flatMap((name) => {
    const { file } = pageRoutes[name]
    const { path, values } = findPage(name)
    const localPath = path[locale]
    if (localPath === '') {
      return [index(file, { id: `${locale}/${name}` })]
    }
    if (values) {
      return Object.entries(values[locale]).map(([key, segment]) =>
        route(segment, file, { id: `${locale}/${name}/${key}` }),
      )
    }
    return [route(localPath, file, { id: `${locale}/${name}` })]
  })
}

function oldAddressRoutes(locale: Locale): RouteConfigEntry[] {
  return legacyPaths.flatMap(({ key, from }) =>
    from[locale].map((path, position) =>
      route(path, 'layout/legacy-path.route.tsx', { id: `${locale}/old/${key}/${position}` }),
    ),
  )
}

export default [
  index('request/choose-locale.route.ts', { id: 'choose-locale' }),
  ...locales.map((locale) =>
    route(locale, 'layout/site-layout.tsx', { id: locale }, [
      ...localRoutes(locale),
      ...oldAddressRoutes(locale),
    ]),
  ),
  ...endpoints.map(({ id, path, file }) => route(path, file, { id })),
  layout('layout/site-layout.tsx', { id: 'outside' }, [
    route('*', 'layout/no-page.route.tsx', { id: 'outside/no-page' }),
  ]),
] satisfies RouteConfigEntry[]
