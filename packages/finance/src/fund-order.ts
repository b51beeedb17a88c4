import { decimal, fixed, over, times, toNearestRupiah } from './calculators/fixed-point.ts'
import { stampDuty } from './stamp-duty.ts'

export interface FundOrder {
  /** In whole rupiah, with the subscription fee. */
  readonly amount: number
  /** Net asset value per unit when buying and when redeeming. */
  readonly nav: number
  readonly redeemedNav: number
  /** Fees in percent of the amount, and of the redeemed value. */
  readonly subscriptionPercent: number
  readonly redemptionPercent: number
  /** The day whose rule of stamp duty applies. */
  readonly day: string
}

/** A purchase of fund units and their redemption, in whole rupiah; the fees are deducted from the amount and from the redeemed value. */
export function computeFundOrder(order: FundOrder) {
  const { amount, nav, redeemedNav, subscriptionPercent, redemptionPercent, day } = order
  const subscription = toNearestRupiah(times(fixed(amount), decimal(subscriptionPercent)) / 100n)
  const units = over(fixed(amount - subscription), decimal(nav))
  const worth = times(units, decimal(redeemedNav))
  const value = toNearestRupiah(worth)
  const redemption = toNearestRupiah(times(worth, decimal(redemptionPercent)) / 100n)
  const purchaseDuty = stampDuty({ kind: 'fundOrder', value: amount, day }) ?? 0
  const redemptionDuty = stampDuty({ kind: 'fundOrder', value, day }) ?? 0
  const paid = amount + purchaseDuty
  const received = value - redemption - redemptionDuty
  return {
    subscription,
    purchaseDuty,
    paid,
    value,
    redemption,
    redemptionDuty,
    received,
    result: received - paid,
  }
}
