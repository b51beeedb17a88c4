import { actionStatuses } from '@site/contracts/market/action-entries.ts'
import type { NewPriceEvent } from '#market/database/schema.ts'
import {
  day,
  descriptive,
  emptyOr,
  identifier,
  oneOf,
  optional,
  positiveShares,
  ratioPart,
  rupiah,
  text,
  ticker,
  tradingDay,
  webAddress,
} from '#market/import/reading/cells.ts'
import type { TableRow } from '#market/import/reading/read-table.ts'
import { checkOrder, checkSpan } from '../action-days.ts'
import { type ImportContext, lastRowsByTicker, readCompanyRows } from '../import-context.ts'
import { noEvent } from '../import-entitlements.ts'
import { storeRights } from '../store-events.ts'
import { joinTouched, nothingTouched, type Touched } from '../touched.ts'
import { checkCode, countTradingDays, type RowCheck, storeHolderRows } from './holder-table.ts'

const laterDays = {
  cum_date_cash: optional(tradingDay),
  ex_date_cash: optional(tradingDay),
  recording_date: optional(tradingDay),
  distribution_date: optional(tradingDay),
  trading_from: optional(tradingDay),
  trading_to: optional(tradingDay),
  exercise_from: optional(tradingDay),
  exercise_to: optional(tradingDay),
  extra_payment_by: optional(tradingDay),
  allotment_date: optional(tradingDay),
  refund_date: optional(tradingDay),
}

export const rightsColumns = {
  id: optional(identifier),
  ticker,
  code: optional(identifier),
  ratio_old: ratioPart,
  ratio_new: ratioPart,
  exercise_price: emptyOr(rupiah),
  price_low: optional(rupiah),
  price_high: optional(rupiah),
  effective_date: optional(day),
  cum_date: emptyOr(tradingDay),
  ex_date: emptyOr(tradingDay),
  ...laterDays,
  new_shares: optional(positiveShares),
  standby_buyer_id: optional(text(400)),
  standby_buyer_en: optional(text(400)),
  purpose_id: optional(text()),
  purpose_en: optional(text()),
  warrants_old: optional(ratioPart),
  warrants_new: optional(ratioPart),
  prospectus: descriptive(webAddress),
  status: optional(oneOf(actionStatuses)),
}

type RightsRow = TableRow<typeof rightsColumns>
type RightsCells = RightsRow['cells']

/** A file with the column `id` updates by it; one without has all rights issues of its companies, and lists none. */
export async function importRights(context: ImportContext): Promise<Touched> {
  const rows = readCompanyRows(context, 'rights-issues', rightsColumns)
  if (!rows) return nothingTouched
  const [listed, unlisted]: [RightsRow[], RightsRow[]] = [[], []]
  for await (const row of rows) (Object.hasOwn(row.given, 'id') ? listed : unlisted).push(row)
  return joinTouched([
    await storeHolderRows(context, { kind: 'rights', check, readAction, createEvent }, listed),
    await storeUnlisted(context, unlisted),
  ])
}

function readAction({ id, ticker: ofShare, status, ex_date: keyDate }: RightsCells) {
  return { id: id ?? '', ticker: ofShare, status, keyDate }
}

function createEvent(cells: RightsCells): NewPriceEvent | null {
  if (cells.ex_date === null) return null
  return {
    ...noEvent,
    ticker: cells.ticker,
    day: cells.ex_date,
    kind: 'rights',
    ratioOld: cells.ratio_old,
    ratioNew: cells.ratio_new,
    // Without a price the event adjusts nothing, but the number of shares is unknown until the next filing.
    exercisePrice: cells.exercise_price,
  }
}

/** Issues under POJK 32/2015 and POJK 14/2019 had five or more. Recheck the minimum. */
const minTradingDays = 5

function check(cells: RightsCells, { addError, mark, calendar }: RowCheck): void {
  if (cells.id === null) addError('id', 'is empty')
  checkCode(cells, addError)
  if ((cells.warrants_old === null) !== (cells.warrants_new === null))
    addError('warrants_new', 'a ratio of warrants needs both numbers')
  const { price_low: low, price_high: high } = cells
  if (low !== null && high !== null && high < low) addError('price_high', `${high} is below price_low ${low}`)
  checkOrder(
    cells,
    [
      ['cum_date', 'ex_date'],
      ['recording_date', 'ex_date_cash'],
      ['recording_date', 'distribution_date'],
      ['ex_date', 'trading_from'],
      ['distribution_date', 'trading_from', 'equal'],
      ['trading_from', 'trading_to', 'equal'],
      ['trading_from', 'exercise_from', 'equal'],
      ['exercise_from', 'exercise_to', 'equal'],
      ['exercise_to', 'extra_payment_by', 'equal'],
      ['exercise_to', 'allotment_date', 'equal'],
      ['extra_payment_by', 'allotment_date', 'equal'],
      ['allotment_date', 'refund_date', 'equal'],
    ],
    addError,
  )
  checkSpan(
    cells,
    { key: 'ex_date', others: ['cum_date', 'effective_date', ...Object.keys(laterDays)] },
    addError,
  )
  const { cum_date: cum, ex_date: ex, recording_date: recording, cum_date_cash: cumCash } = cells
  const next = cum === null ? null : calendar.nextTradingDay(cum)
  if (ex !== null && next !== null && ex > next)
    addError('ex_date', `${ex} is not the trading day after cum_date ${cum}, which is ${next}`)
  if (recording !== null && cumCash !== null && recording !== cumCash)
    addError('recording_date', `${recording} is not cum_date_cash ${cumCash}`)
  // The cum date is counted too.
  if (cum !== null && recording !== null && countTradingDays(calendar, cum, recording) < 3)
    addError('recording_date', `${recording} is less than two trading days after ${cum}`)
  const { trading_from: from, trading_to: to } = cells
  const days = from === null || to === null ? minTradingDays : countTradingDays(calendar, from, to)
  if (days < minTradingDays)
    mark('trading_to', `trading lasts ${days} days instead of ${minTradingDays} or more`)
}

/** They adjust prices. The file contains all of a company's rights issues. */
async function storeUnlisted(context: ImportContext, rows: readonly RightsRow[]): Promise<Touched> {
  const events: NewPriceEvent[] = []
  for (const [key, group] of await lastRowsByTicker(context, rows)) {
    for (const row of group) {
      const { exercise_price: price, cum_date: cum, ex_date: ex } = row.cells
      if (price === null) context.findings.leaveOut(row, 'exercise_price', 'is empty')
      if (cum === null || ex === null) context.findings.leaveOut(row, 'ex_date', 'needs both days')
      else if (ex <= cum) context.findings.leaveOut(row, 'ex_date', `${ex} is not after cum_date ${cum}`)
    }
    if (context.findings.isIncomplete(key, group)) continue
    events.push(...group.flatMap(({ cells }) => createEvent(cells) ?? []))
  }
  return storeRights(context, events)
}
