import { companiesResource } from './companies/list-route.ts'
import { companyResource } from './companies/route.ts'
import { comparisonResource } from './comparison/route.ts'
import { companyActionsResource, corporateActionsResource } from './corporate-actions/route.ts'
import { dataStatusResource } from './data-status/route.ts'
import { holidaysResource } from './holidays/route.ts'
import type { Resource } from './http/resource.ts'
import { marketDayResource } from './market-day/route.ts'
import { companyNewsItemResource, companyNewsResource, newsOwnerResource } from './news/route.ts'
import { mediansResource } from './peers/medians-route.ts'
import { peersResource } from './peers/route.ts'
import { portfolioFactsResource } from './portfolio-facts/route.ts'
import { tradeHistoryResource } from './prices/history-route.ts'
import { indexPricesResource } from './prices/index-route.ts'
import { pricesResource } from './prices/route.ts'
import { sectorPricesResource } from './prices/sector-route.ts'
import { priceSpansResource } from './prices/spans-route.ts'
import { ratiosResource } from './ratios/route.ts'
import { screenerResource } from './screener/route.ts'
import { shareDaysResource } from './share-days/route.ts'
import { siteIndexResource } from './site-index/route.ts'
import { snapshotResource } from './snapshot/route.ts'
import { statementsResource } from './statements/route.ts'

/** All data resources below /apids. */
export const resources: readonly Resource[] = [
  snapshotResource,
  marketDayResource,
  holidaysResource,
  indexPricesResource,
  companiesResource,
  companyResource,
  screenerResource,
  pricesResource,
  sectorPricesResource,
  priceSpansResource,
  tradeHistoryResource,
  statementsResource,
  ratiosResource,
  peersResource,
  mediansResource,
  comparisonResource,
  companyActionsResource,
  companyNewsResource,
  companyNewsItemResource,
  corporateActionsResource,
  newsOwnerResource,
  portfolioFactsResource,
  siteIndexResource,
  shareDaysResource,
  dataStatusResource,
]
