import {
  type CachePolicyName,
  findPage,
  type PageName,
  toolPages,
} from '@site/contracts/content/site-pages.ts'
import { SUBSCRIPTION_PARAMETER } from '@site/contracts/content/subscription-names.ts'
import { type FeedPage, feedFiles, feedFormats, feedPageNames } from '#app/i18n/feeds.ts'
import { type Locale, locales } from '#app/i18n/locales.ts'
import { manifestPath } from '#app/i18n/manifest-path.ts'
import { newsSiteMapPath, siteMapIndexPath } from '#app/i18n/site-map-files.ts'
import { calendarFolder, tableFile, tableQuery } from './action-files.ts'
import { COMPANY_SUGGESTIONS_PATH, companySuggestionParameters } from './company-suggestions-path.ts'
import { documentFolder } from './document-files.ts'
import { calendarFileName } from './event-file.ts'
import { holidayFile } from './holiday-file.ts'
import { priceListFile } from './price-list-file.ts'
import { PURCHASE_PATH, purchaseParameters } from './purchase-path.ts'
import { screenerFile, screenerQuery } from './screener-file.ts'
import { SHARE_FACTS_PATH, shareFactsParameters } from './share-facts-path.ts'
import { DOWNLOADS } from './statement-csv-path.ts'
import { subscriptionDataFile } from './subscription-file.ts'
import { SUGGESTIONS_PATH, suggestionParameters } from './suggestions-path.ts'
import { findToolFileName, listToolFiles } from './tool-files.ts'

/** A cached route other than a page: data for the site's script, files, feeds, site maps. */
export interface Endpoint {
  readonly id: string
  /** In the router's syntax. */
  readonly path: string
  /** The route module, relative to app/. */
  readonly file: string
  /** The query parameters that change the response; all others are dropped. null: any. */
  readonly query: readonly string[] | null
  readonly cache: CachePolicyName
}

const feedModules = {
  blog: 'features/feeds/blog.feed.ts',
  announcement: 'features/feeds/announcement.feed.ts',
  researchReport: 'features/feeds/research-report.feed.ts',
  morningNotes: 'features/feeds/morning-notes.feed.ts',
} as const satisfies Record<FeedPage, string>

function localEndpoints(locale: Locale): Endpoint[] {
  const below = (page: PageName, rest: string) => `/${locale}/${findPage(page).path[locale]}/${rest}`
  return [
    {
      id: `${locale}/actions/calendar`,
      path: below('corporateAction', `${calendarFolder[locale]}/:name`),
      file: 'features/corporate-actions/action-calendar.route.ts',
      query: [],
      cache: 'market',
    },
    {
      id: `${locale}/actions/table`,
      path: below('corporateAction', tableFile[locale]),
      file: 'features/corporate-actions/action-table.route.ts',
      query: tableQuery,
      cache: 'market',
    },
    {
      id: `${locale}/product-documents`,
      path: below('productsAndServices', `${documentFolder[locale]}/:file`),
      file: 'features/offers/documents/product-document.route.ts',
      query: [],
      cache: 'detail',
    },
    {
      id: `${locale}/price-list`,
      path: below('fees', priceListFile[locale]),
      file: 'features/fees/price-list.route.ts',
      query: [],
      cache: 'detail',
    },
    {
      id: `${locale}/holidays`,
      path: below('exchangeCalendar', holidayFile[locale]),
      file: 'features/exchange-calendar/holiday-calendar.route.ts',
      query: [],
      cache: 'market',
    },
    {
      id: `${locale}/screener/table`,
      path: below('stockScreener', screenerFile[locale]),
      file: 'features/companies/screener/screener-table.route.ts',
      query: screenerQuery,
      cache: 'market',
    },
    {
      id: `${locale}/statements`,
      path: below('companyDetail', `${DOWNLOADS[locale]}/:file`),
      file: 'features/companies/statements/statement-csv.route.ts',
      query: [],
      cache: 'market',
    },
    {
      id: `${locale}/event/calendar`,
      path: below('eventDetail', calendarFileName[locale]),
      file: 'features/education-events/event-calendar.route.ts',
      query: [],
      cache: 'detail',
    },
    {
      id: `${locale}/subscription/data`,
      path: below('subscriptionManage', subscriptionDataFile[locale]),
      file: 'features/subscription/subscription-data.route.ts',
      query: [SUBSCRIPTION_PARAMETER],
      cache: 'visitor',
    },
    ...toolPages.flatMap((page) =>
      listToolFiles(page).map(
        (kind): Endpoint => ({
          id: `${locale}/${page}/${kind}`,
          path: below(page, findToolFileName(page, locale, kind)),
          file: `features/tools/files/tool-${kind}.route.ts`,
          query: null,
          cache: 'tool',
        }),
      ),
    ),
    ...feedPageNames.flatMap((list) =>
      feedFormats.map(
        (format): Endpoint => ({
          id: `${locale}/${list}/${format}`,
          path: below(list, feedFiles[format]),
          file: feedModules[list],
          query: [],
          cache: 'detail',
        }),
      ),
    ),
  ]
}

export const endpoints: readonly Endpoint[] = [
  {
    id: 'search-suggestions',
    path: SUGGESTIONS_PATH,
    file: 'features/search/suggestions.route.ts',
    query: suggestionParameters,
    // Cached for a minute in the partition of variants, because many visitors type the same first letters.
    cache: 'list',
  },
  {
    id: 'company-suggestions',
    path: COMPANY_SUGGESTIONS_PATH,
    file: 'features/companies/comparison/company-suggestions.route.ts',
    query: companySuggestionParameters,
    cache: 'market',
  },
  {
    id: 'share-facts',
    path: SHARE_FACTS_PATH,
    file: 'features/tools/share-facts.route.ts',
    query: shareFactsParameters,
    cache: 'market',
  },
  {
    id: 'purchase-cost',
    path: PURCHASE_PATH,
    file: 'features/home/purchase.route.ts',
    query: purchaseParameters,
    cache: 'market',
  },
  ...locales.flatMap(localEndpoints),
  {
    id: 'site-map-index',
    path: siteMapIndexPath,
    file: 'features/site-map/site-map-index.route.ts',
    query: [],
    cache: 'detail',
  },
  {
    id: 'news-site-map',
    path: newsSiteMapPath,
    file: 'features/site-map/news-site-map.route.ts',
    query: [],
    cache: 'detail',
  },
  {
    id: 'site-map-part',
    path: '/sitemaps/:name',
    file: 'features/site-map/site-map-part.route.ts',
    query: [],
    cache: 'detail',
  },
  {
    id: 'manifest',
    path: manifestPath,
    file: 'features/site-map/manifest.route.ts',
    query: [],
    cache: 'detail',
  },
]

const fixed = new Map(endpoints.map((endpoint) => [endpoint.path, endpoint]))
const patterns = endpoints
  .filter(({ path }) => path.includes(':'))
  .map((endpoint) => ({
    endpoint,
    pattern: new RegExp(`^${endpoint.path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`),
  }))

/** The endpoint at a path; null if there is none. */
export function endpointAt(pathname: string): Endpoint | null {
  return fixed.get(pathname) ?? patterns.find(({ pattern }) => pattern.test(pathname))?.endpoint ?? null
}
