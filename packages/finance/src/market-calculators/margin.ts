import { decimal, fixed, over, times, toDecimal, wholeTimes } from '../calculators/fixed-point.ts'
import { findTickSize, lot } from '../lots-and-ticks.ts'
import type { RuleSource } from '../rule-source.ts'
import { computeDailyCharge, computeInterest } from '../service-fees.ts'

/**
 * A share of the purchase or an amount, whichever is higher. Recheck: "whichever is higher" is the wording of POJK
 * 55/2020; the clause of POJK 6/2024, which replaced it, was not seen, nor the first day of its rule.
 */
export const initialCollateralRule = {
  percent: 50,
  rupiah: 50_000_000,
  source: 'POJK 6/2024',
  checked: '2026-11-25',
} as const satisfies Omit<RuleSource, 'since'> & { percent: number; rupiah: number }

/** The least own money for a purchase on margin, in rupiah. */
export function initialCollateral(value: number): number {
  const { percent, rupiah } = initialCollateralRule
  return Math.max(Math.ceil((value * percent) / 100), rupiah)
}

/** Days that a contract counts as a year of interest. */
export const dayBases = [365, 360] as const
export type DayBasis = (typeof dayBases)[number]

export interface MarginInput {
  readonly lots: number
  readonly price: number
  readonly ownMoney: number
  /** Percent that the broker takes off the market value of the shares. */
  readonly haircutPercent: number
  /** Ratios of financing to collateral, in percent. */
  readonly callPercent: number
  readonly forcedPercent: number
  /** Per year. */
  readonly interestPercent: number
  readonly basis: DayBasis
  readonly days: number
  /** The day whose tick table applies. */
  readonly day: string
}

/** A purchase with borrowed money. Prices are tradable ones; amounts are rounded half up to the rupiah. */
export function marginPosition(input: MarginInput) {
  const { lots, price, ownMoney, haircutPercent, interestPercent, basis, days, day } = input
  const shares = lots * lot.shares
  const value = shares * price
  const financing = Math.max(0, value - ownMoney)
  const kept = decimal(100) - decimal(haircutPercent)
  const interest = (count: number) => computeInterest(financing, interestPercent, count, basis)

  function at(marketPrice: number) {
    const collateral = (kept * BigInt(shares) * BigInt(marketPrice)) / 100n
    return {
      price: marketPrice,
      ratioPercent: toDecimal(over(fixed(financing) * 100n, collateral), 2),
      /** What would be left of the own money after a sale at this price, without fees and interest; may be negative. */
      left: shares * marketPrice - financing,
    }
  }
  /** The highest tradable price at which the ratio has reached a limit; null if none has. */
  function priceAt(limitPercent: number): number | null {
    const limit = times(kept, decimal(limitPercent)) * BigInt(shares)
    const highest = wholeTimes(fixed(financing) * 10_000n, limit)
    return highest < 1 ? null : highest - (highest % findTickSize(highest, day))
  }
  return {
    value,
    financing,
    now: at(price),
    at,
    callPrice: priceAt(input.callPercent),
    forcedPrice: priceAt(input.forcedPercent),
    interestPerDay: interest(1),
    interest: interest(days),
  }
}

export interface PawnInput {
  readonly value: number
  readonly loanToValuePercent: number
  readonly ratePercentPerDay: number
  readonly days: number
}

/** A loan against pawned shares: rounded down to the rupiah, its cost half up. */
export function pawnLoan({ value, loanToValuePercent, ratePercentPerDay, days }: PawnInput) {
  const loan = wholeTimes(decimal(loanToValuePercent) * BigInt(value), fixed(100))
  const cost = computeDailyCharge(loan, ratePercentPerDay, days)
  return { loan, cost, repayment: loan + cost }
}
