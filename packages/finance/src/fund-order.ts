import { decimal, fixed, over, times, toNearestRupiah } from './calculators/fixed-point.ts'

export interface FundOrder {
  /** Whole rupiah that buy units. */
  readonly amount: number
  /** Net asset value per unit when buying and when redeeming. */
  readonly nav: number
  readonly redeemedNav: number
  /** Fees in percent of the amount, and of the redeemed value. */
  readonly subscriptionPercent: number
  readonly redemptionPercent: number
}

/** A purchase of fund units and their redemption, in whole rupiah; the subscription fee is paid on top of the amount. */
export function fundOrder(order: FundOrder) {
  const { amount, nav, redeemedNav, subscriptionPercent, redemptionPercent } = order
  const units = over(fixed(amount), decimal(nav))
  const worth = times(units, decimal(redeemedNav))
  const subscription = toNearestRupiah(times(fixed(amount), decimal(subscriptionPercent)) / 100n)
  const redemption = toNearestRupiah(times(worth, decimal(redemptionPercent)) / 100n)
  const paid = amount + subscription
  const value = toNearestRupiah(worth)
  const received = value - redemption
  return { subscription, paid, value, redemption, received, result: received - paid }
}
