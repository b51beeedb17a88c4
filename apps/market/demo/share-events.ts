import type { DemoCompany } from './companies.ts'

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

/** Events before 2021 are only in the stock history. The last three are announced. */
export const shareEvents: readonly ShareEvent[] = [
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

export function eventsOf(ticker: string): readonly ShareEvent[] {
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
export function sharesBefore(shares: number, event: ShareEvent): number {
  const shrunk =
    event.kind === 'split' || event.kind === 'reverseSplit'
      ? (shares * event.old) / event.new
      : (shares * event.old) / (event.old + event.new)
  if (!Number.isInteger(shrunk))
    throw new Error(`${event.ticker}: the shares before ${event.date} are not integer`)
  return shrunk
}

/** Listed shares at the end of a day. */
export function sharesOn(company: DemoCompany, day: string): number {
  let shares = company.profile.shares * 1_000_000
  for (const event of eventsOf(company.ticker).toReversed()) {
    if (event.date <= '2026-11-20' && event.date > day) shares = sharesBefore(shares, event)
  }
  return shares
}
