import { actionStatuses } from '@site/contracts/market/action-entries.ts'
import { dividendCurrencies } from '@site/contracts/market/corporate-actions.ts'
import { weekdaysBetween } from '#market/calendar/days.ts'
import type { NewPriceEvent } from '#market/database/schema.ts'
import {
  decimal,
  identifier,
  oneOf,
  optional,
  ratioPart,
  shares,
  ticker,
  tradingDay,
  year,
} from '#market/import/reading/cells.ts'
import { type AddError, checkSpan } from './action-days.ts'
import { coverDividends } from './cover-dividends.ts'
import { type ImportContext, readCompanyRows } from './import-context.ts'
import type { ImportedAction } from './imported-action.ts'
import { storeActions } from './store-actions.ts'
import { joinTouched, nothingTouched, type Touched } from './touched.ts'

const dateColumns = {
  cum_date_regular: optional(tradingDay),
  ex_date_regular: optional(tradingDay),
  cum_date_cash: optional(tradingDay),
  ex_date_cash: optional(tradingDay),
  recording_date: optional(tradingDay),
  payment_date: optional(tradingDay),
  status: optional(oneOf(actionStatuses)),
}

type DateCells = { readonly [Name in Exclude<keyof typeof dateColumns, 'status'>]: string | null }

/**
 * Cum is T, ex T+1, recording = cum (cash) T+2, ex (cash) the day after, then payment. Holidays may extend this. Empty
 * days are not yet announced, or not in the source.
 */
function checkDates(cells: DateCells, addError: AddError): void {
  const after = (column: keyof DateCells, earlier: keyof DateCells) => {
    const [day, before] = [cells[column], cells[earlier]]
    if (day !== null && before !== null && day <= before) {
      addError(column, `${day} is not after ${earlier} ${before}`)
    }
  }
  after('ex_date_regular', 'cum_date_regular')
  const { recording_date: recording, cum_date_cash: cumCash, cum_date_regular: cum } = cells
  if (recording !== null && cumCash !== null && recording !== cumCash) {
    addError('recording_date', `${recording} is not cum_date_cash ${cumCash}`)
  }
  if (cum !== null && recording !== null && weekdaysBetween(cum, recording) < 2) {
    addError('recording_date', `${recording} is less than two trading days after ${cum}`)
  }
  after('ex_date_cash', 'recording_date')
  after('payment_date', 'recording_date')
  checkSpan(cells, { key: 'ex_date_regular', others: Object.keys(dateColumns) }, addError)
}

function storedDates(cells: DateCells) {
  return {
    cumDateRegular: cells.cum_date_regular,
    exDateRegular: cells.ex_date_regular,
    cumDateCash: cells.cum_date_cash,
    exDateCash: cells.ex_date_cash,
    recordingDate: cells.recording_date,
    paymentDate: cells.payment_date,
  }
}

export const noEvent = { amount: null, bookYear: null, ratioOld: null, ratioNew: null, exercisePrice: null }

export const dividendColumns = {
  id: identifier,
  ticker,
  type: optional(oneOf(['interim', 'final', 'special'])),
  form: oneOf(['cash', 'stock']),
  book_year: optional(year),
  amount_per_share: optional(decimal(0, 1e9)),
  currency: oneOf(dividendCurrencies),
  exchange_rate: optional(decimal(1, 1e6)),
  total: optional(decimal(0, 1e15)),
  ratio_old: optional(ratioPart),
  ratio_new: optional(ratioPart),
  ...dateColumns,
}

interface DividendTerms {
  readonly ticker: string
  readonly day: string
  readonly book_year: number | null
  /** In rupiah. */
  readonly amount: number | null
  /** Of a stock dividend. */
  readonly ratio: { readonly old: number; readonly new: number } | null
}

function createEvent({ ticker, day, book_year: bookYear, amount, ratio }: DividendTerms): NewPriceEvent {
  return ratio === null
    ? { ...noEvent, ticker, day, kind: 'dividend', amount, bookYear }
    : { ...noEvent, ticker, day, kind: 'stockDividend', ratioOld: ratio.old, ratioNew: ratio.new }
}

export async function importDividends(context: ImportContext): Promise<Touched> {
  const rows = readCompanyRows(context, 'dividends', dividendColumns)
  if (!rows) return nothingTouched
  const actions: ImportedAction[] = []
  for await (const row of rows) {
    const { cells } = row
    const addError: AddError = (column, message) => context.findings.leaveOut(row, column, message)
    checkDates(cells, addError)
    const { amount_per_share: amount, ratio_old: old, ratio_new: added, exchange_rate: rate, form } = cells
    if (form === 'cash' && amount === null) addError('amount_per_share', 'is missing of a cash dividend')
    if (form === 'stock' && (old === null || added === null))
      addError('ratio_old', 'is missing of a stock dividend')
    const ratio = form === 'stock' && old !== null && added !== null ? { old, new: added } : null
    const inRupiah =
      cells.currency === 'IDR' ? amount : amount !== null && rate !== null ? amount * rate : null
    const day = cells.ex_date_regular
    const event = day === null ? null : createEvent({ ...cells, day, amount: inRupiah, ratio })
    actions.push({
      row,
      action: {
        id: cells.id,
        ticker: cells.ticker,
        kind: 'dividend',
        status: cells.status,
        keyDate: cells.ex_date_regular,
        details: {
          kind: 'dividend',
          ...storedDates(cells),
          type: cells.type,
          form,
          bookYear: cells.book_year,
          amountPerShare: form === 'cash' ? amount : null,
          currency: cells.currency,
          exchangeRate: cells.currency === 'IDR' ? null : rate,
          total: cells.total,
          ratio,
        },
      },
      event: cells.status === 'cancelled' ? null : event,
    })
  }
  const stored = await storeActions(context, actions)
  return joinTouched([stored, await coverDividends(context, actions)])
}

export const bonusColumns = {
  id: identifier,
  ticker,
  ratio_old: ratioPart,
  ratio_new: ratioPart,
  source: oneOf(['sharePremium', 'capitalisedProfit']),
  shares_issued: shares,
  ...dateColumns,
}

export async function importBonuses(context: ImportContext): Promise<Touched> {
  const rows = readCompanyRows(context, 'bonuses', bonusColumns)
  if (!rows) return nothingTouched
  const actions: ImportedAction[] = []
  for await (const row of rows) {
    const { cells } = row
    checkDates(cells, (column, message) => context.findings.leaveOut(row, column, message))
    const ratio = { ratioOld: cells.ratio_old, ratioNew: cells.ratio_new }
    const day = cells.ex_date_regular
    actions.push({
      row,
      action: {
        id: cells.id,
        ticker: cells.ticker,
        kind: 'bonus',
        status: cells.status,
        keyDate: cells.ex_date_regular,
        details: {
          kind: 'bonus',
          ...storedDates(cells),
          ...ratio,
          source: cells.source,
          sharesIssued: cells.shares_issued,
        },
      },
      event:
        cells.status === 'cancelled' || day === null
          ? null
          : { ...noEvent, ...ratio, ticker: cells.ticker, day, kind: 'bonus' },
    })
  }
  return storeActions(context, actions)
}
