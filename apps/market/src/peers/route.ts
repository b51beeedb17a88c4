import { NoQuerySchema } from '@site/contracts/market/query.ts'
import { PeersSchema } from '@site/contracts/market/ratios.ts'
import { ratioDefinitions } from '@site/finance/ratio-definitions.ts'
import { tags } from '#market/database/write-change.ts'
import { findCompany } from '#market/figures/companies.ts'
import { loadPeriodNames, toStatementColumn } from '#market/figures/statements.ts'
import { CompanyParametersSchema, defineResource, unknownCompany } from '#market/http/resource.ts'
import { findPeerGroup, latestCommonPeriod, listPeerMetrics } from './group.ts'
import { groupRatios } from './group-ratios.ts'
import { computeMedian } from './medians.ts'

export const peersResource = defineResource({
  path: '/companies/:ticker/peers',
  operationId: 'getPeers',
  summary: 'A company compared with the largest of its sub-sector or sector',
  parameters: CompanyParametersSchema,
  query: NoQuerySchema,
  response: PeersSchema,
  async load({ parameters: { ticker }, context: { database, figures } }) {
    const [company, { companies }] = await Promise.all([findCompany(database, ticker), figures.current()])
    const subject = companies.find(({ row }) => row.ticker === ticker)
    if (company === null || subject === undefined) return unknownCompany(ticker)
    const { group, members, shown } = findPeerGroup(subject, companies)
    const tickers = members.map(({ row }) => row.ticker)
    const names = await loadPeriodNames(
      database,
      shown.map(({ row }) => row.ticker),
    )
    const period = latestCommonPeriod(shown.map(({ row }) => names.get(row.ticker) ?? []))
    const metrics = listPeerMetrics(company.statementLayout)
    const valuesOf = await groupRatios(database, companies, { members, period, metrics })
    const own = names
      .get(ticker)
      ?.find(({ year, months }) => year === period?.year && months === period.months)
    return {
      body: {
        ticker,
        group,
        period: period && toStatementColumn(own ?? period),
        metrics: metrics.flatMap((key) => ratioDefinitions.filter((each) => each.key === key).map(toMetric)),
        rows: shown.map(({ row }) => ({
          ticker: row.ticker,
          slug: row.slug,
          shortName: row.shortName,
          isSubject: row.ticker === ticker,
          price: row.quote?.close ?? null,
          priceDay: row.quote?.date ?? null,
          marketValue: row.marketValue,
          values: [...(valuesOf.get(row.ticker) ?? [])],
        })),
        medians: metrics.map(
          (_, index) =>
            computeMedian([...valuesOf.values()].map((values) => values[index] ?? 'missing')).value,
        ),
        asOf: { price: subject.row.quote?.date ?? null, statements: period?.end ?? null },
      },
      tags: [tags.companyList, ...tickers.map(tags.company)],
    }
  },
})

function toMetric({ key, label, unit }: (typeof ratioDefinitions)[number]) {
  return { key, label, unit }
}
