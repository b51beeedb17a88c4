import { dayAfter } from '@site/finance/days.ts'
import type { TradingCalendar } from '@site/finance/trading-calendar.ts'
import type { RowPlace } from '#market/import/reading/import-findings.ts'
import type { ImportContext, KnownCompany } from './import-context.ts'

interface PriceOfDay extends RowPlace {
  readonly cells: { readonly date: string }
  readonly company: Pick<KnownCompany, 'listingDate' | 'delistedOn'>
}

/** Leaves out a price of a day on which the share cannot have traded. */
export function checkDay(
  { findings, lastDay }: Pick<ImportContext, 'findings' | 'lastDay'>,
  calendar: Pick<TradingCalendar, 'classifyDay'>,
  row: PriceOfDay,
): void {
  const { date } = row.cells
  const { listingDate, delistedOn } = row.company
  const leaveOut = (message: string) => findings.leaveOut(row, 'date', `${date} is ${message}`)
  if (date > lastDay) leaveOut(`after ${lastDay}, the last day that can have prices`)
  if (date < listingDate && !isClosedAfter(calendar, date, listingDate)) {
    leaveOut(`before the listing on ${listingDate}`)
  }
  if (delistedOn !== null && date > delistedOn) leaveOut(`after the last day on the exchange, ${delistedOn}`)
}

/** Whether no day after `day` until `end` can be a trading day: some profiles have a listing date on a weekend. */
function isClosedAfter(
  { classifyDay }: Pick<TradingCalendar, 'classifyDay'>,
  day: string,
  end: string,
): boolean {
  for (let next = dayAfter(day); next <= end; next = dayAfter(next)) {
    const kind = classifyDay(next)
    if (kind === 'open' || kind === 'unknown') return false
  }
  return true
}
