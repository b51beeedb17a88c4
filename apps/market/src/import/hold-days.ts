import { type Kysely, sql } from 'kysely'
import { arrayLiteral } from '#market/database/array-literal.ts'
import type { Database } from '#market/database/schema.ts'
import type { HeldDay } from './reading/import-findings.ts'
import type { ImportContext } from './tables/import-context.ts'

/** As the alert ImportIncomplete. */
const minShareOfCompanies = 0.7
/** Below, the companies that trade on a day are too few to compare. */
const minComparedCompanies = 10
const maxValueDifference = 0.1
/** With more shares that are unknown here, their total cannot be that of the exchange. */
const maxUnknownShare = 0.05

/** All days with prices: a day that has some before an import is never held back. */
export async function loadPricedDays(database: Kysely<Database>): Promise<ReadonlySet<string>> {
  // PostgreSQL would read all prices for "select distinct".
  const { rows } = await sql<{ day: string }>`
    with recursive days (day) as (
      select min(day) from prices
      union all
      select (select min(day) from prices where prices.day > days.day) from days where days.day is not null
    )
    select day from days where day is not null`.execute(database)
  return new Set(rows.map(({ day }) => day))
}

/**
 * The new days with far fewer traded companies than the trading day before, or whose traded value is not the exchange's
 * own total. Call it after prices and indices are imported.
 */
export async function findHeldDays(
  context: ImportContext,
  pricedDays: ReadonlySet<string>,
): Promise<readonly HeldDay[]> {
  const newDays = new Set([...context.days.keys()].filter((day) => !pricedDays.has(day)))
  if (newDays.size === 0) return []
  const days = [...pricedDays, ...newDays].toSorted()
  const compared = days.filter((day, index) => newDays.has(day) || newDays.has(days[index + 1] ?? ''))
  const markets = await loadMarkets(context, compared)
  const held: HeldDay[] = []
  let before: Market | null = null
  for (const day of compared) {
    const market = markets.get(day) ?? { ...emptyMarket, day }
    const reason = newDays.has(day)
      ? (compareCompanies(market, before) ?? compareValues(context, market))
      : null
    if (reason === null) before = market
    else held.push({ day, reason })
  }
  return held
}

/** The trades of a day, in rupiah. */
interface Market {
  readonly day: string
  readonly companies: number
  /** Of the regular market; null: a company has none. */
  readonly regularValue: number | null
  /** null: no company has one. */
  readonly nonRegularValue: number | null
  /** The exchange's own total; null: unknown. */
  readonly exchangeValue: number | null
}

const emptyMarket = { companies: 0, regularValue: null, nonRegularValue: null, exchangeValue: null }

async function loadMarkets(
  { transaction }: ImportContext,
  days: readonly string[],
): Promise<ReadonlyMap<string, Market>> {
  const { rows } = await sql<Market>`
    with wanted as (
      select unnest(${arrayLiteral(days)}::date[]) as day
    ), bars as (
      select day, count(*) as companies, sum(non_regular_value) as non_regular_value,
        case when count(value) = count(*) then sum(value) end as regular_value
      from prices where day in (select day from wanted) group by day
    ), untraded as (
      select day, sum(non_regular_value) as non_regular_value
      from untraded_days where day in (select day from wanted) group by day
    )
    select bars.day, companies, regular_value, exchange.trade_value as exchange_value,
      case when coalesce(bars.non_regular_value, untraded.non_regular_value) is not null
        then coalesce(bars.non_regular_value, 0) + coalesce(untraded.non_regular_value, 0)
      end as non_regular_value
    from bars
    left join untraded using (day)
    left join index_values exchange on exchange.code = 'COMPOSITE' and exchange.day = bars.day`.execute(
    transaction,
  )
  return new Map(rows.map((market) => [market.day, market]))
}

function compareCompanies({ companies }: Market, before: Market | null): string | null {
  if (before === null || before.companies < minComparedCompanies) return null
  if (companies >= minShareOfCompanies * before.companies) return null
  return `${companies} companies traded, ${before.companies} on ${before.day}`
}

function compareValues(
  { days, findings }: ImportContext,
  { day, regularValue, nonRegularValue, exchangeValue }: Market,
): string | null {
  if (regularValue === null || exchangeValue === null) return null
  const unknown = findings.unknownByDay.get(day) ?? 0
  if (unknown > maxUnknownShare * ((days.get(day)?.rows ?? 0) + unknown)) return null
  const value = regularValue + (nonRegularValue ?? 0)
  // Without the other markets, the shares have a part of the total only.
  const isTooLow = nonRegularValue !== null && value < (1 - maxValueDifference) * exchangeValue
  if (!isTooLow && value <= (1 + maxValueDifference) * exchangeValue) return null
  return `the traded value of all shares is ${formatBillions(value)}, and the exchange's own total is ${formatBillions(exchangeValue)} billion rupiah`
}

function formatBillions(rupiah: number): string {
  return (rupiah / 1e9).toLocaleString('en-US', { maximumFractionDigits: 1 })
}
