import { type AdjustmentEvent, adjustmentFactor, shareMultiplier } from './adjustment.ts'

/**
 * An event with the factor of `adjustmentFactor`; rights have factor 1 if the price before them is unknown. Of an
 * `unknown` one, only the factor may be known: the exchange's reference price shows it.
 */
export type ShareEvent = ShareTerms & {
  readonly factor: number
  /** Rights: rupiah per new share. */
  readonly exercisePrice: number | null
}

type ShareTerms =
  | { readonly kind: AdjustmentEvent['kind']; readonly old: number; readonly new: number }
  | { readonly kind: 'unknown' }

/** What one share becomes in a series of events. */
export interface ShareChange {
  /** null: the number of new shares is unknown until the company reports it. */
  readonly multiplier: number | null
  /** Rupiah that the rights of this share bring in, before the costs of the issue. */
  readonly raised: number
}

export const noChange: ShareChange = { multiplier: 1, raised: 0 }

/** Below 1 by more than rounding errors. */
const maxDilutingFactor = 1 - 1e-9

/**
 * The change of one share in the events, oldest first. Rights below the market price count as fully exercised, as in
 * the theoretical price. Nobody has to exercise the others, so their number of new shares is unknown.
 */
export function shareChangeIn(events: readonly ShareEvent[]): ShareChange {
  let change = noChange
  for (const event of events) {
    const { multiplier, raised } = change
    if (multiplier === null) return change
    if (event.kind === 'unknown') {
      change = { multiplier: null, raised }
    } else if (event.kind !== 'rights') {
      change = { multiplier: multiplier * findMultiplier(event), raised }
    } else if (event.exercisePrice === null || event.factor > maxDilutingFactor) {
      change = { multiplier: null, raised }
    } else {
      const issued = (multiplier * event.new) / event.old
      change = { multiplier: multiplier + issued, raised: raised + issued * event.exercisePrice }
    }
  }
  return change
}

/**
 * Multiplier of per-share figures before the events, so that they compare with later ones as the prices of the chart
 * do. Rights have a bonus element only below the market price (IAS 33 and PSAK 56 on earnings per share).
 */
export function computePerShareFactor(events: readonly ShareEvent[]): number {
  return events.reduce((product, event) => product * findPerShareFactor(event), 1)
}

function findPerShareFactor(event: ShareEvent): number {
  if (event.kind === 'unknown') return event.factor
  return event.kind === 'rights' ? Math.min(1, event.factor) : 1 / findMultiplier(event)
}

function findMultiplier({ kind, old, new: created }: Exclude<ShareTerms, { kind: 'unknown' }>): number {
  return kind === 'rights' || adjustmentFactor({ kind, old, new: created }) === null
    ? 1
    : shareMultiplier({ kind, old, new: created })
}
