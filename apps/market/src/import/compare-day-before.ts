import { dayAfter } from '@site/finance/days.ts'
import type { TradingCalendar } from '@site/finance/trading-calendar.ts'
import { sql } from 'kysely'
import { arrayLiteral } from '#market/database/array-literal.ts'
import { breakTolerance } from './find-price-break.ts'
import type { ImportContext } from './tables/import-context.ts'

/** Below, the companies are too few to compare. */
const minComparedCompanies = 10
/** Half of the companies never repeat their price and volume: the file is that of the day before. */
const maxRepeatedShare = 0.5
/** On the busiest day since 2019, 1% of the companies had a corporate action. */
const maxDisplacedShare = 0.1

/** Two days with prices, and none in between. */
interface ConsecutiveDays {
  readonly day: string
  readonly before: string
}

interface Comparison extends ConsecutiveDays {
  /** Companies with a trade on both days. */
  readonly companies: number
  readonly repeated: number
  /** Their reference price is not the close of the day before. */
  readonly displaced: number
}

/** Why days cannot be those of their date, by day: their figures are of the day before, or of other companies. */
export async function findImplausibleDays(
  { transaction, loadTradingCalendar }: Pick<ImportContext, 'transaction' | 'loadTradingCalendar'>,
  days: readonly ConsecutiveDays[],
): Promise<ReadonlyMap<string, string>> {
  if (days.length === 0) return new Map()
  const { rows } = await sql<Comparison>`
    select given.day, given.before, count(*) as companies,
      count(*) filter (where later.close = earlier.close and later.volume = earlier.volume) as repeated,
      count(*) filter (
        where abs(later.previous / earlier.close - 1) > ${sql.lit(breakTolerance)}
      ) as displaced
    from unnest(
      ${arrayLiteral(days.map(({ day }) => day))}::date[], ${arrayLiteral(days.map(({ before }) => before))}::date[]
    ) as given (day, before)
    join prices later on later.day = given.day
    join prices earlier on earlier.ticker = later.ticker and earlier.day = given.before
    group by given.day, given.before`.execute(transaction)
  const calendar = await loadTradingCalendar()
  const reasons = rows
    .filter(({ companies }) => companies >= minComparedCompanies)
    .map((row) => [row.day, describeRepeated(row) ?? describeDisplaced(row, calendar)] as const)
  return new Map(reasons.flatMap(([day, reason]) => (reason === null ? [] : [[day, reason]])))
}

function describeRepeated({ before, companies, repeated }: Comparison): string | null {
  if (repeated <= maxRepeatedShare * companies) return null
  return `prices and volumes of ${repeated} of ${companies} companies are those of ${before}`
}

function describeDisplaced(
  { day, before, companies, displaced }: Comparison,
  { classifyDay }: TradingCalendar,
): string | null {
  // After a day without prices, nobody knows the closes that it refers to.
  for (let between = dayAfter(before); between < day; between = dayAfter(between)) {
    if (classifyDay(between) === 'open' || classifyDay(between) === 'unknown') return null
  }
  if (displaced <= maxDisplacedShare * companies) return null
  return `the reference prices of ${displaced} of ${companies} companies are not their closes of ${before}`
}
