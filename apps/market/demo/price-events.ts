import { adjustmentFactor, theoreticalPrice } from '@site/finance/adjustment.ts'
import type { ShareEvent } from './share-events.ts'

export function factorOf(event: ShareEvent, cumPrice: number): number {
  return adjustmentFactor(asAdjustment(event, cumPrice)) ?? 1
}

/** The price that limits a day: the previous close, or on the day of an event the theoretical price. */
export function referencePrice(previousClose: number, event: ShareEvent | undefined): number {
  if (event === undefined) return previousClose
  return theoreticalPrice(previousClose, asAdjustment(event, previousClose))?.onTick ?? previousClose
}

function asAdjustment(event: ShareEvent, cumPrice: number) {
  const ratio = { old: event.old, new: event.new }
  return event.kind === 'rights'
    ? { kind: event.kind, ...ratio, cumPrice, exercisePrice: event.exercisePrice ?? 0 }
    : { kind: event.kind, ...ratio }
}
