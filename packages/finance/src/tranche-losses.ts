import { roundHalfUp } from './rounding.ts'

/**
 * What each class of a pool loses, in percent of the class, when the pool loses a part of its principal. `shares` are
 * the classes in percent of the pool in the order of payment: the last one bears losses first.
 */
export function trancheLosses(shares: readonly number[], poolLossPercent: number): number[] {
  let left = poolLossPercent
  const losses = shares.toReversed().map((share) => {
    const borne = Math.min(share, left)
    left -= borne
    return share === 0 ? 0 : roundHalfUp((borne / share) * 100, 2)
  })
  return losses.toReversed()
}
