import { actionStatuses } from '@site/contracts/market/action-entries.ts'
import { boardCodes } from '@site/contracts/market/values.ts'
import {
  clockTime,
  decimal,
  descriptive,
  identifier,
  lines,
  oneOf,
  optional,
  ratioPart,
  rupiah,
  shares,
  text,
  ticker,
  tradingDay,
  webAddress,
  yesNo,
} from '#market/import/reading/cells.ts'
import type { TableRow } from '#market/import/reading/read-table.ts'
import { type AddError, checkOrder, checkSpan } from './action-days.ts'
import { type ImportContext, type KnownCompany, readCompanyRows } from './import-context.ts'
import type { ImportedAction } from './imported-action.ts'
import { storeActions } from './store-actions.ts'
import { nothingTouched, type Touched } from './touched.ts'

export const splitColumns = {
  id: identifier,
  ticker,
  type: oneOf(['split', 'reverseSplit']),
  ratio_old: ratioPart,
  ratio_new: ratioPart,
  par_before: optional(decimal(0.0001, 1e6)),
  par_after: optional(decimal(0.0001, 1e6)),
  shares_before: optional(shares),
  shares_after: optional(shares),
  last_old_trading: optional(tradingDay),
  first_new_trading: optional(tradingDay),
  status: optional(oneOf(actionStatuses)),
}

export async function importSplits(context: ImportContext): Promise<Touched> {
  const rows = readCompanyRows(context, 'splits', splitColumns)
  if (!rows) return nothingTouched
  const actions: ImportedAction[] = []
  for await (const row of rows) {
    const { cells } = row
    const addError: AddError = (column, message) => context.findings.leaveOut(row, column, message)
    checkOrder(cells, [['last_old_trading', 'first_new_trading']], addError)
    checkSpan(cells, { key: 'first_new_trading', others: ['last_old_trading'] }, addError)
    const { ratio_old: old, ratio_new: becomes } = cells
    if (cells.type === 'split' ? becomes <= old : becomes >= old)
      addError('ratio_new', `${old}:${becomes} is no ${cells.type}`)
    const { par_before: parBefore, par_after: parAfter } = cells
    const { shares_before: sharesBefore, shares_after: sharesAfter } = cells
    if (sharesBefore !== null && sharesAfter !== null) {
      const expected = Math.floor((sharesBefore * becomes) / old)
      if (sharesAfter !== expected)
        addError('shares_after', `is ${sharesAfter}, by the ratio it is ${expected}`)
    }
    if (parBefore !== null && parAfter !== null && Math.abs(parAfter * becomes - parBefore * old) > 0.001) {
      addError('par_after', `${parAfter} does not follow from ${parBefore} by the ratio`)
    }
    const ratio = { ratioOld: old, ratioNew: becomes }
    const day = cells.first_new_trading
    actions.push({
      row,
      action: {
        id: cells.id,
        ticker: cells.ticker,
        kind: 'stock-merge-split',
        status: cells.status,
        keyDate: cells.first_new_trading,
        details: {
          kind: 'stock-merge-split',
          type: cells.type,
          ...ratio,
          parBefore,
          parAfter,
          sharesBefore,
          sharesAfter,
          lastOldTrading: cells.last_old_trading,
          firstNewTrading: cells.first_new_trading,
        },
      },
      event:
        cells.status === 'cancelled' || day === null
          ? null
          : {
              ticker: cells.ticker,
              day,
              kind: cells.type,
              amount: null,
              bookYear: null,
              ...ratio,
              exercisePrice: null,
            },
    })
  }
  return storeActions(context, actions)
}

export const ipoColumns = {
  id: identifier,
  ticker,
  board: oneOf(boardCodes),
  book_building_from: tradingDay,
  book_building_to: tradingDay,
  price_low: rupiah,
  price_high: rupiah,
  offering_price: optional(rupiah),
  par_value: decimal(0.0001, 1e6),
  shares_offered: shares,
  effective_date: tradingDay,
  offering_from: tradingDay,
  offering_to: tradingDay,
  allotment_date: tradingDay,
  distribution_date: tradingDay,
  listing_date: tradingDay,
  lead_underwriter: text(200),
  registrar: text(200),
  use_of_proceeds_id: text(),
  use_of_proceeds_en: text(),
  prospectus: descriptive(webAddress),
  status: oneOf(actionStatuses),
}

const offeringDays = [
  'book_building_from',
  'book_building_to',
  'effective_date',
  'offering_from',
  'offering_to',
  'allotment_date',
  'distribution_date',
]

type IpoRow = TableRow<typeof ipoColumns> & { readonly company: KnownCompany }

function checkIpo({ cells, company }: IpoRow, addError: AddError): void {
  checkOrder(
    cells,
    [
      ['book_building_from', 'book_building_to', 'equal'],
      ['book_building_to', 'effective_date'],
      ['effective_date', 'offering_from'],
      ['offering_from', 'offering_to', 'equal'],
      ['offering_to', 'allotment_date', 'equal'],
      ['allotment_date', 'distribution_date'],
      ['distribution_date', 'listing_date'],
    ],
    addError,
  )
  checkSpan(cells, { key: 'listing_date', others: offeringDays }, addError)
  if (cells.price_high < cells.price_low)
    addError('price_high', `${cells.price_high} is below price_low ${cells.price_low}`)
  const price = cells.offering_price
  if (price !== null && (price < cells.price_low || price > cells.price_high)) {
    addError('offering_price', `${price} is outside the range of ${cells.price_low} to ${cells.price_high}`)
  }
  if (cells.listing_date !== company.listingDate) {
    addError(
      'listing_date',
      `${cells.listing_date} is not the listing date of the company, ${company.listingDate}`,
    )
  }
}

export async function importIpos(context: ImportContext): Promise<Touched> {
  const rows = readCompanyRows(context, 'ipos', ipoColumns)
  if (!rows) return nothingTouched
  const actions: ImportedAction[] = []
  for await (const row of rows) {
    const { cells } = row
    const addError: AddError = (column, message) => context.findings.leaveOut(row, column, message)
    checkIpo(row, addError)
    actions.push({
      row,
      action: {
        id: cells.id,
        ticker: cells.ticker,
        kind: 'ipo',
        status: cells.status,
        keyDate: cells.listing_date,
        details: {
          kind: 'ipo',
          boardCode: cells.board,
          bookBuilding: { from: cells.book_building_from, to: cells.book_building_to },
          priceRange: { low: cells.price_low, high: cells.price_high },
          offeringPrice: cells.offering_price,
          parValue: cells.par_value,
          sharesOffered: cells.shares_offered,
          effectiveDate: cells.effective_date,
          offeringPeriod: { from: cells.offering_from, to: cells.offering_to },
          allotmentDate: cells.allotment_date,
          distributionDate: cells.distribution_date,
          listingDate: cells.listing_date,
          leadUnderwriter: cells.lead_underwriter,
          registrar: cells.registrar,
          useOfProceeds: { id: cells.use_of_proceeds_id, en: cells.use_of_proceeds_en },
          prospectus: cells.prospectus,
        },
      },
      event: null,
    })
  }
  return storeActions(context, actions)
}

export const meetingColumns = {
  id: identifier,
  ticker,
  type: oneOf(['annual', 'extraordinary']),
  announcement_date: tradingDay,
  recording_date: optional(tradingDay),
  invitation_date: optional(tradingDay),
  meeting_date: optional(tradingDay),
  meeting_time: optional(clockTime),
  venue_id: text(400),
  venue_en: text(400),
  electronic: yesNo,
  agenda_id: lines,
  agenda_en: lines,
  result_id: optional(text()),
  result_en: optional(text()),
  status: oneOf(actionStatuses),
}

export async function importMeetings(context: ImportContext): Promise<Touched> {
  const rows = readCompanyRows(context, 'general-meetings', meetingColumns)
  if (!rows) return nothingTouched
  const actions: ImportedAction[] = []
  for await (const row of rows) {
    const { cells } = row
    const addError: AddError = (column, message) => context.findings.leaveOut(row, column, message)
    checkOrder(
      cells,
      [
        ['announcement_date', 'recording_date'],
        ['recording_date', 'invitation_date'],
        ['invitation_date', 'meeting_date'],
      ],
      addError,
    )
    checkSpan(
      cells,
      { key: 'meeting_date', others: ['announcement_date', 'recording_date', 'invitation_date'] },
      addError,
    )
    if (cells.agenda_id.length !== cells.agenda_en.length) {
      addError('agenda_en', `has ${cells.agenda_en.length} items, agenda_id has ${cells.agenda_id.length}`)
    }
    const { result_id, result_en, meeting_date: day, meeting_time: time } = cells
    if ((day === null) !== (time === null))
      addError('meeting_time', 'a meeting needs both its day and its time')
    if ((result_id === null) !== (result_en === null)) addError('result_en', 'a result needs both languages')
    actions.push({
      row,
      action: {
        id: cells.id,
        ticker: cells.ticker,
        kind: 'general-meeting',
        status: cells.status,
        keyDate: day,
        details: {
          kind: 'general-meeting',
          type: cells.type,
          announcementDate: cells.announcement_date,
          recordingDate: cells.recording_date,
          invitationDate: cells.invitation_date,
          // Jakarta has no daylight saving time.
          meetingAt: day === null || time === null ? null : new Date(`${day}T${time}:00+07:00`).toISOString(),
          venue: { id: cells.venue_id, en: cells.venue_en },
          isElectronic: cells.electronic,
          agenda: { id: cells.agenda_id, en: cells.agenda_en },
          result: result_id !== null && result_en !== null ? { id: result_id, en: result_en } : null,
        },
      },
      event: null,
    })
  }
  return storeActions(context, actions)
}
