import { type AdjustmentEvent, shareMultiplier, theoreticalPrice } from '../adjustment.ts'
import { decimal, type Fixed, fixed, over, toDecimal, wholeTimes } from '../calculators/fixed-point.ts'
import { lot } from '../lots-and-ticks.ts'

/** Decimal places of theoretical prices and values of a right. */
const PRICE_PLACES = 4

export interface ShareCount {
  readonly lots: number
  /** Shares that make no full lot and are sold on the negotiated market. */
  readonly odd: number
}

export function inLots(shares: number): ShareCount {
  return { lots: Math.floor(shares / lot.shares), odd: shares % lot.shares }
}

export interface TheoreticalPrice {
  readonly exact: number
  readonly onTick: number
}

function computeTheoreticalPrice(
  cumPrice: number,
  event: AdjustmentEvent,
  exDate: string,
): TheoreticalPrice | null {
  const price = theoreticalPrice(cumPrice, event, exDate)
  return price && { exact: toDecimal(decimal(price.exact), PRICE_PLACES), onTick: price.onTick }
}

export interface HoldingInput {
  readonly shares: number
  readonly cumPrice: number
  /** The ratio, in whole shares: old : new. */
  readonly old: number
  readonly new: number
  readonly exDate: string
}

/** Holdings after a change that costs nothing; fractions of a share are dropped. null for an impossible ratio. */
export function freeShares(kind: 'bonus' | 'stockDividend' | 'split' | 'reverseSplit', input: HoldingInput) {
  const { shares, cumPrice, old, new: issued, exDate } = input
  const price = computeTheoreticalPrice(cumPrice, { kind, old, new: issued }, exDate)
  if (price === null) return null
  const isAdded = kind === 'bonus' || kind === 'stockDividend'
  const after = wholeTimes(fixed(shares) * BigInt(isAdded ? old + issued : issued), fixed(old))
  return {
    price,
    sharesAfter: after,
    sharesAdded: after - shares,
    /** Whether a part of a share is lost to rounding. */
    hasFraction: (shares * issued) % old !== 0,
    valueBefore: shares * cumPrice,
    multiplier: shareMultiplier({ kind, old, new: issued }),
  }
}

export interface RightsInput extends HoldingInput {
  readonly exercisePrice: number
}

/** A rights issue: each `old` shares receive `new` rights, and a right buys one share. */
export function rightsIssue(input: RightsInput) {
  const { shares, cumPrice, old, new: issued, exercisePrice, exDate } = input
  const price = computeTheoreticalPrice(
    cumPrice,
    { kind: 'rights', old, new: issued, cumPrice, exercisePrice },
    exDate,
  )
  if (price === null) return null
  const sum = fixed(old + issued)
  const exact = over(fixed(cumPrice) * BigInt(old) + decimal(exercisePrice) * BigInt(issued), sum)
  const rights = wholeTimes(fixed(shares) * BigInt(issued), fixed(old))
  return {
    price,
    /** What a holder of one old share loses in price and gains in rights. */
    valuePerShare: roundPrice(fixed(cumPrice) - exact),
    /** Of the right to buy one share; negative if the exercise price is above the theoretical one. */
    valuePerRight: roundPrice(exact - decimal(exercisePrice)),
    rights,
    hasFraction: (shares * issued) % old !== 0,
    exerciseCost: toDecimal(decimal(exercisePrice) * BigInt(rights), 0),
    sharesAfter: shares + rights,
    /** Percent of the former share in the company that remains without exercising. */
    keptPercent: toDecimal(over(fixed(old) * 100n, sum), 2),
    dilutionPercent: toDecimal(over(fixed(issued) * 100n, sum), 2),
  }
}

function roundPrice(value: Fixed): number {
  return toDecimal(value, PRICE_PLACES)
}
