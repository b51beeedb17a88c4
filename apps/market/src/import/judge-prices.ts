import type { FigureMark } from '@site/contracts/market/values.ts'
import type { PriceLimits } from '@site/finance/auto-rejection.ts'
import { daysBetween } from '@site/finance/days.ts'
import { sql } from 'kysely'
import { loadTradingCalendar } from '#market/calendar/load-holidays.ts'
import { arrayLiteral } from '#market/database/array-literal.ts'
import {
  type BarAfterBar,
  breakTolerance,
  computeFactorBefore,
  type FoundBreak,
  findMisdatedEvent,
  findPriceBreak,
  findWidestLimits,
  isEventAbsent,
  isReferenceOfBefore,
  never,
} from './find-price-break.ts'
import {
  formatBreak,
  formatMisdated,
  judgedCompanies,
  type MisdatedEvent,
  type StoredFactorEvent,
  storeEventDays,
  storePriceBreaks,
} from './store-price-breaks.ts'
import type { ImportContext } from './tables/import-context.ts'
import { joinTouched, nothingTouched, type Touched, touchCompanies } from './tables/touched.ts'

/** A bar with an unlikely change. */
interface SuspectBar extends BarAfterBar {
  readonly isFirstDay: boolean
  readonly ipoPrice: number | null
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
 * Finds breaks in stored prices, and marks bars with an unlikely change and those on a holiday. Runs after corporate
 * actions are applied. A bar is judged by the one before, so all bars since the first changed day of a company are
 * judged again.
 */
export async function judgePrices(context: ImportContext, touched: Touched): Promise<Touched> {
  const { transaction } = context
  const since = await listJudgedCompanies(context, touched)
  if (since.size === 0) return nothingTouched
  const suspects = await loadSuspects(context, since)
  const events = await loadFactorEvents(context, [...since.keys()])
  const calendar = await loadTradingCalendar(transaction)
  const breaks: FoundBreak[] = []
  const marks: Mark[] = []
  const misdated: MisdatedEvent[] = []
  for (const [ticker, bars] of Map.groupBy(suspects, (bar) => bar.ticker)) {
    const { effective, misdated: ofCompany } = dateEvents(bars, events.get(ticker) ?? [], since.get(ticker))
    misdated.push(...ofCompany)
    for (const bar of bars) {
      const found = findPriceBreak(bar, effective, calendar)
      if (found !== null) breaks.push(found)
      marks.push(...listMarks(bar, computeFactorBefore(bar, effective), found))
    }
  }
  const days = await storeEventDays(context, since, misdated)
  for (const event of days.added) {
    const { ticker, day, adjustsOn } = event
    const place = findPlace(context, { ticker, day: adjustsOn === never ? day : adjustsOn })
    context.findings.unusual(place, null, formatMisdated(event), 'priceBreak')
  }
  const stored = await storePriceBreaks(context, since, breaks)
  for (const found of stored.added) {
    // Without a reference price, the bar has a mark of its own.
    if (found.previous === null) continue
    context.findings.unusual(findPlace(context, found), null, formatBreak(found), 'priceBreak')
  }
  const marksOnHolidays = await loadMarksOnHolidays(context, since)
  const marked = await storeMarks(context, since, [...marks, ...marksOnHolidays])
  for (const mark of [...marks, ...marksOnHolidays].filter((each) => marked.added.has(toMarkKey(each)))) {
    context.findings.unusual(findPlace(context, mark), null, mark.message, mark.code)
  }
  return joinTouched([days.touched, stored.touched, marked.touched])
}

/** The first day to judge, by ticker. */
async function listJudgedCompanies({ transaction, companies }: ImportContext, touched: Touched) {
  const since = new Map(touched.pricesSince)
  for (const ticker of touched.priceEvents) since.set(ticker, '-infinity')
  if (touched.areHolidaysTouched) for (const ticker of companies.keys()) since.set(ticker, '-infinity')
  const unsearched = await transaction
    .updateTable('companies')
    .set({ areBreaksSearched: true })
    .where('areBreaksSearched', '=', false)
    .returning('ticker')
    .execute()
  for (const { ticker } of unsearched) since.set(ticker, '-infinity')
  return since
}

/** Bars are too many to know the file of each. */
function findPlace({ priceFiles }: ImportContext, { ticker, day }: Pick<Mark, 'ticker' | 'day'>) {
  const ofDay = priceFiles.get(day)
  const file = (ofDay === null ? priceFiles.get(ticker) : ofDay) ?? 'prices'
  return { table: 'prices', file, line: null } as const
}

function toMarkKey({ ticker, day, code }: Pick<Mark, 'ticker' | 'day' | 'code'>): string {
  return `${ticker} ${day} ${code}`
}

async function loadSuspects({ transaction }: ImportContext, since: ReadonlyMap<string, string>) {
  const { rows } = await sql<SuspectBar>`
    with bars as (
      select judged.since, p.*,
        lag(p.close) over bars_of_company as close_before,
        lag(p.day) over bars_of_company as day_before
      from ${judgedCompanies(since)}
      cross join lateral (
        select ticker, day, high, low, close, previous from prices
        where ticker = judged.ticker and day >= coalesce(
          (select max(day) from prices where ticker = judged.ticker and day < judged.since), '-infinity'
        )
      ) as p
      window bars_of_company as (partition by p.ticker order by p.day)
    ), first_days as (
      select e.ticker, first.day
      from ${judgedCompanies(since)}
      join price_events e on e.ticker = judged.ticker and e.factor <> 1
      cross join lateral (
        select day from prices where ticker = e.ticker and day >= e.day order by day limit 1
      ) as first
      where first.day >= judged.since
    )
    select ticker, day, high, low, close, previous, day_before, close_before,
      day = c.listing_date as is_first_day, c.ipo_price,
      exists (select from prices other where other.day > day_before and other.day < bars.day) as is_market_between
    from bars join companies c using (ticker)
    where bars.day >= bars.since and (
      -- The narrowest bands so far are 7% down and 20% up; autoRejectionLimits has the rules.
      high > 1.2 * coalesce(previous, close_before, ipo_price)
      or low < 0.93 * coalesce(previous, close_before, ipo_price)
      or close >= 10 * close_before or close <= close_before / 10
      or abs(previous / close_before - 1) > ${sql.lit(breakTolerance)}
      or (ticker, day) in (select ticker, day from first_days)
    )
    order by ticker, day`.execute(transaction)
  return rows
}

/** The events of a company with the days on which prices change, and those for which that is not the listed day. */
function dateEvents(bars: readonly SuspectBar[], events: readonly StoredFactorEvent[], since = '') {
  const found = new Map<StoredFactorEvent, string>()
  for (const bar of bars) {
    const event = findMisdatedEvent(bar, events)
    if (event !== null) found.set(event, bar.day)
  }
  for (const event of events) {
    const first = bars.find(
      ({ day, dayBefore }) => dayBefore !== null && dayBefore < event.day && event.day <= day,
    )
    if (first !== undefined && !found.has(event) && isEventAbsent(first, [event])) found.set(event, never)
  }
  const effective = events.map((event) => {
    const { day, adjustsOn, factor } = event
    // Bars of before `since` are not judged again.
    const kept =
      adjustsOn !== null && (adjustsOn < since || (adjustsOn === never && day < since)) ? adjustsOn : null
    return { factor, day: found.get(event) ?? kept ?? day }
  })
  return { effective, misdated: [...found].map(([event, adjustsOn]) => ({ ...event, adjustsOn })) }
}

/** The delivered events that adjust prices, by ticker. */
async function loadFactorEvents({ transaction }: ImportContext, tickers: readonly string[]) {
  const { rows } = await sql<StoredFactorEvent>`
    select ticker, day, kind, place, factor, adjusts_on from price_events
    where factor <> 1 and ticker = any(${arrayLiteral(tickers)}::text[])`.execute(transaction)
  return Map.groupBy(rows, ({ ticker }) => ticker)
}

/** `factor` multiplies the close before by the delivered events in between. */
function listMarks(bar: SuspectBar, factor: number, found: FoundBreak | null): Mark[] {
  const { ticker, day, high, low, close, closeBefore } = bar
  const mark = (code: FigureMark, text: string) => ({
    ticker,
    day,
    code,
    message: `${ticker} ${day}: ${text}`,
  })
  const before = closeBefore === null ? null : closeBefore * factor * (found?.factor ?? 1)
  const limits = findLimits(bar, before, found)
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

/** The limits around the reference price of the day; null: it is unknown. */
function findLimits(bar: SuspectBar, before: number | null, found: FoundBreak | null): PriceLimits | null {
  const { day, dayBefore, previous, isFirstDay, ipoPrice } = bar
  const isRecent = dayBefore !== null && daysBetween(dayBefore, day) <= maxReferenceAgeDays
  const isUsable = found?.kind !== 'wrongReference' && (before === null || !isReferenceOfBefore(bar, before))
  const reference = (isUsable ? previous : before) ?? (isFirstDay ? ipoPrice : null)
  const price = reference ?? (isRecent ? before : null)
  return price === null ? null : findWidestLimits(price, day, { isFirstTradingDay: isFirstDay })
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
    join ${judgedCompanies(since)} on judged.ticker = p.ticker and p.day >= judged.since
    order by p.ticker, p.day`.execute(transaction)
  return rows.map(({ ticker, day }) => ({
    ticker,
    day,
    code: 'onHoliday',
    message: `${ticker} ${day}: the exchange was closed on this day`,
  }))
}

interface StoredMarks {
  /** The keys of those that were not stored before. */
  readonly added: ReadonlySet<string>
  readonly touched: Touched
}

/** Replaces the marks of the judged days. */
async function storeMarks(
  { transaction }: ImportContext,
  since: ReadonlyMap<string, string>,
  marks: readonly Mark[],
): Promise<StoredMarks> {
  const column = (name: 'ticker' | 'day' | 'code') => arrayLiteral(marks.map((mark) => mark[name]))
  const { rows } = await sql<Pick<Mark, 'ticker' | 'day' | 'code'> & { isNew: boolean }>`
    with wanted as (
      select * from unnest(${column('ticker')}::text[], ${column('day')}::text[], ${column('code')}::text[])
        as mark (ticker, key, code)
    ), gone as (
      delete from figure_marks as old using ${judgedCompanies(since)}
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
  return {
    added: new Set(rows.filter(({ isNew }) => isNew).map(toMarkKey)),
    touched: touchCompanies(rows),
  }
}
