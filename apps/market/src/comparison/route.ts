import {
  type Comparison,
  ComparisonQuerySchema,
  ComparisonSchema,
  type DividendReason,
} from '@site/contracts/market/comparison.ts'
import { listLayoutRatios, type RatioKey, ratioDefinitions } from '@site/finance/ratio-definitions.ts'
import { computeIssuedShares } from '@site/finance/share-counts.ts'
import type { StatementLayoutName } from '@site/finance/statement-layouts.ts'
import { tags } from '#market/database/write-change.ts'
import { type Coverage, findMissingData, loadCoverage } from '#market/figures/coverage.ts'
import type { CompanyFigures } from '#market/figures/market-figures.ts'
import { dividendsUntil, loadPriceEvents, type PriceEvent } from '#market/figures/price-events.ts'
import { type RatedCompany, ratiosAt } from '#market/figures/ratios-at.ts'
import { findKnownPrice } from '#market/figures/stated-closes.ts'
import {
  loadPeriodNames,
  loadPeriods,
  type StoredPeriod,
  toStatementColumn,
} from '#market/figures/statements.ts'
import { untradedYear } from '#market/figures/year-range.ts'
import { defineResource, NoParametersSchema } from '#market/http/resource.ts'
import { latestCommonPeriod } from '#market/peers/group.ts'
import { choosePeriod } from '#market/prices/period.ts'
import { comparedLines, listAmounts } from './compared-lines.ts'
import {
  type AdjustedClose,
  loadAdjustedCloses,
  loadComparedCompanies,
  loadFirstDay,
  loadLastBreaks,
  loadRanges,
} from './source.ts'

/** Ratios that are comparable between companies of different sizes; bank ratios come last. */
const comparedRatios: readonly RatioKey[] = [
  'per',
  'pbv',
  'roe',
  'roa',
  'npm',
  'der',
  'currentRatio',
  'nim',
  'ldr',
  'npl',
  'car',
  'dividendYield',
  'payout',
]
const yearsOfDividends = 4

export const comparisonResource = defineResource({
  path: '/comparison',
  operationId: 'compareCompanies',
  summary: 'Up to four companies side by side: prices, ratios, main lines of the statements, dividends',
  parameters: NoParametersSchema,
  query: ComparisonQuerySchema,
  response: ComparisonSchema,
  async load({ query: { tickers, range }, context: { database, figures, today } }) {
    const { companies, asOf } = await figures.current()
    const compared = tickers.flatMap((ticker) => companies.filter(({ row }) => row.ticker === ticker))
    const known = compared.map(({ row }) => row.ticker)
    const latestDay = asOf ?? today()
    const [records, events, coverage, names, ranges, firstDay] = await Promise.all([
      loadComparedCompanies(database, tickers),
      loadPriceEvents(database, known),
      loadCoverage(database, known),
      loadPeriodNames(database, tickers),
      loadRanges(database, known, latestDay),
      range === 'max' ? loadFirstDay(database, known) : null,
    ])
    const span = await choosePeriod(database, { range }, { latestDay, firstDay })
    if ('rejected' in span) return span

    const filed = known.map((ticker) => names.get(ticker) ?? [])
    const common = latestCommonPeriod(filed)
    const chosen = filed.map((own) =>
      common === null
        ? own[0]
        : own.find(({ year, months }) => year === common.year && months === common.months),
    )
    const years = chosen.flatMap((period) => period?.year ?? [])
    const [periods, closes, lastBreaks] = await Promise.all([
      years.length === 0
        ? new Map<string, StoredPeriod[]>()
        : // Averages and trailing months need the previous year.
          loadPeriods(database, known, {
            years: { from: Math.min(...years) - 1, to: Math.max(...years) },
          }),
      loadAdjustedCloses(database, known, span),
      loadLastBreaks(database, known, span),
    ])

    const layouts = [...records.values()].map(({ statementLayout }) => statementLayout)
    const metrics = listMetrics(layouts)
    const dividendYears = Array.from(
      { length: yearsOfDividends },
      (_, back) => Number(latestDay.slice(0, 4)) - back,
    )
    const { days, listCloses } = inColumns(closes)
    return {
      body: {
        companies: compared.flatMap((company, position) => {
          const { ticker } = company.row
          const record = records.get(ticker)
          if (record === undefined) return []
          const name = chosen[position]
          const history = periods.get(ticker) ?? []
          const period = history.find(({ year, months }) => year === name?.year && months === name.months)
          const own = { events: events.get(ticker) ?? [], coverage: coverage.get(ticker) ?? [] }
          const sums = dividendYears.map((year) => sumDividendsIn(year, latestDay, own))
          return {
            ...toReference(company),
            issuedShares: computeIssuedShares(record),
            listedShares: record.listedShares,
            freeFloat: record.freeFloat,
            ...(ranges.get(ticker) ?? untradedYear),
            statementCurrency: record.statementCurrency,
            ...statementFigures({ record, metrics, period, history, ...own, company }),
            dividends: sums.map((sum) => (typeof sum === 'number' ? sum : null)),
            dividendReasons: sums.map((sum) => (typeof sum === 'number' ? null : sum)),
            closes: listCloses(ticker),
            brokenOn: lastBreaks.get(ticker) ?? null,
          }
        }),
        unknown: tickers.filter((ticker) => !known.includes(ticker)),
        // Fiscal years of the same name may end in different months.
        isSamePeriod:
          new Set(chosen.flatMap((period) => (period ? [`${period.end} ${period.months}`] : []))).size <= 1,
        metrics: metrics.flatMap((key) => ratioDefinitions.filter((each) => each.key === key).map(toMetric)),
        lines: comparedLines.map(({ key, label }) => ({ key, label })),
        dividendYears,
        range,
        days,
        asOf,
      },
      tags: [tags.companyList, ...tickers.map(tags.company)],
    }
  },
})

function toReference({ row, subSector }: CompanyFigures) {
  const { ticker, slug, shortName, name, sector, board, boardAsOf, isSharia, listingDate } = row
  const { suspendedSince, delistedOn, quote, statedClose, marketValue } = row
  const state = { isSharia, listingDate, suspendedSince, delistedOn, quote, statedClose, marketValue }
  return { ticker, slug, shortName, name, sector, subSector, board, boardAsOf, ...state }
}

function statementFigures({
  record,
  metrics,
  period,
  history,
  events,
  coverage,
  company,
}: {
  record: RatedCompany
  metrics: readonly RatioKey[]
  period: StoredPeriod | undefined
  history: readonly StoredPeriod[]
  events: readonly PriceEvent[]
  coverage: Coverage
  company: CompanyFigures
}): Pick<Comparison['companies'][number], 'period' | 'exchangeRate' | 'ratios' | 'amounts'> {
  if (period === undefined) {
    return {
      period: null,
      exchangeRate: null,
      ratios: metrics.map((key) => (key === 'dividendYield' ? company.row.dividendYield : 'missing')),
      amounts: comparedLines.map(() => ({ value: null, growth: 'missing' })),
    }
  }
  const price = findKnownPrice(company.row.quote, company.row.statedClose)
  const at = (each: StoredPeriod) =>
    ratiosAt({
      company: record,
      period: each,
      history,
      events,
      coverage,
      price,
      sharesOf: price?.day ?? each.end,
    })
  const fullYear = history.find(({ months, end }) => months === 12 && end <= period.end)
  // The payout is known for full years only.
  const ratios = { ...at(period), payout: fullYear ? at(fullYear).payout : ('missing' as const) }
  const isRupiah = record.statementCurrency === 'IDR'
  const exchangeRate = isRupiah ? null : (period.lines.exchangeRate ?? null)
  return {
    period: toStatementColumn(period),
    exchangeRate,
    ratios: metrics.map((key) => ratios[key]),
    amounts: listAmounts(period, history, isRupiah ? 1 : exchangeRate),
  }
}

/** The ratios of at least one of the companies' layouts. */
function listMetrics(layouts: readonly StatementLayoutName[]): readonly RatioKey[] {
  const available = new Set(layouts.flatMap((layout) => listLayoutRatios(layout).map(({ key }) => key)))
  return comparedRatios.filter((key) => available.has(key))
}

function toMetric({ key, label, unit }: (typeof ratioDefinitions)[number]) {
  return { key, label, unit }
}

function sumDividendsIn(
  year: number,
  latestDay: string,
  { events, coverage }: { readonly events: readonly PriceEvent[]; readonly coverage: Coverage },
): number | DividendReason {
  const end = `${year}-12-31`
  const until = latestDay < end ? latestDay : end
  if (findMissingData(coverage, { dividendsAfter: `${year - 1}-12-31` }, until) !== null) {
    return 'dividendsUnknown'
  }
  return dividendsUntil(events, { until: latestDay, sharesOf: latestDay }, ({ day }) =>
    day.startsWith(`${year}-`),
  )
}

/** Merges the days of all companies, with one column of closes per company. */
function inColumns(closes: readonly AdjustedClose[]) {
  const days = [...new Set(closes.map(({ day }) => day))]
  const byTicker = Map.groupBy(closes, ({ ticker }) => ticker)
  return {
    days,
    listCloses(ticker: string): (number | null)[] {
      const own = new Map(byTicker.get(ticker)?.map(({ day, close }) => [day, close]))
      return days.map((day) => own.get(day) ?? null)
    },
  }
}
