import type { DatedFactor } from './adjustment.ts'

/** A published recommendation; prices in rupiah per share on the day of issue. */
export interface PublishedCall {
  readonly issuedAt: string
  readonly priceAtIssue: number
  readonly targetPrice: number
  readonly stopLoss: number | null
  readonly horizonMonths: number
  /** Set if the analyst closed it; the price is in rupiah of that day. */
  readonly closed: { readonly on: string; readonly price: number | null } | null
}

/** An unadjusted trading day. */
export interface TradedDay {
  readonly date: string
  /** null: unknown. */
  readonly open: number | null
  readonly high: number
  readonly low: number
  readonly close: number
}

/** The prices of the company, and the trading days of the market. */
export interface CallMarket {
  /** Oldest first. */
  readonly days: readonly TradedDay[]
  readonly events: readonly DatedFactor[]
  /** The latest trading day of the whole market; null: there is none. */
  readonly latestDay: string | null
  /** The first day whose prices cannot be compared with that of the issue; null: none. */
  readonly brokenOn: string | null
}

export interface CallOutcome {
  readonly kind: 'target' | 'stop' | 'expired' | 'closed' | 'open'
  /** The day of the outcome, or of the last price while open; null: no price since the issue. */
  readonly on: string | null
  /** In rupiah of the day of issue, comparable to the target; null: no price since the issue. */
  readonly price: number | null
  /** Relative to the price at issue, as a fraction. */
  readonly change: number | null
  /** Whether an event (split, bonus shares, rights) lies between the price and the day of issue. */
  readonly isRestated: boolean
}

/**
 * The outcome of a recommendation, by the rule of decision 0014: covers the days after the issue until the same day
 * `horizonMonths` later, at the price level of the issue. The open comes before the rest of a day; if a day reached
 * both target and stop in unknown order, the stop counts. Without an open, a price that the whole day was beyond counts
 * as the day's nearest one. From `brokenOn` on, no price counts.
 */
export function recommendationOutcome(call: PublishedCall, market: CallMarket): CallOutcome {
  const { closed } = call
  const { horizonEnd, isClosedEarly, end, window } = listCallDays(call, market)
  const factorAt = (day: string) => computeFactorBetween(market.events, call.issuedAt, day)
  const outcome = (kind: CallOutcome['kind'], on: string, price: number): CallOutcome => ({
    kind,
    on,
    price,
    change: call.priceAtIssue > 0 ? price / call.priceAtIssue - 1 : null,
    isRestated: factorAt(on) !== 1,
  })

  const { brokenOn } = market
  const isBroken = brokenOn !== null && brokenOn <= end
  for (const day of window) {
    const reached = reachedOn(day, factorAt(day.date), call)
    if (reached !== null) return outcome(reached.kind, day.date, reached.price)
  }
  // A price of before is neither the result nor the latest one.
  const last = isBroken ? undefined : window.at(-1)
  const lastClose = last && last.close / factorAt(last.date)
  if (closed !== null && isClosedEarly) {
    const price = closed.price === null || isBroken ? lastClose : closed.price / factorAt(closed.on)
    return price === undefined ? withoutPrice('closed', closed.on) : outcome('closed', closed.on, price)
  }
  const isOver = market.latestDay !== null && market.latestDay >= horizonEnd
  if (isOver) {
    return lastClose === undefined
      ? withoutPrice('expired', horizonEnd)
      : { ...outcome('expired', last?.date ?? horizonEnd, lastClose), on: horizonEnd }
  }
  return last === undefined || lastClose === undefined
    ? withoutPrice('open', null)
    : outcome('open', last.date, lastClose)
}

/** The days that can decide a call, and when they end. */
function listCallDays({ issuedAt, horizonMonths, closed }: PublishedCall, { days, brokenOn }: CallMarket) {
  const horizonEnd = monthsAfter(issuedAt, horizonMonths)
  const isClosedEarly = closed !== null && closed.on < horizonEnd
  const end = isClosedEarly ? closed.on : horizonEnd
  const window = days.filter(
    ({ date }) => date > issuedAt && date <= end && (brokenOn === null || date < brokenOn),
  )
  return { horizonEnd, isClosedEarly, end, window }
}

/** A change since the issue, as a fraction. */
export interface DatedChange {
  readonly date: string
  readonly change: number
}

/**
 * The change of the price at each close from the day after the issue to the outcome, whose own price stands for the
 * close of its day. Empty without a price at issue or since.
 */
export function followCall(call: PublishedCall, market: CallMarket, outcome: CallOutcome): DatedChange[] {
  const { on, change } = outcome
  if (on === null || change === null) {
    return []
  }
  const closes = listCallDays(call, market)
    .window.filter(({ date }) => date <= on)
    .map(({ date, close }) => ({
      date,
      change: close / computeFactorBetween(market.events, call.issuedAt, date) / call.priceAtIssue - 1,
    }))
  const last = closes.at(-1)
  // An analyst may close a call at a price of a day without trading.
  if (outcome.kind === 'closed' && (last === undefined || last.date < on)) {
    return [...closes, { date: on, change }]
  }
  return last === undefined ? [] : [...closes.slice(0, -1), { date: last.date, change }]
}

/** From the price at issue to the target, as a fraction; null without a price at issue. */
export function upsideAtIssue({
  priceAtIssue,
  targetPrice,
}: Pick<PublishedCall, 'priceAtIssue' | 'targetPrice'>): number | null {
  return priceAtIssue > 0 ? (targetPrice - priceAtIssue) / priceAtIssue : null
}

/** From the last price to the target, as a fraction; null unless the call is open and has a price. */
export function distanceToTarget(
  { targetPrice }: Pick<PublishedCall, 'targetPrice'>,
  { kind, price }: Pick<CallOutcome, 'kind' | 'price'>,
): number | null {
  return kind === 'open' && price !== null && price > 0 ? targetPrice / price - 1 : null
}

type OutcomeKind = CallOutcome['kind']

/** The outcomes of published calls, counted. */
export interface CallRecord {
  /** Of calls to buy and sell. */
  readonly counts: Readonly<Record<OutcomeKind, number>>
  /** The calls to buy and sell that are no longer open. */
  readonly finished: number
  /** A hold expects no direction, so it is neither a hit nor a miss. */
  readonly holds: { readonly total: number; readonly open: number }
}

export function countOutcomes(
  calls: readonly { readonly rating: 'buy' | 'hold' | 'sell'; readonly kind: OutcomeKind }[],
): CallRecord {
  const counts = { target: 0, stop: 0, expired: 0, closed: 0, open: 0 }
  const holds = { total: 0, open: 0 }
  for (const { rating, kind } of calls) {
    if (rating === 'hold') {
      holds.total += 1
      if (kind === 'open') holds.open += 1
    } else counts[kind] += 1
  }
  const { open, ...ended } = counts
  return { counts, finished: Object.values(ended).reduce((sum, count) => sum + count, 0), holds }
}

function withoutPrice(kind: CallOutcome['kind'], on: string | null): CallOutcome {
  return { kind, on, price: null, change: null, isRestated: false }
}

/** Compensates for floating-point errors: 1,000 ÷ (10 ÷ 13) is slightly above 1,300. */
const tolerance = 1e-9

type Reached = { readonly kind: 'target' | 'stop'; readonly price: number }

/** The outcome of one day; if it opened beyond a price, that price was never traded, so the open counts. */
function reachedOn(day: TradedDay, factor: number, call: PublishedCall): Reached | null {
  const { priceAtIssue, targetPrice, stopLoss } = call
  const [high, low] = [day.high / factor, day.low / factor]
  const open = day.open === null ? null : day.open / factor
  const isBeyond = (level: number | null, upwards: number, downwards: number) => {
    if (level === null || level === priceAtIssue) return false
    return level > priceAtIssue ? upwards >= level * (1 - tolerance) : downwards <= level * (1 + tolerance)
  }
  if (open !== null && isBeyond(targetPrice, open, open)) return { kind: 'target', price: open }
  if (open !== null && isBeyond(stopLoss, open, open)) return { kind: 'stop', price: open }
  const nearest = (level: number) => (open === null ? Math.min(Math.max(level, low), high) : level)
  if (stopLoss !== null && isBeyond(stopLoss, high, low)) return { kind: 'stop', price: nearest(stopLoss) }
  return isBeyond(targetPrice, high, low) ? { kind: 'target', price: nearest(targetPrice) } : null
}

/** The factor that converts a price of the day `since` to the level of a later day. */
function computeFactorBetween(events: readonly DatedFactor[], since: string, until: string): number {
  return events.reduce(
    (product, { date, factor }) => (date > since && date <= until ? product * factor : product),
    1,
  )
}

/** The same day of a later month, or its last day if the month is shorter. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 0, dayOfMonth = 0] = day.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  const date = new Date(Date.UTC(year, month - 1 + months, Math.min(dayOfMonth, lastOfMonth)))
  return date.toISOString().slice(0, 'yyyy-mm-dd'.length)
}
