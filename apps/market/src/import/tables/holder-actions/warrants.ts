import { actionStatuses } from '@site/contracts/market/action-entries.ts'
import { monthsAfter } from '#market/calendar/days.ts'
import {
  day,
  identifier,
  oneOf,
  optional,
  ratioPart,
  rupiah,
  shares,
  ticker,
  tradingDay,
} from '#market/import/reading/cells.ts'
import type { TableRow } from '#market/import/reading/read-table.ts'
import { checkOrder } from '../action-days.ts'
import { type ImportContext, readCompanyRows } from '../import-context.ts'
import { nothingTouched, type Touched } from '../touched.ts'
import { checkCode, checkFigureDay, type RowCheck, storeHolderRows } from './holder-table.ts'

export const warrantColumns = {
  id: identifier,
  ticker,
  code: identifier,
  ratio_old: ratioPart,
  ratio_new: ratioPart,
  exercise_price: rupiah,
  issued_on: optional(day),
  listed_on: optional(tradingDay),
  exercise_from: optional(day),
  exercise_to: optional(day),
  last_trading_regular: optional(tradingDay),
  last_trading_cash: optional(tradingDay),
  outstanding: optional(shares),
  as_of: optional(day),
  status: optional(oneOf(actionStatuses)),
}

export async function importWarrants(context: ImportContext): Promise<Touched> {
  const rows = readCompanyRows(context, 'warrants', warrantColumns)
  if (!rows) return nothingTouched
  return storeHolderRows(context, { kind: 'warrant', check, readAction }, rows)
}

type WarrantCells = TableRow<typeof warrantColumns>['cells']

function readAction({ id, ticker: ofShare, status, exercise_to: keyDate }: WarrantCells) {
  return { id, ticker: ofShare, status, keyDate }
}

/** Law 8/1995, article 1: a warrant orders shares six months or more after it was issued. */
const minMonths = 6

function check(cells: WarrantCells, rowCheck: RowCheck): void {
  const { addError } = rowCheck
  checkCode(cells, addError)
  checkOrder(
    cells,
    [
      ['issued_on', 'listed_on', 'equal'],
      ['listed_on', 'last_trading_regular', 'equal'],
      ['exercise_from', 'exercise_to', 'equal'],
      ['last_trading_regular', 'last_trading_cash', 'equal'],
      ['last_trading_regular', 'exercise_to', 'equal'],
      ['last_trading_cash', 'exercise_to', 'equal'],
    ],
    addError,
  )
  const { issued_on: issued, exercise_from: from, outstanding } = cells
  const earliest = issued === null ? null : monthsAfter(issued, minMonths)
  if (earliest !== null && from !== null && from < earliest)
    addError('exercise_from', `${from} is less than ${minMonths} months after issued_on ${issued}`)
  checkFigureDay({ as_of: cells.as_of, from: issued }, { outstanding }, rowCheck)
}
