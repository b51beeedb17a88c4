import { roundToTick } from './lots-and-ticks.ts'

/** An event after which prices are not comparable to earlier ones. Sources: `docs/reference/market-data-format.md`. */
export type AdjustmentEvent =
  | { readonly kind: 'bonus' | 'stockDividend'; readonly old: number; readonly new: number }
  | { readonly kind: 'split' | 'reverseSplit'; readonly old: number; readonly new: number }
  | {
      readonly kind: 'rights'
      readonly old: number
      readonly new: number
      readonly cumPrice: number
      readonly exercisePrice: number
    }

/**
 * Multiplier of prices, and divisor of volumes, before the event. null for an impossible event (a ratio part or the cum
 * price is not positive).
 */
export function adjustmentFactor(event: AdjustmentEvent): number | null {
  if (!(event.old > 0) || !(event.new > 0)) return null
  switch (event.kind) {
    case 'bonus':
    case 'stockDividend':
      return event.old / (event.old + event.new)
    case 'split':
    case 'reverseSplit':
      return event.old / event.new
    case 'rights': {
      if (!(event.cumPrice > 0) || event.exercisePrice < 0) return null
      const worth = event.cumPrice * event.old + event.exercisePrice * event.new
      return worth / (event.old + event.new) / event.cumPrice
    }
  }
}

/**
 * How many shares one old share has become, for per-share figures of earlier periods; rights are excluded, because they
 * cost money.
 */
export function shareMultiplier(event: AdjustmentEvent): number {
  switch (event.kind) {
    case 'bonus':
    case 'stockDividend':
      return (event.old + event.new) / event.old
    case 'split':
    case 'reverseSplit':
      return event.new / event.old
    case 'rights':
      return 1
  }
}

/** The exchange does not adjust for cash dividends; a total-return chart does. */
export function totalReturnFactor({ cumPrice, amount }: { cumPrice: number; amount: number }): number | null {
  if (!(cumPrice > 0) || amount < 0 || amount > cumPrice) return null
  return (cumPrice - amount) / cumPrice
}

/** The theoretical price of the ex date, exact and rounded to the tick of that day. */
export function theoreticalPrice(cumPrice: number, event: AdjustmentEvent, exDate: string) {
  const factor = adjustmentFactor(event)
  if (factor === null) return null
  // A single division at the end avoids 1499.9999999999998.
  const exact =
    event.kind === 'rights'
      ? (cumPrice * event.old + event.exercisePrice * event.new) / (event.old + event.new)
      : event.kind === 'split' || event.kind === 'reverseSplit'
        ? (cumPrice * event.old) / event.new
        : (cumPrice * event.old) / (event.old + event.new)
  return { exact, onTick: roundToTick(exact, exDate) }
}

export interface DatedFactor {
  /** The first day at the new level (ex date). */
  readonly date: string
  readonly factor: number
}

/** The product of the factors of all events after the day, which multiplies the raw price of that day. */
export function cumulativeFactor(day: string, events: readonly DatedFactor[]): number {
  return events.reduce((product, event) => (event.date > day ? product * event.factor : product), 1)
}
