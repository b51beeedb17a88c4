import { RatioLineSchema, RatiosQuerySchema, RatiosSchema } from '@site/contracts/market/ratios.ts'
import { listLayoutRatios } from '@site/finance/ratio-definitions.ts'
import { firstDayOfMonths } from '#market/calendar/days.ts'
import { tags } from '#market/database/write-change.ts'
import { findCompany } from '#market/figures/companies.ts'
import { loadCoverage } from '#market/figures/coverage.ts'
import { loadPriceEvents } from '#market/figures/price-events.ts'
import { ratiosAt } from '#market/figures/ratios-at.ts'
import { loadPeriods, toStatementColumn } from '#market/figures/statements.ts'
import { CompanyParametersSchema, defineResource, unknownCompany } from '#market/http/resource.ts'
import { loadClosesAt, loadLatestClose } from '#market/prices/source.ts'
import { chooseColumns } from '#market/statements/columns.ts'

export const ratiosResource = defineResource({
  path: '/companies/:ticker/ratios',
  operationId: 'getRatios',
  summary: 'Financial ratios of a company over its periods',
  parameters: CompanyParametersSchema,
  query: RatiosQuerySchema,
  response: RatiosSchema,
  list: { key: 'lines', fields: Object.keys(RatioLineSchema.entries) },
  async load({ parameters: { ticker }, query: { period: view }, context: { database, figures } }) {
    const company = await findCompany(database, ticker)
    if (company === null) return unknownCompany(ticker)
    const [filed, allEvents, coverage, latest, { statedCloses }] = await Promise.all([
      loadPeriods(database, [ticker]),
      loadPriceEvents(database, [ticker]),
      loadCoverage(database, [ticker]),
      loadLatestClose(database, ticker),
      figures.current(),
    ])
    // The newest column has no price if a trade since the latest one is missing.
    const knownLatest = statedCloses.has(ticker) ? null : latest
    const periods = filed.get(ticker) ?? []
    const columns = chooseColumns(periods, view)
    const closes = await loadClosesAt(
      database,
      ticker,
      columns.map(({ end, months }) => ({ since: firstDayOfMonths(end, months), until: end })),
    )
    const layout = company.statementLayout
    const ratios = columns.map((period, index) =>
      ratiosAt({
        company,
        period,
        history: periods,
        events: allEvents.get(ticker) ?? [],
        coverage: coverage.get(ticker) ?? [],
        price: index === 0 ? knownLatest : (closes.get(period.end) ?? null),
        sharesOf: latest?.day ?? period.end,
      }),
    )
    return {
      body: {
        ticker,
        layout,
        period: view,
        columns: columns.map(toStatementColumn),
        lines: listLayoutRatios(layout).map(({ key, label, unit, formula }) => ({
          key,
          label,
          unit,
          formula,
          values: ratios.map((each) => each[key]),
        })),
        asOf: { price: latest?.day ?? null, statements: periods[0]?.end ?? null },
      },
      tags: [tags.company(ticker)],
    }
  },
})
