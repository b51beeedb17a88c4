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
  const stored = await countCompanies(
    context,
    compared.filter((day) => pricedDays.has(day)),
  )
  const values = await loadValues(context, [...newDays])
  const held: HeldDay[] = []
  let before: TradedCompanies | null = null
  for (const day of compared) {
    const companies = stored.get(day) ?? context.days.get(day)?.traded ?? 0
    const value = values.get(day)
    const reason = newDays.has(day)
      ? (compareCompanies(companies, before) ?? (value ? compareValues(context, value) : null))
      : null
    if (reason === null) before = { day, companies }
    else held.push({ day, reason })
  }
  return held
}

interface TradedCompanies {
  readonly day: string
  readonly companies: number
}

async function countCompanies(
  { transaction }: ImportContext,
  days: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (days.length === 0) return new Map()
  const counts = await transaction
    .selectFrom('prices')
    .select(({ fn }) => ['day', fn.countAll<number>().as('count')])
    .where('day', 'in', days)
    .groupBy('day')
    .execute()
  return new Map(counts.map(({ day, count }) => [day, count]))
}

function compareCompanies(companies: number, before: TradedCompanies | null): string | null {
  if (before === null || before.companies < minComparedCompanies) return null
  if (companies >= minShareOfCompanies * before.companies) return null
  return `${companies} companies traded, ${before.companies} on ${before.day}`
}

/** The traded value of a day, in rupiah. */
interface TradedValue {
  readonly day: string
  /** Of the regular market; null: a company has none. */
  readonly regular: number | null
  /** Of the other markets; null: no company has one. */
  readonly nonRegular: number | null
  /** The exchange's own total. */
  readonly exchange: number
}

/** Of the days whose total is known. */
async function loadValues(
  { transaction }: ImportContext,
  days: readonly string[],
): Promise<ReadonlyMap<string, TradedValue>> {
  const { rows } = await sql<TradedValue>`
    select total.day, total.trade_value as exchange, bars.regular,
      case when bars.non_regular is not null or untraded.non_regular is not null
        then coalesce(bars.non_regular, 0) + coalesce(untraded.non_regular, 0)
      end as non_regular
    from index_values as total
    cross join lateral (
      select sum(non_regular_value) as non_regular,
        case when count(value) = count(*) then sum(value) end as regular
      from prices where prices.day = total.day
    ) as bars
    cross join lateral (
      select sum(non_regular_value) as non_regular from untraded_days where untraded_days.day = total.day
    ) as untraded
    where total.code = 'COMPOSITE' and total.trade_value is not null
      and total.day = any(${arrayLiteral(days)}::date[])`.execute(transaction)
  return new Map(rows.map((value) => [value.day, value]))
}

function compareValues(
  { days, findings }: ImportContext,
  { day, regular, nonRegular, exchange }: TradedValue,
): string | null {
  if (regular === null) return null
  const unknown = findings.unknownByDay.get(day) ?? 0
  if (unknown > maxUnknownShare * ((days.get(day)?.rows ?? 0) + unknown)) return null
  const value = regular + (nonRegular ?? 0)
  // Without the other markets, the shares have a part of the total only.
  const isTooLow = nonRegular !== null && value < (1 - maxValueDifference) * exchange
  if (!isTooLow && value <= (1 + maxValueDifference) * exchange) return null
  return `the traded value of all shares is ${formatBillions(value)}, and the exchange's own total is ${formatBillions(exchange)} billion rupiah`
}

function formatBillions(rupiah: number): string {
  return (rupiah / 1e9).toLocaleString('en-US', { maximumFractionDigits: 1 })
}
