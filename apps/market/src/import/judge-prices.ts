import type { FigureMark } from '@site/contracts/market/values.ts'
import { autoRejectionLimits, type PriceLimits } from '@site/finance/auto-rejection.ts'
import { daysBetween } from '@site/finance/days.ts'
import { sql } from 'kysely'
import { loadTradingCalendar } from '#market/calendar/load-holidays.ts'
import { arrayLiteral } from '#market/database/array-literal.ts'
import type { ImportContext } from './tables/import-context.ts'

/** A bar with an unlikely change. */
interface SuspectBar {
  readonly ticker: string
  readonly day: string
  readonly high: number
  readonly low: number
  readonly close: number
  /** The reference price according to the exchange; on the first trading day, the price of the IPO. */
  readonly reference: number | null
  /** The last close before, at the price level of the bar. */
  readonly before: number | null
  readonly beforeDay: string | null
  readonly isFirstDay: boolean
}

interface Mark {
  readonly ticker: string
  readonly day: string
  readonly code: FigureMark
  readonly message: string
}

const codes = ['beyondAutoRejection', 'tenfoldChange', 'onHoliday'] satisfies FigureMark[]
/** After a longer gap, the data may miss days, and with them the reference price. */
const maxReferenceAgeDays = 14

/**
 * Marks stored bars with an unlikely change, and those on a holiday. Runs after corporate actions are applied. A bar is
 * judged by the one before, so all bars since the first changed day of a company are judged again.
 */
export async function judgePrices(context: ImportContext): Promise<void> {
  const { touched, findings, companies } = context
  const since = new Map(touched.pricesSince)
  for (const ticker of touched.priceEvents) since.set(ticker, '-infinity')
  if (touched.areHolidaysTouched) for (const ticker of companies.keys()) since.set(ticker, '-infinity')
  if (since.size === 0) return
  const suspects = await loadSuspects(context, since)
  const marks = [...suspects.flatMap(marksOf), ...(await loadMarksOnHolidays(context, since))]
  const added = await storeMarks(context, since, marks)
  for (const mark of marks.filter((each) => added.has(keyOf(each)))) {
    const place = { table: 'prices', file: fileOf(context, mark), line: null } as const
    findings.unusual(place, null, mark.message, mark.code)
  }
}

/** Bars are too many to know the file of each. */
function fileOf({ priceFiles }: ImportContext, { ticker, day }: Mark): string {
  const ofDay = priceFiles.get(day)
  return (ofDay === null ? priceFiles.get(ticker) : ofDay) ?? 'prices'
}

function keyOf({ ticker, day, code }: Pick<Mark, 'ticker' | 'day' | 'code'>): string {
  return `${ticker} ${day} ${code}`
}

async function loadSuspects({ transaction }: ImportContext, since: ReadonlyMap<string, string>) {
  const { rows } = await sql<SuspectBar>`
    with bars as (
      select judged.since, p.*,
        lag(p.close * p.adjustment_factor) over bars_of_company / p.adjustment_factor as before,
        lag(p.day) over bars_of_company as before_day,
        lag(p.adjustment_factor) over bars_of_company <> p.adjustment_factor as is_after_event
      from ${judgedOf(since)} as judged (ticker, since)
      cross join lateral (
        select ticker, day, high, low, close, previous, adjustment_factor from prices
        where ticker = judged.ticker and day >= coalesce(
          (select max(day) from prices where ticker = judged.ticker and day < judged.since), '-infinity'
        )
      ) as p
      window bars_of_company as (partition by p.ticker order by p.day)
    ), referred as (
      select bars.*, bars.day = c.listing_date as is_first_day,
        case
          -- The exchange's reference price may be the one before the event.
          when bars.is_after_event then bars.before
          else coalesce(bars.previous, case when bars.day = c.listing_date then c.ipo_price end)
        end as reference
      from bars join companies c using (ticker)
      where bars.day >= bars.since
    )
    select ticker, day, high, low, close, reference, before, before_day, is_first_day
    from referred
    -- The narrowest bands so far are 7% down and 20% up; autoRejectionLimits has the rules.
    where high > 1.2 * coalesce(reference, before) or low < 0.93 * coalesce(reference, before)
      or close >= 10 * before or close <= before / 10
    order by ticker, day`.execute(transaction)
  return rows
}

function marksOf(bar: SuspectBar): Mark[] {
  const { ticker, day, high, low, close, before } = bar
  const mark = (code: FigureMark, text: string) => ({
    ticker,
    day,
    code,
    message: `${ticker} ${day}: ${text}`,
  })
  const limits = limitsOf(bar)
  const isTenfold = before !== null && (close >= before * 10 || close <= before / 10)
  return [
    ...(limits !== null && (high > limits.upper || low < limits.lower)
      ? [
          mark(
            'beyondAutoRejection',
            `${low} to ${high} is beyond the limits ${limits.lower} and ${limits.upper}`,
          ),
        ]
      : []),
    ...(isTenfold
      ? [mark('tenfoldChange', `close ${close} follows ${before} without a corporate action`)]
      : []),
  ]
}

/** The widest limits of all boards, because the board of a past day is not known. */
function limitsOf({ day, reference, before, beforeDay, isFirstDay }: SuspectBar): PriceLimits | null {
  const isRecent = beforeDay !== null && daysBetween(beforeDay, day) <= maxReferenceAgeDays
  const price = reference ?? (isRecent ? before : null)
  if (price === null) return null
  const main = autoRejectionLimits(price, 'M', day, { isFirstTradingDay: isFirstDay })
  const narrow = autoRejectionLimits(price, 'A', day, { isFirstTradingDay: isFirstDay })
  if (main === null || narrow === null) return null
  return { lower: Math.min(main.lower, narrow.lower), upper: Math.max(main.upper, narrow.upper) }
}

async function loadMarksOnHolidays(
  { transaction }: ImportContext,
  since: ReadonlyMap<string, string>,
): Promise<Mark[]> {
  // Only known holidays: a weekday of an unknown year may have been a trading day.
  const { holidays } = await loadTradingCalendar(transaction)
  const { rows } = await sql<{ ticker: string; day: string }>`
    select p.ticker, p.day
    from unnest(${arrayLiteral(holidays)}::date[]) as closed (day)
    join prices p using (day)
    join ${judgedOf(since)} as judged (ticker, since) on judged.ticker = p.ticker and p.day >= judged.since
    order by p.ticker, p.day`.execute(transaction)
  return rows.map(({ ticker, day }) => ({
    ticker,
    day,
    code: 'onHoliday',
    message: `${ticker} ${day}: the exchange was closed on this day`,
  }))
}

/** Replaces the marks of the judged days; returns the keys of new ones. */
async function storeMarks(
  { transaction, touched }: ImportContext,
  since: ReadonlyMap<string, string>,
  marks: readonly Mark[],
): Promise<ReadonlySet<string>> {
  const column = (name: 'ticker' | 'day' | 'code') => arrayLiteral(marks.map((mark) => mark[name]))
  const { rows } = await sql<Pick<Mark, 'ticker' | 'day' | 'code'> & { isNew: boolean }>`
    with wanted as (
      select * from unnest(${column('ticker')}::text[], ${column('day')}::text[], ${column('code')}::text[])
        as mark (ticker, key, code)
    ), gone as (
      delete from figure_marks as old using ${judgedOf(since)} as judged (ticker, since)
      where old.subject = 'price' and old.code = any(${codes}::text[])
        and old.ticker = judged.ticker and old.key::date >= judged.since
        and not exists (
          select from wanted
          where wanted.ticker = old.ticker and wanted.key = old.key and wanted.code = old.code
        )
      returning old.ticker, old.key, old.code
    ), added as (
      insert into figure_marks (ticker, subject, key, code) select ticker, 'price', key, code from wanted
      on conflict do nothing
      returning ticker, key, code
    )
    select ticker, key as day, code, false as is_new from gone
    union all select ticker, key, code, true from added`.execute(transaction)
  for (const { ticker } of rows) touched.companies.add(ticker)
  return new Set(rows.filter(({ isNew }) => isNew).map(keyOf))
}

function judgedOf(since: ReadonlyMap<string, string>) {
  return sql`unnest(${arrayLiteral([...since.keys()])}::text[], ${arrayLiteral([...since.values()])}::date[])`
}
