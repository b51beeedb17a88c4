import type { ActionStatus } from '@site/contracts/market/action-entries.ts'
import type { CorporateAction, Dividend } from '@site/contracts/market/corporate-actions.ts'
import type { Rights } from '@site/contracts/market/holder-actions.ts'
import type { Sector, Text } from '@site/contracts/market/values.ts'
import { findLastDay, isEndAnnounced } from '@site/finance/action-phases.ts'
import { computePerShareFactor } from '@site/finance/share-change.ts'
import * as v from 'valibot'
import { toBoard } from '#market/classification/boards.ts'
import { toSector } from '#market/classification/sectors.ts'
import { type StoredActionDetails, StoredActionDetailsSchema } from '#market/database/action-details.ts'
import { findUnadjustedBreak, type PriceEvent, shareEventsBetween } from '#market/figures/price-events.ts'

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
  /** For dividends: the close on the cum date; for rights: the latest one up to it. */
  readonly cumClose: number | null
  /** The day of `cumClose` of rights. */
  readonly rightsCumDay: string | null
  readonly lastDay: string | null
  readonly lastClose: number | null
  /** Of the company, oldest first. */
  readonly events: readonly PriceEvent[]
}

type StoredDividend = Extract<StoredActionDetails, { kind: 'dividend' }>

/** At the close on the cum date; before the ex date at the latest close. A canceled dividend yields nothing. */
function computeYields(
  dividend: StoredDividend,
  { status, keyDate, cumClose, lastClose, lastDay }: ActionRecord,
  today: string,
): Pick<Dividend, 'yieldAtCum' | 'dividendYield'> {
  const { amountPerShare, currency, cumDateRegular } = dividend
  if (status === 'cancelled') return { yieldAtCum: null, dividendYield: null }
  const rate = currency === 'IDR' ? 1 : knownRate(dividend, today)
  const computePercent = (close: number | null) =>
    rate !== null && amountPerShare !== null && close !== null
      ? ((amountPerShare * rate) / close) * 100
      : null
  const yieldAtCum = computePercent(cumClose)
  const latest = keyDate === null || keyDate >= today ? computePercent(lastClose) : null
  const [percent, day] = yieldAtCum === null ? [latest, lastDay] : [yieldAtCum, cumDateRegular]
  return { yieldAtCum, dividendYield: percent === null || day === null ? null : { percent, day } }
}

/** As in the ratios: up to the day of the latest price, whose shares that price counts in. */
function computeSharesSince({ keyDate, lastDay, events }: ActionRecord): Dividend['sharesSince'] {
  if (keyDate === null || lastDay === null) return null
  const broken = findUnadjustedBreak(events, keyDate, lastDay)
  if (broken !== undefined) return { factor: null, kind: 'unknown', date: broken.day }
  const changes = shareEventsBetween(events, keyDate, lastDay).filter(
    (event) => computePerShareFactor([event]) !== 1,
  )
  const last = changes.at(-1)
  return last ? { factor: computePerShareFactor(changes), kind: last.kind, date: last.day } : null
}

/** A source may state a rate before the recording date, which is an estimate; the payment is later than that date. */
function knownRate(
  { exchangeRate, recordingDate, paymentDate }: StoredDividend,
  today: string,
): number | null {
  const day = recordingDate ?? paymentDate
  return day !== null && day <= today ? exchangeRate : null
}

/** As in the order of lists (source.ts). */
function isAwaitingPayment(
  { status, keyDate }: ActionRecord,
  details: StoredActionDetails,
  today: string,
): boolean {
  if (status === 'cancelled' || keyDate === null || keyDate >= today) return false
  const settledOn = findSettledDay(details)
  if (settledOn !== null && settledOn >= today) return true
  return status !== 'completed' && 'unusual' in details && !isEndAnnounced(details)
}

function findSettledDay(details: StoredActionDetails): string | null {
  switch (details.kind) {
    case 'dividend':
    case 'bonus': {
      const { recordingDate, paymentDate } = details
      return recordingDate !== null && recordingDate > (paymentDate ?? '') ? recordingDate : paymentDate
    }
    case 'rights':
    case 'warrant':
    case 'tender':
    case 'buyback':
      return findLastDay(details)
    default:
      return null
  }
}

function readLastClose({ lastClose, lastDay }: ActionRecord): Rights['lastClose'] {
  return lastClose === null || lastDay === null ? null : { price: lastClose, day: lastDay }
}

/** Known once the share has a price of the cum date or a later one. */
function readCumClose(
  { cumDate }: Pick<Rights, 'cumDate'>,
  { cumClose, rightsCumDay: day, lastDay }: ActionRecord,
): Rights['cumClose'] {
  if (cumClose === null || day === null) return null
  return cumDate !== null && lastDay !== null && cumDate <= lastDay ? { price: cumClose, day } : null
}

/** Throws if the stored details do not match their kind. */
export function presentAction(record: ActionRecord, today: string): CorporateAction {
  const { id, ticker, slug, shortName, name, status, keyDate } = record
  const details = v.parse(StoredActionDetailsSchema, record.details)
  const isOpen = status === 'planned' || status === 'ongoing'
  const isAhead = keyDate === null ? isOpen : keyDate >= today
  const isAwaiting = isAwaitingPayment(record, details, today)
  const of = {
    id,
    ticker,
    slug,
    shortName,
    name,
    status,
    keyDate,
    isAhead,
    isAwaitingPayment: isAwaiting,
    isOutdated: isOpen && !isAhead && !isAwaiting,
  }
  if (details.kind === 'dividend') {
    return {
      ...of,
      ...details,
      ...computeYields(details, record, today),
      exchangeRate: knownRate(details, today),
      sharesSince: computeSharesSince(record),
    }
  }
  if (details.kind === 'ipo') {
    const { boardCode, ...rest } = details
    const { offeringPrice, sharesOffered } = details
    return {
      ...of,
      ...rest,
      sector: record.sectorCode && toSector(record.sectorCode),
      board: toBoard(boardCode),
      proceeds: offeringPrice === null ? null : offeringPrice * sharesOffered,
    }
  }
  if (details.kind === 'rights') {
    return { ...of, ...details, lastClose: readLastClose(record), cumClose: readCumClose(details, record) }
  }
  if ('unusual' in details) return { ...of, ...details, lastClose: readLastClose(record) }
  return { ...of, ...details }
}
