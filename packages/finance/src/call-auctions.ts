import { isFriday } from './exchange-hours.ts'
import type { RuleSource } from './rule-source.ts'

interface Span {
  readonly from: string
  readonly to: string
}

/** A call auction of the watchlist board. A time of day is null until it was seen in a source. */
export interface CallAuction {
  readonly session: number
  readonly weekdays: 'all' | 'mondayToThursday'
  readonly times: { readonly orders: Span; readonly random: Span; readonly match: Span } | null
}

interface CallAuctionTable extends RuleSource {
  readonly sessions: readonly CallAuction[]
}

/**
 * Newest first; under Rules I-X and II-X. On Fridays session 3 is left out. Recheck: the times of sessions 2 to 5, and the
 * result of the review that the exchange announced in February 2026.
 */
export const callAuctionTables: readonly CallAuctionTable[] = [
  {
    since: '2024-03-25',
    checked: '2026-11-28',
    source: 'Peng-00001/BEI.PB1/03-2024',
    sessions: [
      {
        session: 1,
        weekdays: 'all',
        times: {
          orders: { from: '09:00:00', to: '09:55:00' },
          random: { from: '09:53:00', to: '09:55:00' },
          match: { from: '09:55:01', to: '09:59:00' },
        },
      },
      { session: 2, weekdays: 'all', times: null },
      { session: 3, weekdays: 'mondayToThursday', times: null },
      { session: 4, weekdays: 'all', times: null },
      { session: 5, weekdays: 'all', times: null },
    ],
  },
]

/** The timetable in force on a day; null before the watchlist traded by call auction only. */
export function callAuctionsOn(day: string): CallAuctionTable | null {
  return callAuctionTables.find(({ since }) => since <= day) ?? null
}

/** The next matching of a trading day after a time (`09:00:00`); null if none is left or its times are not known. */
export function nextMatching(day: string, time: string): (Span & { readonly session: number }) | null {
  const held =
    callAuctionsOn(day)?.sessions.filter(({ weekdays }) => weekdays === 'all' || !isFriday(day)) ?? []
  // Before a session with unknown times, a later one is not known to be the next.
  const next = held.find(({ times }) => times === null || times.match.to >= time)
  return next?.times ? { session: next.session, ...next.times.match } : null
}
