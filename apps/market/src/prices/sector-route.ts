import { RangeQuerySchema, SectorSeriesSchema } from '@site/contracts/market/prices.ts'
import { toSector } from '#market/classification/sectors.ts'
import { tags } from '#market/database/write-change.ts'
import { findCompany, loadLatestDay } from '#market/figures/companies.ts'
import { CompanyParametersSchema, defineResource, unknownCompany } from '#market/http/resource.ts'
import { choosePeriod } from './period.ts'
import { countSector, loadSectorPoints } from './sector-source.ts'
import { loadTradedDays } from './source.ts'

export const sectorPricesResource = defineResource({
  path: '/companies/:ticker/sector-prices',
  operationId: 'getSectorPrices',
  summary: "Performance of a company's sector, equally weighted",
  parameters: CompanyParametersSchema,
  query: RangeQuerySchema,
  response: SectorSeriesSchema,
  async load({ parameters: { ticker }, query, context: { database, today } }) {
    const [company, latestDay, traded] = await Promise.all([
      findCompany(database, ticker),
      loadLatestDay(database),
      loadTradedDays(database, ticker),
    ])
    if (company === null) return unknownCompany(ticker)
    const period = await choosePeriod(database, query, {
      latestDay: latestDay ?? today(),
      firstDay: traded.first,
    })
    if ('rejected' in period) return period
    const { from, to } = period
    const { sectorCode } = company
    const [points, count] =
      sectorCode === null
        ? [[], 1]
        : await Promise.all([
            loadSectorPoints(database, sectorCode, { from, to }),
            countSector(database, sectorCode),
          ])
    return {
      body: { sector: sectorCode && toSector(sectorCode), count, from, to, points },
      tags: [tags.company(ticker), tags.companyList],
    }
  },
})
