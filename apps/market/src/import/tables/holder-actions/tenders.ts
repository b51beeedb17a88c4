import { actionStatuses } from '@site/contracts/market/action-entries.ts'
import { tenderTypes } from '@site/contracts/market/holder-actions.ts'
import {
  day,
  descriptive,
  identifier,
  oneOf,
  optional,
  positiveShares,
  rupiah,
  text,
  ticker,
  webAddress,
} from '#market/import/reading/cells.ts'
import type { TableRow } from '#market/import/reading/read-table.ts'
import { checkOrder, checkSpan } from '../action-days.ts'
import { type ImportContext, readCompanyRows } from '../import-context.ts'
import { nothingTouched, type Touched } from '../touched.ts'
import { type RowCheck, storeHolderRows } from './holder-table.ts'

export const tenderColumns = {
  id: identifier,
  ticker,
  kind: oneOf(tenderTypes),
  offeror_id: text(200),
  offeror_en: optional(text(200)),
  price: optional(rupiah),
  min_shares: optional(positiveShares),
  max_shares: optional(positiveShares),
  statement_date: optional(day),
  offer_from: optional(day),
  offer_to: optional(day),
  payment_date: optional(day),
  agent: optional(text(200)),
  document: descriptive(webAddress),
  reason_id: optional(text()),
  reason_en: optional(text()),
  status: optional(oneOf(actionStatuses)),
}

export async function importTenders(context: ImportContext): Promise<Touched> {
  const rows = readCompanyRows(context, 'tender-offers', tenderColumns)
  if (!rows) return nothingTouched
  return storeHolderRows(context, { kind: 'tender', check, readAction }, rows)
}

type TenderCells = TableRow<typeof tenderColumns>['cells']

function readAction({ id, ticker: ofShare, status, offer_to: keyDate }: TenderCells) {
  return { id, ticker: ofShare, status, keyDate }
}

async function check(cells: TenderCells, { addError, mark, context }: RowCheck): Promise<void> {
  checkOrder(
    cells,
    [
      ['statement_date', 'offer_from', 'equal'],
      ['offer_from', 'offer_to', 'equal'],
      ['offer_to', 'payment_date', 'equal'],
    ],
    addError,
  )
  checkSpan(cells, { key: 'offer_to', others: ['statement_date', 'offer_from', 'payment_date'] }, addError)
  const { min_shares: min, max_shares: max, price } = cells
  if (min !== null && max !== null && max < min) addError('max_shares', `${max} is below min_shares ${min}`)
  const last = await loadClose(context, cells)
  if (price !== null && last !== null && price < last.close)
    mark('price', `${price} is below the close of ${last.day}, ${last.close}`)
}

/** Of the day of the statement, or the latest one before it: later prices follow the offer. */
async function loadClose(
  { transaction, lastDay }: ImportContext,
  { ticker: ofShare, statement_date, offer_from }: TenderCells,
) {
  const stored = await transaction
    .selectFrom('prices')
    .select(['day', 'close'])
    .where('ticker', '=', ofShare)
    .where('day', '<=', statement_date ?? offer_from ?? lastDay)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst()
  return stored ?? null
}
