import { actionStatuses } from '@site/contracts/market/action-entries.ts'
import { buybackBases } from '@site/contracts/market/holder-actions.ts'
import { monthsAfter } from '#market/calendar/days.ts'
import {
  day,
  decimal,
  identifier,
  oneOf,
  optional,
  positiveShares,
  rupiah,
  shares,
  ticker,
} from '#market/import/reading/cells.ts'
import type { TableRow } from '#market/import/reading/read-table.ts'
import { checkOrder } from '../action-days.ts'
import { type ImportContext, readCompanyRows } from '../import-context.ts'
import { nothingTouched, type Touched } from '../touched.ts'
import { checkFigureDay, type RowCheck, storeHolderRows } from './holder-table.ts'

const maxAmount = 1e15

export const buybackColumns = {
  id: identifier,
  ticker,
  basis: oneOf(buybackBases),
  decided_on: optional(day),
  from: optional(day),
  to: optional(day),
  max_shares: optional(positiveShares),
  max_amount: optional(decimal(1, maxAmount)),
  max_price: optional(rupiah),
  bought_shares: optional(shares),
  bought_amount: optional(decimal(0, maxAmount)),
  as_of: optional(day),
  status: optional(oneOf(actionStatuses)),
}

export async function importBuybacks(context: ImportContext): Promise<Touched> {
  const rows = readCompanyRows(context, 'buybacks', buybackColumns)
  if (!rows) return nothingTouched
  return storeHolderRows(context, { kind: 'buyback', check, readAction }, rows)
}

type BuybackCells = TableRow<typeof buybackColumns>['cells']

function readAction({ id, ticker: ofShare, status, from, to }: BuybackCells) {
  return { id, ticker: ofShare, status, keyDate: from ?? to }
}

/** POJK 29/2023. The limit of buybacks without a meeting (POJK 13/2023) is not confirmed, so it is not checked. */
const maxMonths = 12

function check(cells: BuybackCells, rowCheck: RowCheck): void {
  const { addError, mark } = rowCheck
  const { basis, decided_on: decided, from, to } = cells
  checkOrder(
    cells,
    [
      ['decided_on', 'from', 'equal'],
      ['from', 'to', 'equal'],
      ['decided_on', 'to', 'equal'],
    ],
    addError,
  )
  const latest = decided === null ? null : monthsAfter(decided, maxMonths)
  if (basis === 'meeting' && latest !== null && to !== null && to > latest)
    mark('to', `${to} is more than ${maxMonths} months after decided_on ${decided}`)
  const { bought_shares, bought_amount, max_shares, max_amount } = cells
  if (bought_shares !== null && max_shares !== null && bought_shares > max_shares)
    mark('bought_shares', `${bought_shares} is above max_shares ${max_shares}`)
  if (bought_amount !== null && max_amount !== null && bought_amount > max_amount)
    mark('bought_amount', `${bought_amount} is above max_amount ${max_amount}`)
  checkFigureDay({ as_of: cells.as_of, from }, { bought_shares, bought_amount }, rowCheck)
}
