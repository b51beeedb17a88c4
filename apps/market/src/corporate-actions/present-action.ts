import type { ActionStatus, CorporateAction, Dividend } from '@site/contracts/market/corporate-actions.ts'
import type { Sector, Text } from '@site/contracts/market/values.ts'
import * as v from 'valibot'
import { boardOf } from '#market/classification/boards.ts'
import { sectorOf } from '#market/classification/sectors.ts'
import { type StoredActionDetails, StoredActionDetailsSchema } from '#market/database/action-details.ts'

export interface ActionRecord {
  readonly id: string
  readonly ticker: string
  readonly slug: string
  readonly shortName: string
  readonly name: Text
  readonly sectorCode: Sector['code'] | null
  readonly status: ActionStatus
  readonly keyDate: string | null
  readonly details: unknown
  /** For dividends: the close on the cum date. */
  readonly cumClose: number | null
  /** For actions ahead: the latest close. */
  readonly lastDay: string | null
  readonly lastClose: number | null
}

function yieldsOf(
  { amountPerShare, currency, cumDateRegular }: Extract<StoredActionDetails, { kind: 'dividend' }>,
  { cumClose, lastClose, lastDay }: ActionRecord,
): Pick<Dividend, 'yieldAtCum' | 'dividendYield'> {
  const percentOf = (close: number | null) =>
    currency === 'IDR' && amountPerShare !== null && close !== null ? (amountPerShare / close) * 100 : null
  const yieldAtCum = percentOf(cumClose)
  const [percent, day] = yieldAtCum === null ? [percentOf(lastClose), lastDay] : [yieldAtCum, cumDateRegular]
  return { yieldAtCum, dividendYield: percent === null || day === null ? null : { percent, day } }
}

/** Throws if the stored details do not match their kind. */
export function presentAction(record: ActionRecord, today: string): CorporateAction {
  const { id, ticker, slug, shortName, name, status, keyDate } = record
  const details = v.parse(StoredActionDetailsSchema, record.details)
  const isOpen = status === 'planned' || status === 'ongoing'
  const isAhead = keyDate === null ? isOpen : keyDate >= today
  const of = { id, ticker, slug, shortName, name, status, keyDate, isAhead }
  if (details.kind === 'dividend') {
    return { ...of, ...details, ...yieldsOf(details, record) }
  }
  if (details.kind === 'ipo') {
    const { boardCode, ...rest } = details
    const { offeringPrice, sharesOffered } = details
    return {
      ...of,
      ...rest,
      sector: record.sectorCode && sectorOf(record.sectorCode),
      board: boardOf(boardCode),
      proceeds: offeringPrice === null ? null : offeringPrice * sharesOffered,
    }
  }
  return { ...of, ...details }
}
