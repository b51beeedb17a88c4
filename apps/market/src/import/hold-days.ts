import { type Kysely, sql } from 'kysely'
import { daysBefore } from '#market/calendar/days.ts'
import { arrayLiteral } from '#market/database/array-literal.ts'
import type { Database } from '#market/database/schema.ts'
import { findImplausibleDays } from './compare-day-before.ts'
import type { HeldDay } from './reading/import-findings.ts'
import type { ImportContext } from './tables/import-context.ts'

/** As the alert ImportIncomplete. */
const minShareOfCompanies = 0.7
/** More companies are listed from day to day. */
const minShareOfDayAfter = 0.5
/** Below, the companies that trade on a day are too few to compare. */
const minComparedCompanies = 10
/** The number of companies that trade changes in a longer time. */
const maxDaysBetween = 31
const maxValueDifference = 0.1

interface IncompleteDay extends HeldDay {
  /** With prices of so many companies, it was complete before. */
  readonly minStored: number
}

interface JudgedDays {
  /** Days of daily files. */
  readonly incomplete: readonly IncompleteDay[]
  readonly complete: ReadonlySet<string>
}

/**
 * Compares the days of daily files with another trading day and with the exchange's own total. Call it after prices and
 * indices are imported.
 */
export async function judgeDays(context: ImportContext): Promise<JudgedDays> {
  const { transaction, findings } = context
  const dailyFiles = listDailyFiles(context)
  const partialDays = [...findings.partialFiles.values()].map(({ day }) => day)
  const incomplete: IncompleteDay[] = []
  const complete = new Set<string>()
  const judged = [...dailyFiles.keys(), ...partialDays].toSorted()
  const [first, last] = [judged[0], judged.at(-1)]
  if (first === undefined || last === undefined) return { incomplete, complete }
  const values = await loadValues(context, [...dailyFiles.keys()])
  const days = await countCompanies(transaction, {
    from: daysBefore(first, maxDaysBetween),
    to: daysBefore(last, -maxDaysBetween),
  })
  const implausible = await findImplausibleDays(
    context,
    days.flatMap(({ day }, index) => {
      const before = days[index - 1]?.day
      return before !== undefined && dailyFiles.has(day) ? [{ day, before }] : []
    }),
  )
  let latest: MarketDay | null = null
  for (const [index, marketDay] of days.entries()) {
    const { day, companies } = marketDay
    const measure = findMeasure(day, latest, days[index + 1])
    const files = dailyFiles.get(day) ?? []
    const reason =
      files.length === 0
        ? null
        : (compareCompanies(companies, measure) ??
          compareValues(context, files, values.get(day)) ??
          implausible.get(day) ??
          null)
    if (reason !== null) {
      const minStored = minShareOfCompanies * (measure?.companies ?? 1)
      incomplete.push({ day, reason, files, minStored })
    } else if (companies >= (measure?.minCompanies ?? minComparedCompanies)) {
      complete.add(day)
      if (companies >= minComparedCompanies) latest = marketDay
    }
  }
  return { incomplete, complete }
}

/** Call it before anything is imported: days that are complete already are only corrected. */
export async function omitStoredDays(
  transaction: Kysely<Database>,
  days: readonly IncompleteDay[],
): Promise<readonly HeldDay[]> {
  const [from, to] = [days[0]?.day, days.at(-1)?.day]
  if (from === undefined || to === undefined) return []
  const stored = new Map(
    (await countCompanies(transaction, { from, to })).map(({ day, companies }) => [day, companies]),
  )
  return days.flatMap(({ day, reason, files, minStored }) =>
    (stored.get(day) ?? 0) >= minStored ? [] : [{ day, reason, files }],
  )
}

/** The days that have prices, in order. */
async function countCompanies(
  transaction: Kysely<Database>,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<readonly MarketDay[]> {
  return transaction
    .selectFrom('prices')
    .select(({ fn }) => ['day', fn.countAll<number>().as('companies')])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('day')
    .orderBy('day')
    .execute()
}

/** Reports files with fewer rows than they declare; beside the whole day, they are not needed. */
export function reportPartialFiles({ findings, notes }: ImportContext, { complete }: JudgedDays): void {
  for (const [file, { day, reason }] of findings.partialFiles) {
    if (complete.has(day))
      notes.push(`${file}: has ${reason} and is ignored: ${day} is known from another file`)
    else findings.holdDay({ day, reason, files: [file] })
  }
}

/** The files of each day that has its own; a day without any trade publishes nothing. */
function listDailyFiles({ dayOfFile, days }: ImportContext): ReadonlyMap<string, readonly string[]> {
  const files = [...dayOfFile].filter(([, day]) => day !== null && days.get(day)?.traded)
  const byDay = Map.groupBy(files, ([, day]) => day ?? '')
  return new Map([...byDay].map(([day, ofDay]) => [day, ofDay.map(([file]) => file)]))
}

interface MarketDay {
  readonly day: string
  readonly companies: number
}

interface Measure extends MarketDay {
  readonly minCompanies: number
}

/** The latest complete day before, or else the next one. */
function findMeasure(day: string, before: MarketDay | null, after: MarketDay | undefined): Measure | null {
  if (before !== null && before.day >= daysBefore(day, maxDaysBetween)) {
    return { ...before, minCompanies: minShareOfCompanies * before.companies }
  }
  if (after === undefined || after.companies < minComparedCompanies) return null
  if (daysBefore(after.day, maxDaysBetween) > day) return null
  return { ...after, minCompanies: minShareOfDayAfter * after.companies }
}

function compareCompanies(companies: number, measure: Measure | null): string | null {
  if (measure === null || companies >= measure.minCompanies) return null
  return `${companies} companies traded, ${measure.companies} on ${measure.day}`
}

/** The traded value of a day, in rupiah. */
interface TradedValue {
  readonly day: string
  /** Of the regular market; null: a company has none. */
  readonly regular: number | null
  /** Of the other markets; null: a company has none. */
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
      bars.non_regular + coalesce(untraded.non_regular, 0) as non_regular
    from index_values as total
    cross join lateral (
      select case when count(value) = count(*) then sum(value) end as regular,
        case when count(non_regular_value) = count(*) then sum(non_regular_value) end as non_regular
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
  { findings }: ImportContext,
  files: readonly string[],
  traded: TradedValue | undefined,
): string | null {
  if (traded === undefined || traded.regular === null) return null
  const { regular, nonRegular, exchange } = traded
  const ofFiles = findings.counts.files.get('prices')
  // The exchange's total has the shares too that are left out here; files may repeat each other.
  const leftOut = Math.max(...files.map((file) => ofFiles?.get(file)?.leftOutValue ?? 0))
  const value = regular + (nonRegular ?? 0) + leftOut
  // Without the other markets, the shares have a part of the total only.
  const isTooLow = nonRegular !== null && value < (1 - maxValueDifference) * exchange
  if (!isTooLow && value <= (1 + maxValueDifference) * exchange) return null
  return `shares with a value of ${formatBillions(value)} billion, the exchange states ${formatBillions(exchange)} billion`
}

function formatBillions(rupiah: number): string {
  return `Rp${(rupiah / 1e9).toLocaleString('en-US', { maximumFractionDigits: 1 })}`
}
