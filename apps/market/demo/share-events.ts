import { isBankLayout } from '@site/finance/statement-layouts.ts'
import type { DemoCompany } from './companies.ts'
import { baseDay } from './demo-dates.ts'
import { tradingDayFrom } from './trading-days.ts'

/** Changes of the number of shares, by ex date or first day at the new level (splits). */
export interface ShareEvent {
  readonly kind: 'split' | 'reverseSplit' | 'bonus' | 'stockDividend' | 'rights'
  readonly ticker: string
  readonly date: string
  readonly old: number
  readonly new: number
  /** Rights: rupiah per new share. */
  readonly exercisePrice?: number
  readonly parBefore?: number
}

/** Events before 2021 are only in the stock history. The last three are announced on the base day. */
const designedEvents: readonly ShareEvent[] = [
  { kind: 'split', ticker: 'BQNS', date: '2012-05-09', old: 1, new: 2, parBefore: 250 },
  { kind: 'split', ticker: 'PNGV', date: '2013-09-17', old: 1, new: 5, parBefore: 250 },
  { kind: 'rights', ticker: 'BVSR', date: '2016-06-14', old: 4, new: 1, exercisePrice: 1100 },
  { kind: 'bonus', ticker: 'OTVX', date: '2017-07-20', old: 1, new: 1 },
  { kind: 'split', ticker: 'QLBR', date: '2022-08-10', old: 1, new: 2, parBefore: 100 },
  { kind: 'bonus', ticker: 'QHUN', date: '2022-06-22', old: 8, new: 1 },
  { kind: 'split', ticker: 'SMVR', date: '2023-05-16', old: 1, new: 5, parBefore: 500 },
  { kind: 'bonus', ticker: 'SWTQ', date: '2023-07-05', old: 10, new: 3 },
  { kind: 'rights', ticker: 'NKLV', date: '2023-10-11', old: 5, new: 2, exercisePrice: 700 },
  { kind: 'stockDividend', ticker: 'SUSV', date: '2024-06-13', old: 24, new: 1 },
  { kind: 'bonus', ticker: 'PNGV', date: '2024-07-09', old: 4, new: 1 },
  { kind: 'reverseSplit', ticker: 'MDVS', date: '2024-09-17', old: 10, new: 1, parBefore: 100 },
  { kind: 'split', ticker: 'TOLQ', date: '2024-11-12', old: 1, new: 2, parBefore: 500 },
  { kind: 'rights', ticker: 'QPAY', date: '2025-03-19', old: 5, new: 2, exercisePrice: 50 },
  { kind: 'bonus', ticker: 'HTLQ', date: '2025-07-15', old: 5, new: 1 },
  { kind: 'split', ticker: 'RSVK', date: '2026-06-24', old: 1, new: 2, parBefore: 100 },
  { kind: 'bonus', ticker: 'KBLW', date: '2026-12-09', old: 5, new: 1 },
  { kind: 'split', ticker: 'MTRQ', date: '2027-01-12', old: 1, new: 5, parBefore: 250 },
  { kind: 'reverseSplit', ticker: 'QPTA', date: '2027-01-27', old: 20, new: 1, parBefore: 50 },
]

/** The last year with events and statements. */
export const lastYear = 2040
/** Their par value was 100 rupiah on the base day. */
const splitInTurn = ['OTVX', 'SMVR', 'BVSR', 'MNVR', 'NKLV', 'SWTQ'] as const
const bonusInTurn = ['SUSV', 'KRTQ', 'MLVR', 'AIRQ', 'FRQA', 'LOGV'] as const

/** Each later year has a stock split and bonus shares, so that the calendar of a later demo is not empty. */
const laterEvents: readonly ShareEvent[] = Array.from({ length: lastYear - 2026 }, (_, index) => {
  const year = 2027 + index
  const place = index % splitInTurn.length
  const earlierSplits = Math.floor(index / splitInTurn.length)
  const split = splitInTurn[place] ?? splitInTurn[0]
  const bonus = bonusInTurn[place] ?? bonusInTurn[0]
  return [
    {
      kind: 'split',
      ticker: split,
      date: tradingDayFrom(`${year}-05-18`),
      old: 1,
      new: 2,
      parBefore: 100 / 2 ** earlierSplits,
    } as const,
    { kind: 'bonus', ticker: bonus, date: tradingDayFrom(`${year}-07-13`), old: 10, new: 1 } as const,
  ]
}).flat()

export const shareEvents: readonly ShareEvent[] = [...designedEvents, ...laterEvents]

export function listShareEvents(ticker: string): readonly ShareEvent[] {
  return shareEvents.filter((event) => event.ticker === ticker).toSorted((a, b) => (a.date < b.date ? -1 : 1))
}

/** The number of shares after an event. */
export function sharesAfter(shares: number, event: ShareEvent): number {
  const grown =
    event.kind === 'split' || event.kind === 'reverseSplit'
      ? (shares * event.new) / event.old
      : (shares * (event.old + event.new)) / event.old
  return Math.floor(grown)
}

/** The inverse of `sharesAfter`. */
function sharesBefore(shares: number, event: ShareEvent): number {
  const shrunk =
    event.kind === 'split' || event.kind === 'reverseSplit'
      ? (shares * event.old) / event.new
      : (shares * event.old) / (event.old + event.new)
  if (!Number.isInteger(shrunk))
    throw new Error(`${event.ticker}: the shares before ${event.date} are not integer`)
  return shrunk
}

/** A bank lists at most 99% of its shares (Government Regulation 29/1999); its owner holds the others. */
const maxListedPercentOfBank = 99

export function listedPart({ layout }: DemoCompany, issued: number): number {
  return isBankLayout(layout) ? Math.floor((issued * maxListedPercentOfBank) / 100) : issued
}

/** Issued shares at the end of a day; the profile has those of the base day. */
export function sharesOn(company: DemoCompany, day: string): number {
  const events = listShareEvents(company.ticker)
  const shares = company.profile.shares * 1_000_000
  return day >= baseDay
    ? events.filter(({ date }) => date > baseDay && date <= day).reduce(sharesAfter, shares)
    : events.filter(({ date }) => date <= baseDay && date > day).reduceRight(sharesBefore, shares)
}
