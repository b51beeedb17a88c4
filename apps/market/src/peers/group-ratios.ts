import type { StatementColumn } from '@site/contracts/market/statements.ts'
import type { Ratio } from '@site/contracts/market/values.ts'
import type { RatioKey } from '@site/finance/ratio-definitions.ts'
import type { MarketDatabase } from '#market/database/connection.ts'
import { loadCoverage } from '#market/figures/coverage.ts'
import type { CompanyFigures } from '#market/figures/market-figures.ts'
import { loadPriceEvents } from '#market/figures/price-events.ts'
import { ratiosAt } from '#market/figures/ratios-at.ts'
import { findKnownPrice } from '#market/figures/stated-closes.ts'
import { loadPeriods } from '#market/figures/statements.ts'
import { loadRatedCompanies } from './source.ts'

type GroupRatios = ReadonlyMap<string, readonly Ratio[]>

interface Group {
  readonly members: readonly CompanyFigures[]
  /** null: no filings. */
  readonly period: Pick<StatementColumn, 'year' | 'months'> | null
  readonly metrics: readonly RatioKey[]
}

const cache = new WeakMap<readonly CompanyFigures[], Map<string, Promise<GroupRatios>>>()

/**
 * The ratios of every member, one per metric. A large group has thousands of lines, and all members need the same
 * result, so it is cached with the market figures until the next change.
 */
export function groupRatios(
  database: MarketDatabase,
  market: readonly CompanyFigures[],
  group: Group,
): Promise<GroupRatios> {
  const groups = cache.get(market) ?? new Map<string, Promise<GroupRatios>>()
  cache.set(market, groups)
  const { members, period, metrics } = group
  const key = [members.map(({ row }) => row.ticker), period?.year, period?.months, metrics].join('/')
  const ratios = groups.get(key) ?? loadGroupRatios(database, group)
  groups.set(key, ratios)
  ratios.catch(() => groups.delete(key))
  return ratios
}

async function loadGroupRatios(
  database: MarketDatabase,
  { members, period, metrics }: Group,
): Promise<GroupRatios> {
  const tickers = members.map(({ row }) => row.ticker)
  const [filed, events, coverage, companies] = await Promise.all([
    // Averages and trailing months need the previous year.
    period && loadPeriods(database, tickers, { years: { from: period.year - 1, to: period.year } }),
    loadPriceEvents(database, tickers),
    loadCoverage(database, tickers),
    loadRatedCompanies(database, tickers),
  ])
  return new Map(
    members.map(({ row }) => {
      const history = filed?.get(row.ticker) ?? []
      const own = history.find(({ year, months }) => year === period?.year && months === period.months)
      const company = companies.get(row.ticker)
      const price = findKnownPrice(row.quote, row.statedClose)
      const ratios =
        own &&
        company &&
        ratiosAt({
          company,
          period: own,
          history,
          events: events.get(row.ticker) ?? [],
          coverage: coverage.get(row.ticker) ?? [],
          price,
          sharesOf: price?.day ?? own.end,
        })
      return [row.ticker, metrics.map((key) => ratios?.[key] ?? 'missing')]
    }),
  )
}
