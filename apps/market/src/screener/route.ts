import {
  ScreenedCompanySchema,
  ScreenerQuerySchema,
  ScreenerSchema,
} from '@site/contracts/market/screener.ts'
import { countGroups, countIndices, membersByIndex } from '#market/companies/list.ts'
import { unknownIndex } from '#market/companies/list-route.ts'
import { pageByTicker } from '#market/companies/page-by-ticker.ts'
import { tags } from '#market/database/write-change.ts'
import { defineResource, NoParametersSchema } from '#market/http/resource.ts'
import { countSubSectors, listRanges, screen, sortScreened } from './screen.ts'

export const screenerResource = defineResource({
  path: '/screener',
  operationId: 'screenCompanies',
  summary: 'Listed companies by ranges of their ratios, market capitalization and growth',
  parameters: NoParametersSchema,
  query: ScreenerQuerySchema,
  response: ScreenerSchema,
  list: { key: 'items', fields: Object.keys(ScreenedCompanySchema.entries) },
  async load({ query, context: { figures, today } }) {
    const reversed = listRanges(query).filter(({ min, max }) => min > max)
    if (reversed.length > 0) {
      return {
        rejected: reversed.map(({ figure }) => ({
          parameter: `${figure}Max`,
          message: `must not be below ${figure}Min`,
        })),
      }
    }
    const market = await figures.current()
    const { indices, asOf } = market
    if (query.index !== undefined && !indices.some(({ code }) => code === query.index)) return unknownIndex
    const listed = market.companies.filter(({ row }) => row.delistedOn === null)
    const byIndex = membersByIndex(listed, today())
    const members = query.index === undefined ? null : (byIndex.get(query.index) ?? new Set<string>())
    const page = pageByTicker(sortScreened(screen(listed, query, members), query.sort), query)
    if ('rejected' in page) return page
    return {
      body: {
        items: page.shown,
        ...page.entries,
        ...countGroups(listed.map(({ row }) => row)),
        subSectors: countSubSectors(listed),
        indices: countIndices(indices, byIndex),
        asOf,
      },
      // Every change of a company has the tag of the list.
      tags: [tags.companyList],
    }
  },
})
