import { adjustmentFactor, theoreticalPrice } from '@site/finance/adjustment.ts'
import { autoRejectionLimits, type BoardCode } from '@site/finance/auto-rejection.ts'
import { roundToTick } from '@site/finance/lots-and-ticks.ts'
import type { ShareEvent } from './share-events.ts'

export function computeFactor(event: ShareEvent, cumPrice: number): number {
  return adjustmentFactor(asAdjustment(event, cumPrice)) ?? 1
}

/** The price that limits a day: the previous close, or on the day of an event the theoretical price. */
export function referencePrice(previousClose: number, event: ShareEvent | undefined): number {
  if (event === undefined) return previousClose
  return (
    theoreticalPrice(previousClose, asAdjustment(event, previousClose), event.date)?.onTick ?? previousClose
  )
}

/** Rounds prices of a day to the tick, within its auto-rejection limits. */
export function tradable(reference: number, board: BoardCode, date: string): (price: number) => number {
  const limits = autoRejectionLimits(reference, board, date)
  if (limits === null) throw new Error(`no auto-rejection rule on ${date}`)
  return (price) => Math.min(limits.upper, Math.max(limits.lower, roundToTick(price, date)))
}

function asAdjustment(event: ShareEvent, cumPrice: number) {
  const ratio = { old: event.old, new: event.new }
  return event.kind === 'rights'
    ? { kind: event.kind, ...ratio, cumPrice, exercisePrice: event.exercisePrice ?? 0 }
    : { kind: event.kind, ...ratio }
}
