import { bonusIssues, ipos, meetings, splits } from './actions.ts'
import { findDemoCompany } from './companies.ts'
import type { Row } from './csv.ts'
import type { DemoDates } from './demo-dates.ts'
import type { entitlementDates } from './dividends.ts'
import type { Financials } from './statements.ts'

/** The status on the date of the demo; first and last are the days of the action. */
function computeStatus(today: string, first: string, last: string): string {
  if (today < first) return 'planned'
  return today <= last ? 'ongoing' : 'completed'
}

function dateCells(dates: ReturnType<typeof entitlementDates>, today: string): Row {
  return {
    cum_date_regular: dates.cum,
    ex_date_regular: dates.ex,
    cum_date_cash: dates.recording,
    ex_date_cash: dates.exCash,
    recording_date: dates.recording,
    payment_date: dates.payment,
    status: computeStatus(today, dates.cum, dates.payment),
  }
}

export function dividendRows(
  financials: ReadonlyMap<string, Financials>,
  { today, lastTradingDay }: DemoDates,
): Row[] {
  return [...financials.values()].flatMap(({ dividends }) =>
    dividends.map((row) => ({
      id: `${row.ticker}-dividend-${row.bookYear}-${row.form === 'stock' ? 'stock' : row.type}`,
      ticker: row.ticker,
      type: row.type,
      form: row.form,
      book_year: row.bookYear,
      amount_per_share: row.amount,
      currency: row.currency,
      exchange_rate: row.recording <= lastTradingDay ? row.exchangeRate : null,
      total: row.total,
      ratio_old: row.ratio?.old ?? null,
      ratio_new: row.ratio?.new ?? null,
      ...dateCells(row, today),
    })),
  )
}

export function bonusRows({ today }: DemoDates): Row[] {
  return bonusIssues(today).map((row) => ({
    id: `${row.ticker}-bonus-${row.ex.slice(0, 4)}`,
    ticker: row.ticker,
    ratio_old: row.old,
    ratio_new: row.new,
    source: row.source,
    shares_issued: row.issued,
    ...dateCells(row, today),
  }))
}

export function splitRows({ today }: DemoDates): Row[] {
  return splits(today).map((row) => ({
    id: `${row.ticker}-split-${row.firstNew.slice(0, 4)}`,
    ticker: row.ticker,
    type: row.type,
    ratio_old: row.old,
    ratio_new: row.new,
    par_before: row.parBefore,
    par_after: row.parAfter,
    shares_before: row.sharesBefore,
    shares_after: row.sharesAfter,
    last_old_trading: row.lastOld,
    first_new_trading: row.firstNew,
    status: computeStatus(today, row.lastOld, row.lastOld),
  }))
}

export function ipoRows({ today }: DemoDates): Row[] {
  return ipos().map((row) => ({
    id: `${row.ticker}-ipo`,
    ticker: row.ticker,
    board: findDemoCompany(row.ticker).boardCode,
    book_building_from: row.bookFrom,
    book_building_to: row.bookTo,
    price_low: row.low,
    price_high: row.high,
    offering_price: row.price,
    par_value: row.parValue,
    shares_offered: row.offered,
    effective_date: row.effective,
    offering_from: row.offeringFrom,
    offering_to: row.offeringTo,
    allotment_date: row.allotment,
    distribution_date: row.distribution,
    listing_date: row.listing,
    lead_underwriter: row.underwriter,
    registrar: row.registrar,
    use_of_proceeds_id: row.use.id,
    use_of_proceeds_en: row.use.en,
    prospectus: null,
    status: computeStatus(today, row.bookFrom, row.distribution),
  }))
}

export function meetingRows(financials: ReadonlyMap<string, Financials>, dates: DemoDates): Row[] {
  return meetings(financials, dates).map((row) => ({
    id: `${row.ticker}-meeting-${row.day}`,
    ticker: row.ticker,
    type: row.type,
    announcement_date: row.announcement,
    recording_date: row.recording,
    invitation_date: row.invitation,
    meeting_date: row.day,
    meeting_time: row.time,
    venue_id: row.venue.id,
    venue_en: row.venue.en,
    electronic: row.isElectronic,
    agenda_id: row.agenda.id.join('\n'),
    agenda_en: row.agenda.en.join('\n'),
    result_id: row.result?.id ?? null,
    result_en: row.result?.en ?? null,
    status: computeStatus(dates.today, row.announcement, row.day),
  }))
}
