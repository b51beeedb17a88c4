import { index, layout, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { actionDocuments } from './i18n/action-files.ts'
import { calculatorDocuments } from './i18n/calculator-file.ts'
import { COMPANY_SUGGESTIONS_PATH } from './i18n/company-suggestions-path.ts'
import { COMPARE_SERIES_PATH } from './i18n/compare-series-path.ts'
import { eventDocuments } from './i18n/event-file.ts'
import { type Locale, locales } from './i18n/locales.ts'
import { oldAddresses } from './i18n/old-addresses.ts'
import { pageRoutes } from './i18n/page-routes.ts'
import { pageNames, pageOf } from './i18n/pages.ts'
import { PRICE_SERIES_PATH } from './i18n/price-series-path.ts'
import { feedDocuments, serverDocuments, statementDocuments } from './i18n/server-documents.ts'
import { SUGGESTIONS_PATH } from './i18n/suggestions-path.ts'

/** One route for each page and language; a page with listed values gets one for each value. */
function localRoutes(locale: Locale): RouteConfigEntry[] {
  return pageNames.flatMap((name) => {
    const { file } = pageRoutes[name]
    const { path, values } = pageOf(name)
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
  return oldAddresses.flatMap(({ key, from }) =>
    from[locale].map((path, position) =>
      route(path, 'shell/old-address.route.tsx', { id: `${locale}/old/${key}/${position}` }),
    ),
  )
}

/** Shows the parts that pages are made of; never part of a production build. */
const designPage =
  process.env.NODE_ENV === 'development'
    ? ['design', 'design/en'].map((path) => route(path, 'features/design/design.route.tsx', { id: path }))
    : []

export default [
  ...designPage,
  index('shell/choose-locale.route.ts', { id: 'choose-locale' }),
  route(SUGGESTIONS_PATH, 'features/search/suggestions.route.ts', { id: 'search-suggestions' }),
  route(COMPANY_SUGGESTIONS_PATH, 'features/company-information/company-suggestions.route.ts', {
    id: 'company-suggestions',
  }),
  route(COMPARE_SERIES_PATH, 'features/company-information/compare-series.route.ts', {
    id: 'compare-series',
  }),
  route(PRICE_SERIES_PATH, 'features/company-information/price-chart-series.route.ts', {
    id: 'price-series',
  }),
  ...locales.map((locale) =>
    route(locale, 'shell/site-layout.tsx', { id: locale }, [
      ...localRoutes(locale),
      ...oldAddressRoutes(locale),
    ]),
  ),
  ...Object.entries(serverDocuments).map(([id, { path, file }]) => route(path, file, { id })),
  ...feedDocuments.map(({ id, path, file }) => route(path, file, { id: `feed/${id}` })),
  ...actionDocuments.map(({ id, path, file }) => route(path, file, { id: `document/${id}` })),
  ...eventDocuments.map(({ id, path, file }) => route(path, file, { id })),
  ...calculatorDocuments.map(({ id, path, file }) => route(path, file, { id })),
  ...statementDocuments.map(({ id, path, file }) => route(path, file, { id })),
  layout('shell/site-layout.tsx', { id: 'outside' }, [
    route('*', 'shell/no-page.route.tsx', { id: 'outside/no-page' }),
  ]),
] satisfies RouteConfigEntry[]
