/** Trading hours of the regular market in Western Indonesia Time. Times are `09:00:00`; both ends belong to the session. */
export type SessionName = 'preOpening' | 'session1' | 'session2' | 'preClosing' | 'postTrading'

export interface Session {
  readonly name: SessionName
  readonly from: string
  readonly to: string
}

/** From `from` to `to` orders are accepted, but neither changed nor canceled; changes stay closed to `noChangeTo`. */
export interface OrderLock {
  readonly session: SessionName
  readonly from: string
  readonly to: string
  readonly noChangeTo: string
}

export interface ExchangeHours {
  readonly since: string
  readonly checked: string
  readonly source: string
  readonly weekdays: readonly Session[]
  readonly friday: readonly Session[]
  readonly locks: readonly OrderLock[]
  /** The random end of the pre-closing; null if its end is fixed. */
  readonly randomClosing: { readonly from: string; readonly to: string } | null
}

const preOpening: Session = { name: 'preOpening', from: '08:45:00', to: '08:59:59' }

function daySessions(preClosingTo: string, postTradingFrom: string) {
  const afternoon: readonly Session[] = [
    { name: 'preClosing', from: '15:50:00', to: preClosingTo },
    { name: 'postTrading', from: postTradingFrom, to: '16:15:00' },
  ]
  return {
    weekdays: [
      preOpening,
      { name: 'session1', from: '09:00:00', to: '12:00:00' },
      { name: 'session2', from: '13:30:00', to: '15:49:59' },
      ...afternoon,
    ],
    friday: [
      preOpening,
      { name: 'session1', from: '09:00:00', to: '11:30:00' },
      { name: 'session2', from: '14:00:00', to: '15:49:59' },
      ...afternoon,
    ],
  } as const
}

/** Newest first. */
export const exchangeHours: readonly ExchangeHours[] = [
  {
    since: '2025-12-15',
    checked: '2026-11-28',
    // In force since April 8, 2025; its order locks only since the transition ended on December 12, 2025.
    source: 'II-A Kep-00003/BEI/04-2025',
    ...daySessions('16:01:59', '16:02:00'),
    locks: [
      { session: 'preOpening', from: '08:56:00', to: '08:57:59', noChangeTo: '08:59:59' },
      { session: 'preClosing', from: '15:56:00', to: '15:59:59', noChangeTo: '16:01:59' },
    ],
    // Only entering orders ends at random; the session itself lasts to 16:01:59.
    randomClosing: { from: '15:58:00', to: '15:59:59' },
  },
  {
    since: '2023-04-03',
    checked: '2026-11-28',
    source: 'II-A Kep-00055/BEI/03-2023',
    ...daySessions('16:00:59', '16:01:00'),
    locks: [],
    // Recheck: Kep-00096/BEI/12-2022 may have had a random closing already.
    randomClosing: null,
  },
]

/** The pre-opening covers all shares of the main, development and new-economy boards. */
export const preOpeningShares = {
  since: '2024-12-09',
  checked: '2026-11-28',
  source: 'II-A Kep-00196/BEI/12-2024, Peng-00251/BEI.POP/12-2024',
} as const

/** The hours in force on a day; null before the first known row. */
export function hoursOn(day: string): ExchangeHours | null {
  return exchangeHours.find(({ since }) => since <= day) ?? null
}

export const isFriday = (day: string): boolean => new Date(`${day}T00:00:00Z`).getUTCDay() === 5

export function sessionsOn(hours: ExchangeHours, day: string): readonly Session[] {
  return isFriday(day) ? hours.friday : hours.weekdays
}

export interface SessionState {
  /** null before the first session, in the break and after the last one. */
  readonly current: Session | null
  readonly next: Session | null
  /** Until its `to` orders can be neither changed nor canceled; after that only changes are closed. */
  readonly lock: OrderLock | null
}

/** The state of a trading day at a time (`09:00:00`). */
export function sessionAt(hours: ExchangeHours, day: string, time: string): SessionState {
  const sessions = sessionsOn(hours, day)
  return {
    current: sessions.find(({ from, to }) => from <= time && time <= to) ?? null,
    next: sessions.find(({ from }) => from > time) ?? null,
    lock: hours.locks.find(({ from, noChangeTo }) => from <= time && time <= noChangeTo) ?? null,
  }
}
