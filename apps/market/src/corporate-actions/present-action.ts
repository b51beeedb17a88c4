import type { ActionStatus, CorporateAction } from '@site/contracts/market/corporate-actions.ts'
import type { Sector, Text } from '@site/contracts/market/values.ts'
import * as v from 'valibot'
import { boardOf } from '#market/classification/boards.ts'
import { sectorOf } from '#market/classification/sectors.ts'
import { StoredActionDetailsSchema } from './stored-details.ts'

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
}

/** Throws if the stored details do not match their kind. */
export function presentAction(record: ActionRecord, today: string): CorporateAction {
  const { id, ticker, slug, shortName, name, status, keyDate, cumClose } = record
  const details = v.parse(StoredActionDetailsSchema, record.details)
  const isOpen = status === 'planned' || status === 'ongoing'
  const isAhead = keyDate === null ? isOpen : keyDate >= today
  const of = { id, ticker, slug, shortName, name, status, keyDate, isAhead }
  if (details.kind === 'dividend') {
    const { amountPerShare, currency } = details
    const isComparable = currency === 'IDR' && amountPerShare !== null && cumClose !== null
    const yieldAtCum = isComparable ? (amountPerShare / cumClose) * 100 : null
    return { ...of, ...details, yieldAtCum }
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
